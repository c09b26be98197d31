import type { ServerOptions } from '@innwire/server'
import type { Posting } from '@innwire/types'
import { expect } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type Hotel, type Json, startHotel } from '../hotel.ts'

export type Till = Awaited<ReturnType<typeof openTill>>

export const openTill = async (options: ServerOptions = {}) => setUpTill(await startHotel(options))

/** The hotel with accounts, departments and extras, ids of the POS, and a guest in the house. */
export async function setUpTill<Of extends Hotel>(hotel: Of) {
  const put = (path: string, rows: Record<number, object>) =>
    Promise.all(Object.entries(rows).map(([id, row]) => hotel.hotel('PUT', `/${path}/${id}`, row)))
  const food = { type_code: 'f-b', type: 'expense' }
  const services = { type_code: 'extras', type: 'expense' }
  await put('departments', { 36: { name: 'Services', ...services }, 37: { name: 'Restaurant', ...food } })
  await put('accounts', {
    61: { name: 'Services', ...services, tax_amounts: ['0.2'] },
    62: { name: 'Food', ...food, tax_amounts: ['0.1'] },
  })
  const extra = { category_id: 1, category_name: 'Restaurant', unit: 'Piece', unit_price: '4' }
  await put('extras', { 691: { ...extra, name: 'Toast', sales_department_id: 37, revenue_account_id: 62 } })
  await hotel.hotel('PUT', '/pos-mappings', {
    departments: { RESTAURANT: 37 },
    accounts: { FOOD: 62 },
    defaults: { department: 37, account: 62, product: 691 },
  })
  const checkIn = async () => {
    const guests = [{ firstname: 'Ada', lastname: 'Byron', birth_date: '1985-12-10' }]
    const dates = { checkin_date: '2027-09-14', checkout_date: '2027-09-18' }
    const stay = await hotel.hotel('POST', '/stays', { room_name: '102', ...dates, guests })
    const guest: string = stay.guests[0].reservation_id_customer_id
    return { guest, checkOut: () => hotel.hotel('POST', `/stays/${stay.reservation_id}/check-out`, {}) }
  }
  const { guest, checkOut } = await checkIn()
  let invoices = 0
  /** An invoice to the guest, with an id of its own. */
  const invoice = (more: Partial<Posting> = {}): Posting => {
    invoices += 1
    return {
      transaction_id: `t-${invoices}`,
      invoice_number: `INV-${invoices}`,
      pos_id: 'bar',
      reservation_id_customer_id: guest,
      posts: [toast(`${invoices}.10`)],
      ...more,
    }
  }
  /** A folio with all its items, however many pages they fill. */
  const folio = async (id: string = guest): Promise<Json> => {
    const path = `/folios/${encodeURIComponent(id)}?limit=1000`
    const first = await hotel.hotel('GET', path)
    const items: Json[] = [...first.items]
    for (let { next } = first; next; ) {
      const page = await hotel.hotel('GET', `${path}&after=${encodeURIComponent(next)}`)
      items.push(...page.items)
      next = page.next
    }
    return { ...first, items }
  }
  return {
    ...hotel,
    guest,
    checkIn,
    checkOut,
    invoice,
    folio,
    fault: (fault: object) => hotel.fault({ operation: 'createPosting', ...fault }),
    noFaults: () => hotel.control('DELETE', '/faults'),
    /** What the service was asked about postings, in the order in which it came. */
    async requests(): Promise<Json[]> {
      const { requests } = await hotel.control('GET', '/requests?limit=1000')
      return requests.filter((one: Json) => one.operation_id === 'createPosting').reverse()
    },
    /** These invoices stand on the folio with all their lines, once each, and nothing else does. */
    async expectOnFolio(expected: Posting[], id: string = guest) {
      const { items, expenses } = await folio(id)
      const lines = expected.flatMap(({ transaction_id, posts }) =>
        posts.map((_, line) => `${transaction_id} ${line}`),
      )
      const found = items.map(({ transaction_id, line }: Json) => `${transaction_id} ${line}`)
      expect(found.sort()).toEqual(lines.sort())
      expect(thousandths(expenses)).toBe(sumOf(expected))
    },
    /** The invoices of a terminal, in the order in which they were posted. */
    async postedAt(posId: string, id: string = guest): Promise<string[]> {
      const { items } = await folio(id)
      const ids: string[] = items
        .filter(({ pos_id }: Json) => pos_id === posId)
        .map((item: Json) => item.transaction_id)
      return [...new Set(ids)]
    },
    /** What is in a store about invoices. */
    journalOf: async (store: Store): Promise<Json[]> => {
      const names = ['postings', 'postings_waiting', 'postings_settled']
      return (await Promise.all(names.map((name) => store.list(hotel.hrId, name)))).flat()
    },
  }
}

export const toast = (amount: number | string): Posting['posts'][number] => ({
  post_type: 'Expense',
  product_id: 'HR:691',
  quantity: 1,
  amount,
})

/** A decimal as a whole number, so that sums are exact. */
function thousandths(decimal: number | string): bigint {
  const [whole = '', fraction = ''] = String(decimal).split('.')
  return BigInt(whole + fraction.padEnd(3, '0'))
}

const sumOf = (invoices: Posting[]): bigint =>
  invoices.flatMap(({ posts }) => posts).reduce((sum, { amount }) => sum + thousandths(amount), 0n)
