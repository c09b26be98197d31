import type { FolioItem, FolioSums, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Money } from '../parts/Money.tsx'
import { More } from '../parts/More.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { folios } from '../texts/folios.ts'
import style from './Bill.module.css'

const { bill: texts } = folios

type Props = { hotel: Property; folioId: string | undefined; onClose: () => void }

/** A folio as a bill: each line with how its account was found, and the sums. */
export function Bill({ hotel, folioId, onClose }: Props) {
  return (
    <Dialog
      side
      open={folioId !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={folioId ?? ''}
    >
      {folioId !== undefined && <Lines hotel={hotel} folioId={folioId} />}
    </Dialog>
  )
}

function Lines({ hotel, folioId }: { hotel: Property; folioId: string }) {
  const path = { hr_id: hotel.hr_id, folio_id: folioId }
  const { pages, error, more, busy } = usePages('getFolio', { path, query: { limit: 200 } })
  if (error) return <ErrorNote error={error} />
  const folio = pages?.[0]
  if (!pages || !folio) return null
  const items = pages.flatMap((page) => page.items)
  return (
    <div className={style.bill}>
      {folio.guest && <p>{folio.guest}</p>}
      {items.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          columns={columnsIn(hotel, folio.currency)}
          rows={items}
          keyOf={({ transaction_id, line }) => `${transaction_id} ${line}`}
        />
      )}
      <More more={more} busy={busy} />
      <Sums sums={folio} />
    </div>
  )
}

function Sums({ sums }: { sums: FolioSums }) {
  return (
    <dl className={style.sums} aria-label={texts.sums}>
      {(['expenses', 'discounts', 'refunds', 'payments', 'balance'] as const).map((name) => (
        <div key={name} data-name={name}>
          <dt>{texts[name]}</dt>
          <dd>
            <Money amount={sums[name]} currency={sums.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const columnsIn = ({ time_zone }: Property, sumCurrency: string): Column<FolioItem>[] => [
  {
    name: texts.line,
    cell: ({ post_type, note, ...item }) => (
      <>
        {post_type} {soldOf(item)}
        {note && <div className={style.soft}>{note}</div>}
      </>
    ),
  },
  {
    name: texts.mapped,
    cell: ({ mapping, department_id, revenue_account_id }) => (
      <>
        {texts.mapping[mapping]}
        <div className={style.soft}>{texts.accountOf(department_id, revenue_account_id)}</div>
      </>
    ),
  },
  {
    name: texts.invoice,
    cell: ({ invoice_number, pos_id, posted_at }) => (
      <>
        {invoice_number} <span className={style.soft}>{pos_id}</span>
        <div className={style.soft}>
          <Time at={posted_at} zone={time_zone} />
        </div>
      </>
    ),
  },
  {
    name: texts.amount,
    right: true,
    // With its sign, and in the currency of the sums: so a person can add the lines up.
    cell: ({ amount, currency, exchange_rate, base_amount }) => (
      <>
        <Money amount={base_amount} currency={sumCurrency} />
        {exchange_rate !== null && (
          <div className={style.soft}>
            <Money amount={amount} currency={currency} /> {texts.atRate(exchange_rate)}
          </div>
        )}
      </>
    ),
  },
]

/** What was sold, which a payment need not say. */
function soldOf({ quantity, unit, product_name, product_id }: Sold): string {
  const product = product_name ?? (product_id === null ? '' : texts.extra(product_id))
  return product && `${quantity} ${unit ?? '×'} ${product}`
}

type Sold = Pick<FolioItem, 'quantity' | 'unit' | 'product_name' | 'product_id'>
