import { useState } from 'react'
import type { Delivery, DeliveryState, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Badge, type Tone } from '../parts/Badge.tsx'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { SelectField } from '../parts/Field.tsx'
import { More } from '../parts/More.tsx'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { channels } from '../texts/channels.ts'
import { DeliveryDetail } from './DeliveryDetail.tsx'

const { deliveries: texts } = channels
const tones: Record<DeliveryState, Tone> = { in_progress: 'busy', succeeded: 'good', failed: 'bad' }

type Props = { hotel: Property; transaction: string | undefined; onAll: () => void }

/** What is or was on its way: of one transaction all of it, else those that were refused first. */
export function Deliveries({ hotel, transaction, onAll }: Props) {
  const [chosen, setState] = useState<DeliveryState | ''>()
  const [opened, setOpened] = useState<number>()
  const state = chosen ?? (transaction === undefined ? 'failed' : '')
  const query = {
    limit: 100,
    ...(state && { state }),
    ...(transaction !== undefined && { transaction_id: transaction }),
  }
  const { pages, error, more, busy } = usePages('listDeliveries', { path: { hr_id: hotel.hr_id }, query })
  const rows = pages?.flatMap((page) => page.deliveries) ?? []
  return (
    <Section title={texts.heading} about={texts.about}>
      {transaction !== undefined && (
        <p>
          {texts.ofTransaction(transaction)} <Button onClick={onAll}>{texts.all}</Button>
        </p>
      )}
      <SelectField
        label={texts.state}
        value={state}
        onChange={({ target }) => setState(target.value as DeliveryState | '')}
        options={[
          ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          { value: '', label: texts.any },
        ]}
      />
      {error && <ErrorNote error={error} />}
      {pages && rows.length === 0 ? <EmptyState>{texts.none}</EmptyState> : null}
      {rows.length > 0 && (
        <Table
          caption={texts.list}
          columns={columnsIn(hotel.time_zone)}
          rows={rows}
          keyOf={({ id }) => String(id)}
          onOpen={({ id }) => setOpened(id)}
        />
      )}
      <More more={more} busy={busy} />
      <DeliveryDetail hotel={hotel} id={opened} onClose={() => setOpened(undefined)} />
    </Section>
  )
}

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
