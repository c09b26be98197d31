import { useState } from 'react'
import type { Delivery, DeliveryState, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Badge, type Tone } from '../parts/Badge.tsx'
import { SelectField } from '../parts/Field.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { Section } from '../parts/Section.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { channels } from '../texts/channels.ts'
import { DeliveryDetail } from './DeliveryDetail.tsx'

const { deliveries: texts } = channels
const tones: Record<DeliveryState, Tone> = { in_progress: 'busy', succeeded: 'good', failed: 'bad' }

/** What is or was on its way: of one transaction all of it, else those that were refused first. */
export function Deliveries({ hotel, transaction }: { hotel: Property; transaction?: string }) {
  const [chosen, setState] = useState<DeliveryState | ''>()
  const [opened, setOpened] = useState<number>()
  const state = chosen ?? (transaction === undefined ? 'failed' : '')
  const query = {
    limit: 100,
    ...(state && { state }),
    ...(transaction !== undefined && { transaction_id: transaction }),
  }
  const { pages, ...reading } = usePages('listDeliveries', { path: { hr_id: hotel.hr_id }, query })
  return (
    <Section title={texts.heading} about={texts.about}>
      <SelectField
        label={texts.state}
        value={state}
        onChange={({ target }) => setState(target.value as DeliveryState | '')}
        options={[
          ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          { value: '', label: texts.any },
        ]}
      />
      <PagedTable
        reading={reading}
        rows={pages?.flatMap((page) => page.deliveries)}
        none={texts.none}
        caption={texts.list}
        columns={transaction === undefined ? columnsIn(hotel.time_zone) : columnsOfOne(hotel.time_zone)}
        keyOf={({ id }) => String(id)}
        onOpen={({ id }) => setOpened(id)}
      />
      <DeliveryDetail hotel={hotel} id={opened} onClose={() => setOpened(undefined)} />
    </Section>
  )
}

/** What all deliveries of a transaction have in common is said already. */
const columnsOfOne = (zone: string): Column<Delivery>[] =>
  columnsIn(zone).filter(({ name }) => name !== texts.transaction && name !== texts.accepted)

const columnsIn = (zone: string): Column<Delivery>[] => [
  { name: texts.id, cell: ({ id }) => id },
  { name: texts.state, cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge> },
  { name: channels.channel, cell: ({ channel_code }) => channel_code },
  { name: texts.rate, cell: ({ name, rate_code }) => `${name} (${rate_code})` },
  { name: texts.error, cell: ({ error_message }) => error_message ?? '' },
  { name: texts.transaction, cell: ({ transaction_id }) => transaction_id },
  { name: texts.attempts, right: true, cell: ({ attempts }) => attempts },
  { name: texts.accepted, cell: ({ created_at }) => <Time at={created_at} zone={zone} /> },
  { name: texts.settled, cell: ({ settled_at }) => settled_at && <Time at={settled_at} zone={zone} /> },
]
