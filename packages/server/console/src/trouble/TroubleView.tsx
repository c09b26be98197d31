import type { ViewProps } from '../frame/views.ts'
import { Heading } from '../parts/Heading.tsx'
import { mayCall } from '../parts/may-call.ts'
import { frame } from '../texts/frame.ts'
import { trouble as texts } from '../texts/trouble.ts'
import { Clock } from './Clock.tsx'
import { Faults } from './Faults.tsx'
import { Reset } from './Reset.tsx'
import { Snapshots } from './Snapshots.tsx'

/** The clock, faults, snapshots and the reset of a server for tests. */
export default function TroubleView({ hotel, session }: ViewProps) {
  const may = mayCall(session, 'resetToDemo')
  return (
    <>
      <Heading title={frame.views.trouble} about={may ? texts.about : texts.readOnly(session.role)} />
      <Clock hotel={hotel} may={may} />
      <Faults hotel={hotel} may={may} />
      <Snapshots hotel={hotel} session={session} />
      {may && <Reset />}
    </>
  )
}
