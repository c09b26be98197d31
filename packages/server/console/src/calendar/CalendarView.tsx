import { Heading } from '../parts/Heading.tsx'
import { frame } from '../texts/frame.ts'

export default function CalendarView() {
  return <Heading title={frame.views.calendar} />
}
