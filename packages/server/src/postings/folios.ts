import type { FolioItem, FolioSums } from '../generated/control.ts'
import { guestKey, readGuestKey } from '../guests/stays.ts'
import type { FolioItemTable, PostingTable } from '../storage/folio-tables.ts'
import { findRow } from '../storage/rows.ts'
import type { Database, PropertyRow } from '../storage/schema.ts'
import { noSums, type Sums } from './folio-sums.ts'

/**
 * The folios of the guests in the house, and all others that something was posted to, in the order of their ids.
 * @param after the id behind which they begin
 */
export async function listFolios(
  database: Database,
  { hr_id, currency }: PropertyRow,
  after: string,
  most: number,
): Promise<FolioSums[]> {
  const posted = await database
    .selectFrom('folio_sum')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('folio_id', '>', after)
    .orderBy('folio_id')
    .limit(most)
    .execute()
  const guests = await database
    .selectFrom('stay_guest')
    .select(['reservation_id', 'customer_id'])
    .where('hr_id', '=', hr_id)
    .where('checked_out_at', 'is', null)
    .execute()
  const sums = new Map(posted.map((its) => [its.folio_id, its]))
  const last = posted.length < most ? undefined : posted.at(-1)?.folio_id
  const missing = guests
    .map(guestKey)
    .filter((id) => id > after && !sums.has(id) && (last === undefined || id < last))
  const ids = [...sums.keys(), ...missing].sort()
  return ids.slice(0, most).map((id) => shown(id, currency, sums.get(id) ?? noSums))
}

/** What is stored of an invoice and its lines. What the contract does not show does not compile here: exclude it by name. */
type ShownColumn = Exclude<
  keyof PostingTable | keyof FolioItemTable,
  'hr_id' | 'folio_id' | 'fingerprint' | 'result'
>

/** Where an item stands in its folio. */
export type ItemPlace = { posted_at: string; transaction_id: string; line: number }

/**
 * One folio with some of its items; undefined when nothing was posted to it and it is no guest's.
 * @param after the place of the item behind which they begin
 */
export async function readFolio(
  database: Database,
  { hr_id, currency }: PropertyRow,
  folioId: string,
  after: ItemPlace,
  most: number,
): Promise<(FolioSums & { items: Pick<FolioItem, ShownColumn>[] }) | undefined> {
  const sums = await findRow(database, 'folio_sum', { hr_id, folio_id: folioId })
  if (!sums && !(await isGuest(database, hr_id, folioId))) return undefined
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
      'note',
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
      'item.posted_at',
    ])
    .where(({ and }) => and({ 'item.hr_id': hr_id, 'item.folio_id': folioId }))
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('item.posted_at', 'item.transaction_id', 'item.line'),
        '>',
        tuple(after.posted_at, after.transaction_id, after.line),
      ),
    )
    .orderBy('item.posted_at')
    .orderBy('item.transaction_id')
    .orderBy('line')
    .limit(most)
    .execute()
  return { ...shown(folioId, currency, sums ?? noSums), items }
}

async function isGuest(database: Database, hrId: string, folioId: string): Promise<boolean> {
  const key = readGuestKey(folioId)
  if (!key) return false
  return (await findRow(database, 'stay_guest', { hr_id: hrId, ...key }, ['hr_id'])) !== undefined
}

function shown(folio_id: string, currency: string, sums: Sums): FolioSums {
  const { expenses, payments, refunds, discounts, balance } = sums
  const kind = folio_id.startsWith('direct:') ? 'direct_sales' : 'guest'
  return { folio_id, kind, currency, expenses, payments, refunds, discounts, balance }
}
