import type { FolioSums, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Money } from '../parts/Money.tsx'
import { More } from '../parts/More.tsx'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { folios } from '../texts/folios.ts'

const { list: texts } = folios

/** All folios with what is owed. */
export function FolioList({ hotel, onOpen }: { hotel: Property; onOpen: (folioId: string) => void }) {
  const request = { path: { hr_id: hotel.hr_id }, query: { limit: 100 } }
  const { pages, error, more, busy } = usePages('listFolios', request)
  if (error) return <ErrorNote error={error} />
  if (!pages) return null
  const rows = pages.flatMap((page) => page.folios)
  return (
    <Section title={texts.heading} about={texts.about}>
      {rows.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <Table
          caption={texts.caption}
          columns={columns}
          rows={rows}
          keyOf={({ folio_id }) => folio_id}
          onOpen={({ folio_id }) => onOpen(folio_id)}
        />
      )}
      <More more={more} busy={busy} />
    </Section>
  )
}

const columns: Column<FolioSums>[] = [
  { name: texts.folio, cell: ({ folio_id }) => <code>{folio_id}</code> },
  {
    name: texts.of,
    cell: ({ kind, folio_id }) =>
      kind === 'guest' ? texts.guest : texts.directSales(folio_id.replace(/^\D+/, '')),
  },
  {
    name: texts.expenses,
    right: true,
    cell: ({ expenses, currency }) => <Money amount={expenses} currency={currency} />,
  },
  {
    name: texts.payments,
    right: true,
    cell: ({ payments, currency }) => <Money amount={payments} currency={currency} />,
  },
  {
    name: texts.balance,
    right: true,
    cell: ({ balance, currency }) => (
      <strong>
        <Money amount={balance} currency={currency} />
      </strong>
    ),
  },
]
