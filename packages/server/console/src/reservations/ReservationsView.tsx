import { Heading } from '../parts/Heading.tsx'
import { frame } from '../texts/frame.ts'

export default function ReservationsView() {
  return <Heading title={frame.views.reservations} />
}
