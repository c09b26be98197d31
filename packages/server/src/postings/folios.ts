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
  const ids = [...sums.keys(), ...missing].sort().slice(0, most)
  const names = await namesOf(database, hr_id, ids)
  return ids.map((id) => shown(id, names.get(id) ?? null, currency, sums.get(id) ?? noSums))
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
  const name = (await namesOf(database, hr_id, [folioId])).get(folioId)
  if (!sums && name === undefined) return undefined
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
  return { ...shown(folioId, name ?? null, currency, sums ?? noSums), items }
}

/** The names of guests by the ids of their folios. */
async function namesOf(database: Database, hrId: string, folioIds: string[]): Promise<Map<string, string>> {
  const stays = new Set(folioIds.flatMap((id) => readGuestKey(id)?.reservation_id ?? []))
  if (stays.size === 0) return new Map()
  const guests = await database
    .selectFrom('stay_guest')
    .select(['reservation_id', 'customer_id', 'firstname', 'lastname'])
    .where('hr_id', '=', hrId)
    .where('reservation_id', 'in', [...stays])
    .execute()
  return new Map(guests.map((its) => [guestKey(its), `${its.firstname} ${its.lastname}`.trim()]))
}

function shown(folio_id: string, guest: string | null, currency: string, sums: Sums): FolioSums {
  const { expenses, payments, refunds, discounts, balance } = sums
  const kind = folio_id.startsWith('direct:') ? 'direct_sales' : 'guest'
  return { folio_id, kind, guest, currency, expenses, payments, refunds, discounts, balance }
}
