import type { CalendarDay, Property } from '../../../src/generated/control.ts'
import { useRead } from '../api/reads.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { channels } from '../texts/channels.ts'

const { deliveries: texts } = channels

type Props = { hotel: Property; id: number | undefined; onClose: () => void }

/** What a delivery has to tell a channel, and what the channel said. */
export function DeliveryDetail({ hotel, id, onClose }: Props) {
  return (
    <Dialog
      side
      open={id !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={id === undefined ? '' : texts.title(id)}
    >
      {id !== undefined && <Content hotel={hotel} id={id} />}
    </Dialog>
  )
}

function Content({ hotel, id }: { hotel: Property; id: number }) {
  const { data, error } = useRead('getDelivery', { path: { hr_id: hotel.hr_id, delivery_id: id } })
  if (error) return <ErrorNote error={error} />
  if (!data) return null
  const { channel_code, name, rate_code, state, error_message, attempts, transaction_id } = data
  const { created_at, settled_at, next_attempt_at, asked_until, dates } = data
  const time = (at: string | null) => at && <Time at={at} zone={hotel.time_zone} seconds />
  return (
    <>
      <Facts
        facts={[
          [texts.state, texts.states[state]],
          [channels.channel, channel_code],
          [texts.rate, `${name} (${rate_code})`],
          [texts.error, error_message],
          [texts.attempts, String(attempts)],
          [texts.next, time(next_attempt_at)],
          [texts.asked, time(asked_until)],
          [texts.accepted, time(created_at)],
          [texts.settled, time(settled_at)],
          [texts.transaction, transaction_id],
        ]}
      />
      <Section title={texts.sent}>
        {dates.length === 0 ? (
          <p>{texts.notKept}</p>
        ) : (
          <Table caption={texts.sent} columns={columnsOf(dates)} rows={dates} keyOf={({ date }) => date} />
        )}
      </Section>
    </>
  )
}

/** The date, and the fields that it has something of: what it leaves as it is has no column. */
function columnsOf(dates: CalendarDay[]): Column<CalendarDay>[] {
  const names = Object.keys(dates[0] ?? {}) as (keyof CalendarDay)[]
  const fields = names.filter((name) => name !== 'date' && dates.some((its) => its[name] !== null))
  return [
    { name: texts.date, cell: ({ date }) => date },
    ...fields.map((name) => ({
      name,
      cell: (its: CalendarDay) => (its[name] === null ? '' : String(its[name])),
    })),
  ]
}
