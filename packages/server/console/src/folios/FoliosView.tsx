import { Heading } from '../parts/Heading.tsx'
import { frame } from '../texts/frame.ts'

export default function FoliosView() {
  return <Heading title={frame.views.folios} />
}
