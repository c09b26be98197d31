import type { ViewProps } from '../frame/views.ts'
import { Heading } from '../parts/Heading.tsx'
import { channels as texts } from '../texts/channels.ts'
import { frame } from '../texts/frame.ts'
import { Connections } from './Connections.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Transactions } from './Transactions.tsx'

/** The channels of a hotel, and what is or was on its way to them. */
export default function ChannelsView({ hotel, session }: ViewProps) {
  return (
    <>
      <Heading title={frame.views.channels} about={texts.about} />
      <Connections hotel={hotel} session={session} />
      <Transactions hotel={hotel} />
      <Deliveries hotel={hotel} />
    </>
  )
}
