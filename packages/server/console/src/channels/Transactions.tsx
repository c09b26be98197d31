import { useState } from 'react'
import type { Property, TransactionSummary } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Badge, type Tone } from '../parts/Badge.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { Section } from '../parts/Section.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { channels } from '../texts/channels.ts'
import { Deliveries } from './Deliveries.tsx'

const { transactions: texts } = channels

/** The updates of the calendar; one that is opened shows its deliveries. */
export function Transactions({ hotel }: { hotel: Property }) {
  const [opened, setOpened] = useState<string>()
  const request = { path: { hr_id: hotel.hr_id }, query: { limit: 20 } }
  const { pages, ...reading } = usePages('listTransactions', request)
  return (
    <Section title={texts.heading} about={texts.about}>
      <PagedTable
        reading={reading}
        rows={pages?.flatMap((page) => page.transactions)}
        none={texts.none}
        caption={texts.list}
        columns={columnsIn(hotel.time_zone)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
      />
      <Dialog
        side
        open={opened !== undefined}
        onOpenChange={(open) => open || setOpened(undefined)}
        title={opened === undefined ? '' : texts.title(opened)}
      >
        {opened !== undefined && <Deliveries hotel={hotel} transaction={opened} />}
      </Dialog>
    </Section>
  )
}

const tones = { succeeded: 'good', failed: 'bad', in_progress: 'busy' } satisfies Record<string, Tone>

const columnsIn = (zone: string): Column<TransactionSummary>[] => [
  { name: texts.id, cell: ({ id }) => id },
  {
    name: channels.deliveries.accepted,
    cell: ({ created_at }) => <Time at={created_at} zone={zone} seconds />,
  },
  { name: texts.what, cell: ({ fields }) => fields.join(', ') },
  {
    name: texts.of,
    cell: ({ codes, code_count }) =>
      `${codes.slice(0, 3).join(', ')} ${code_count > 3 ? texts.more(code_count - 3) : ''}`,
  },
  {
    name: texts.days,
    cell: ({ from, to, date_count }) =>
      from !== null && to !== null ? texts.span(from, to, date_count) : '',
  },
  {
    name: channels.deliveries.heading,
    cell: ({ deliveries }) =>
      (['succeeded', 'failed', 'in_progress'] as const).map(
        (state) =>
          deliveries[state] > 0 && (
            <Badge key={state} tone={tones[state]}>
              {texts.counts[state](deliveries[state])}
            </Badge>
          ),
      ),
  },
]
