import type { FolioSums, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Money } from '../parts/Money.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { Section } from '../parts/Section.tsx'
import type { Column } from '../parts/Table.tsx'
import { folios } from '../texts/folios.ts'

const { list: texts } = folios

/** All folios with what is owed. */
export function FolioList({ hotel, onOpen }: { hotel: Property; onOpen: (folioId: string) => void }) {
  const request = { path: { hr_id: hotel.hr_id }, query: { limit: 100 } }
  const { pages, ...reading } = usePages('listFolios', request)
  if (!pages && !reading.error) return null
  return (
    <Section title={texts.heading} about={texts.about}>
      <PagedTable
        reading={reading}
        rows={pages?.flatMap((page) => page.folios)}
        none={texts.none}
        caption={texts.caption}
        columns={columns}
        keyOf={({ folio_id }) => folio_id}
        onOpen={({ folio_id }) => onOpen(folio_id)}
      />
    </Section>
  )
}

const columns: Column<FolioSums>[] = [
  { name: texts.folio, cell: ({ folio_id }) => <code>{folio_id}</code> },
  {
    name: texts.of,
    cell: ({ kind, guest, folio_id }) =>
      kind === 'guest' ? guest : texts.directSales(folio_id.replace(/^\D+/, '')),
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
