import { businessDateIn } from './dates.ts'
import { type Exact, exact, plain, times } from './decimals.ts'
import { accounts, currency, departments, posIds, products } from './hotel.ts'
import { type Refusal, refusal, refusedFor } from './refusal.ts'
import { keyOf } from './stays.ts'
import type { World } from './world.ts'

type Amount = number | string

export type Item = {
  post_type: string
  department_id?: string | null
  revenue_account_id?: string | null
  product_id?: string | null
  quantity: Amount
  amount: Amount
  currency?: string | null
  exchange_rate?: Amount | null
}

export type Invoice = {
  transaction_id: string
  invoice_number: string
  pos_id: string
  reservation_id_customer_id: string
  note?: string
  posts: Item[]
}

export type Line = { department: number; account: number; mapping: string; type: string; base: Exact }

/** An invoice on its folio. */
export type Posted = { meaning: string; folio: string; lines: Line[] }

export type PostingAnswer = { replayed: boolean; posted: Posted }

/** Posts an invoice once and for all, or not at all (D25 to D28). */
export function post(world: World, invoice: Invoice): Refusal | PostingAnswer {
  const shapeless = invoice.posts.filter(
    (item) => item.product_id == null && (item.department_id == null || item.revenue_account_id == null),
  )
  if (shapeless.length > 0) return refusedFor(shapeless.map(() => 'product_or_accounts_required'))
  const meaning = meaningOf(invoice)
  const before = world.posted.get(invoice.transaction_id)
  if (before && before.meaning !== meaning) return refusal(409, 'transaction_id_reused')
  if (before) return { replayed: true, posted: before }
  const folio = folioOf(world, invoice.reservation_id_customer_id)
  if (typeof folio === 'object') return folio

  const codes: string[] = []
  const lines = invoice.posts.map((item) => lineOf(world, item, codes))
  if (codes.length > 0) return refusedFor(codes)
  const posted = { meaning, folio, lines: lines.filter((line) => line !== undefined) }
  world.posted.set(invoice.transaction_id, posted)
  return { replayed: false, posted }
}

/** The same invoice in another spelling means the same. */
function meaningOf(invoice: Invoice): string {
  const { invoice_number, pos_id, reservation_id_customer_id, note = '', posts } = invoice
  const items = posts.map((item) => [
    item.post_type.toLowerCase(),
    item.department_id ?? null,
    item.revenue_account_id ?? null,
    item.product_id ?? null,
    plain(exact(item.quantity)),
    plain(exact(item.amount)),
    item.currency || null,
    item.exchange_rate == null ? null : plain(exact(item.exchange_rate)),
  ])
  return JSON.stringify([invoice_number, pos_id, reservation_id_customer_id, note, items])
}

function folioOf({ hotel, now, stays }: World, guest: string): Refusal | string {
  if (guest === '-1') return `direct:${businessDateIn(hotel.time_zone, hotel.business_day_start, now)}`
  const found = stays
    .flatMap((stay) => stay.guests.map((its) => ({ ...its, key: keyOf(stay, its) })))
    .find(({ key }) => key === guest)
  if (!found) return refusal(404, 'guest_not_found')
  return found.gone ? refusal(409, 'folio_closed') : guest
}

/** One line, or what is wrong with it, added to the codes. */
function lineOf(world: World, item: Item, codes: string[]): Line | undefined {
  const place =
    item.product_id == null ? placeByAccounts(world, item, codes) : placeByProduct(world, item, codes)
  const foreign = item.currency && item.currency !== currency
  if (foreign && item.exchange_rate == null) codes.push('exchange_rate_required')
  if (!foreign && item.exchange_rate != null && exact(item.exchange_rate) !== exact(1))
    codes.push('invalid_value')
  if (!place) return undefined
  const type = item.post_type.toLowerCase()
  const account = accounts.find(({ id }) => id === place.account)
  const up = type === 'expense' || (type === 'refund' && account?.type === 'payment')
  const rate = foreign ? exact(item.exchange_rate ?? 1) : exact(1)
  const base = times(exact(item.amount), rate) * (up ? 1n : -1n)
  return { ...place, type, base }
}

type Place = { department: number; account: number; mapping: string }

function placeByProduct(world: World, item: Item, codes: string[]): Place | undefined {
  const given = item.product_id ?? ''
  const missing: string[] = []
  const found = find(world, 'product', given, missing)
  const product = products.find(({ id }) => id === found?.id)
  if (!found || !product) {
    const { department, account } = world.hotel.defaults
    const fits =
      department !== null && account !== null && typeOf(departments, department) === typeOf(accounts, account)
    if (fits && !given.startsWith('HR:')) return { department, account, mapping: 'default' }
    codes.push(...missing)
    return undefined
  }
  const mapping = found.how === 'default' ? 'default' : 'product'
  return { department: product.sales_department_id, account: product.revenue_account_id, mapping }
}

function placeByAccounts(world: World, item: Item, codes: string[]): Place | undefined {
  const [department, account] = [
    find(world, 'department', item.department_id ?? '', codes),
    find(world, 'account', item.revenue_account_id ?? '', codes),
  ]
  if (!department || !account) return undefined
  const fell = [department.how, account.how].includes('default')
  if (typeOf(departments, department.id) !== typeOf(accounts, account.id))
    codes.push(fell ? 'no_mapping' : 'type_code_mismatch')
  const weakest = ['default', 'mapped', 'direct'].find((how) => [department.how, account.how].includes(how))
  return { department: department.id, account: account.id, mapping: weakest ?? '' }
}

const typeOf = (list: typeof accounts, id: number) => list.find((its) => its.id === id)?.type_code

type Kind = keyof typeof posIds
const known = { department: departments, account: accounts, product: products }

/** D28, D39 */
function find({ hotel }: World, kind: Kind, given: string, codes: string[]) {
  if (given.startsWith('HR:')) {
    const one = known[kind].find(({ id }) => `HR:${id}` === given)
    if (!one) codes.push('unknown_service_id')
    return one && { id: one.id, how: 'direct' }
  }
  const mapped = (posIds[kind] as Record<string, number>)[given]
  if (mapped !== undefined) return { id: mapped, how: 'mapped' }
  const standard = hotel.defaults[kind]
  if (standard === null) codes.push('no_mapping')
  return standard === null ? undefined : { id: standard, how: 'default' }
}
