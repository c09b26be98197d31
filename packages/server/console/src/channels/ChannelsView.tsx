import { Heading } from '../parts/Heading.tsx'
import { frame } from '../texts/frame.ts'

export default function ChannelsView() {
  return <Heading title={frame.views.channels} />
}
