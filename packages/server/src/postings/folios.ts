import Big from 'big.js'
import type { Kysely } from 'kysely'
import type { Folio, FolioSums } from '../generated/control.ts'
import { guestKey, readGuestKey } from '../guests/guest-key.ts'
import type { FolioItemTable, PropertyRow, Schema } from '../storage/schema.ts'

type Counted = Pick<FolioItemTable, 'post_type' | 'base_amount'>

/** The folios of the guests in the house, and all others that something was posted to, in the order of their ids. */
export async function listFolios(
  database: Kysely<Schema>,
  { hr_id, currency }: PropertyRow,
): Promise<FolioSums[]> {
  const items = await database
    .selectFrom('folio_item')
    .select(['folio_id', 'post_type', 'base_amount'])
    .where('hr_id', '=', hr_id)
    .execute()
  const guests = await database
    .selectFrom('stay_guest')
    .select(['reservation_id', 'customer_id'])
    .where('hr_id', '=', hr_id)
    .where('checked_out_at', 'is', null)
    .execute()
  const posted = Map.groupBy(items, (item) => item.folio_id)
  const ids = new Set([...posted.keys(), ...guests.map(guestKey)])
  return [...ids].sort().map((id) => sums(id, currency, posted.get(id) ?? []))
}

/** One folio; undefined when nothing was posted to it and it is no guest's. */
export async function readFolio(
  database: Kysely<Schema>,
  { hr_id, currency }: PropertyRow,
  folioId: string,
): Promise<Folio | undefined> {
  const items = await database
    .selectFrom('folio_item as item')
    .innerJoin('posting', (join) =>
      join
        .onRef('posting.hr_id', '=', 'item.hr_id')
        .onRef('posting.transaction_id', '=', 'item.transaction_id'),
    )
    .select([
      'item.transaction_id',
      'invoice_number',
      'pos_id',
      'line',
      'post_type',
      'department_id',
      'revenue_account_id',
      'product_id',
      'product_name',
      'quantity',
      'unit',
      'amount',
      'currency',
      'exchange_rate',
      'base_amount',
      'mapping',
      'posted_at',
    ])
    .where('item.hr_id', '=', hr_id)
    .where('item.folio_id', '=', folioId)
    .orderBy('posted_at')
    .orderBy('item.transaction_id')
    .orderBy('line')
    .execute()
  if (items.length === 0 && !(await isGuest(database, hr_id, folioId))) return undefined
  return { ...sums(folioId, currency, items), items }
}

async function isGuest(database: Kysely<Schema>, hrId: string, folioId: string): Promise<boolean> {
  const key = readGuestKey(folioId)
  if (!key) return false
  const guest = await database
    .selectFrom('stay_guest')
    .select('hr_id')
    .where('hr_id', '=', hrId)
    .where('reservation_id', '=', key.reservation_id)
    .where('customer_id', '=', key.customer_id)
    .executeTakeFirst()
  return guest !== undefined
}

/** The stored amounts carry the sign that they have in the balance; the sums of one kind are shown without it. */
function sums(folio_id: string, currency: string, items: Counted[]): FolioSums {
  const amounts = (type?: Counted['post_type']) =>
    items
      .filter((item) => type === undefined || item.post_type === type)
      .map((item) => new Big(item.base_amount))
  const sum = (numbers: Big[]) => numbers.reduce((total, number) => total.plus(number), new Big(0)).toFixed()
  const size = (type: Counted['post_type']) => sum(amounts(type).map((amount) => amount.abs()))
  return {
    folio_id,
    kind: folio_id.startsWith('direct:') ? 'direct_sales' : 'guest',
    currency,
    expenses: size('Expense'),
    payments: size('Payment'),
    refunds: size('Refund'),
    discounts: size('Discount'),
    balance: sum(amounts()),
  }
}
