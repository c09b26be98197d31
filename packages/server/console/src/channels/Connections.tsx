import type { Connection, Property, Session } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Badge } from '../parts/Badge.tsx'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { SelectField } from '../parts/Field.tsx'
import { mayCall } from '../parts/may-call.ts'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { channels as texts } from '../texts/channels.ts'
import { type Behaviour, behaviourOf, connectorFor } from './behaviour.ts'

/** Each channel with its health, and in a demo a switch for how it behaves. */
export function Connections({ hotel, session }: { hotel: Property; session: Session }) {
  const { data, error } = useRead('listConnections', { path: { hr_id: hotel.hr_id } })
  if (error) return <ErrorNote error={error} />
  if (!data) return null
  if (data.connections.length === 0) return <EmptyState>{texts.none}</EmptyState>
  const canSet = session.test && mayCall(session, 'putConnection')
  const columns: Column<Connection>[] = [
    { name: texts.channel, cell: ({ channel_name }) => channel_name },
    { name: texts.health, cell: (connection) => <Health connection={connection} hotel={hotel} /> },
    { name: texts.succeeded, right: true, cell: ({ succeeded }) => succeeded },
    { name: texts.failed, right: true, cell: ({ failed }) => failed },
    {
      name: texts.connector,
      cell: (connection) =>
        canSet && connection.connector.kind === 'simulated' ? (
          <BehaviourSwitch hotel={hotel} connection={connection} />
        ) : (
          texts.connectors[connection.connector.kind]
        ),
    },
    ...(mayCall(session, 'resendCalendar')
      ? [{ name: texts.actions, cell: (its: Connection) => <Resend hotel={hotel} connection={its} /> }]
      : []),
  ]
  return (
    <Section title={texts.list}>
      <Table
        caption={texts.list}
        columns={columns}
        rows={data.connections}
        keyOf={({ channel_code }) => channel_code}
      />
    </Section>
  )
}

function Health({
  connection: { failing, in_progress, last_refusal },
  hotel,
}: {
  connection: Connection
  hotel: Property
}) {
  if (!failing) {
    const onTheWay = in_progress > 0 && <Badge tone="busy">{texts.busy(in_progress)}</Badge>
    if (last_refusal === null) return onTheWay || <Badge tone="good">{texts.healthy}</Badge>
    return (
      <>
        <Badge tone="bad">{texts.refusing}</Badge> {onTheWay}
        <div>
          {texts.lastError}: {last_refusal}
        </div>
      </>
    )
  }
  const zone = hotel.time_zone
  return (
    <>
      <Badge tone="bad">{texts.failing}</Badge>
      <div>
        {texts.failingSince} <Time at={failing.since} zone={zone} />, {texts.busy(failing.waiting)}
      </div>
      <div>
        {texts.nextAttempt} <Time at={failing.next_attempt_at} zone={zone} seconds />
      </div>
      <div>
        {texts.lastError}: {failing.last_error}
      </div>
    </>
  )
}

function BehaviourSwitch({ hotel, connection }: { hotel: Property; connection: Connection }) {
  const { channel_code, channel_name, connector } = connection
  const put = useChange('putConnection')
  const tell = useTell()
  const present = behaviourOf(connector) ?? 'other'
  const choices: Behaviour[] = ['normal', 'slow', 'refuses', 'away']
  const set = (behaviour: Behaviour) => {
    if (behaviour === 'other') return
    const path = { hr_id: hotel.hr_id, channel_code }
    put.mutate({ path, body: { connector: connectorFor(behaviour) } }, { onError: tell.failed })
  }
  return (
    <SelectField
      label={`${channel_name}: ${texts.behaviour.label}`}
      value={present}
      disabled={put.isPending}
      onChange={({ target }) => set(target.value as Behaviour)}
      options={[...choices, ...(present === 'other' ? (['other'] as const) : [])].map((value) => ({
        value,
        label: texts.behaviour[value],
      }))}
    />
  )
}

function Resend({ hotel, connection }: { hotel: Property; connection: Connection }) {
  const resend = useChange('resendCalendar')
  const tell = useTell()
  if (connection.connector.kind === 'direct') return null
  const path = { hr_id: hotel.hr_id, channel_code: connection.channel_code }
  return (
    <Button
      busy={resend.isPending}
      onClick={() =>
        resend.mutate(
          { path },
          { onSuccess: ({ deliveries }) => tell.done(texts.resent(deliveries)), onError: tell.failed },
        )
      }
    >
      {texts.resend}
    </Button>
  )
}
