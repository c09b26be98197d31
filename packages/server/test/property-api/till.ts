import type { Json } from '../support/answered.ts'
import type { Hotel, House } from './hotel.ts'

/** A hotel with a till: accounts, departments, extras, ids of the POS, and a guest in the house. */
export async function openTill(house: House, property: object = {}) {
  const hotel = await house.openHotel({ property })
  const put = (path: string, rows: Record<number, object>) =>
    Promise.all(Object.entries(rows).map(([id, row]) => hotel.control('PUT', `/${path}/${id}`, row)))
  const food = { type_code: 'f-b', type: 'expense' }
  const money = { type_code: 'other_payments', type: 'payment' }
  await put('departments', {
    36: { name: 'Services', type_code: 'extras', type: 'expense' },
    37: { name: 'Restaurant', ...food },
    38: { name: 'Bar', ...food },
    39: { name: 'Front office', ...money },
  })
  await put('accounts', {
    61: { name: 'Extras', type_code: 'extras', type: 'expense', tax_amounts: ['0.2'] },
    62: { name: 'Food', ...food, tax_amounts: ['0.1'] },
    63: { name: 'Drinks', ...food, tax_amounts: ['0.2', '0.025'] },
    64: { name: 'Cash', ...money, tax_amounts: [] },
  })
  const extra = { category_id: 1, category_name: 'Restaurant', unit: 'Piece', unit_price: '4' }
  await put('extras', {
    691: { ...extra, name: 'Toast', sales_department_id: 37, revenue_account_id: 62 },
    692: { ...extra, name: 'Beer', sales_department_id: 38, revenue_account_id: 63 },
  })
  await hotel.control('PUT', '/pos-mappings', posMappings)
  const stay = await checkIn(hotel)
  const [{ reservation_id_customer_id: guest }] = stay.guests
  let invoices = 0
  /** An invoice to the guest, with a transaction id of its own. */
  const invoice = (posts: object[], more: object = {}) => {
    invoices += 1
    return {
      transaction_id: `invoice-${invoices}`,
      invoice_number: String(invoices),
      pos_id: 'T1',
      reservation_id_customer_id: guest,
      posts: posts.map((post) => ({ post_type: 'Expense', quantity: 1, amount: 1, ...post })),
      ...more,
    }
  }
  const send = (json: object) => hotel.send('POST', 'v1/apps/pos/postings', {}, { json })
  return {
    hotel,
    stay,
    guest: guest as string,
    invoice,
    send,
    /** Posts to the guest's folio. */
    post: (posts: object[], more: object = {}) => send(invoice(posts, more)),
    folio: (id: string = guest): Promise<Json> => hotel.control('GET', `/folios/${encodeURIComponent(id)}`),
    folios: async (): Promise<Json[]> => (await hotel.control('GET', '/folios')).folios,
  }
}

export type Till = Awaited<ReturnType<typeof openTill>>

export const posMappings = {
  departments: { RESTAURANT: 37, BAR: 38 },
  accounts: { FOOD: 62, DRINKS: 63 },
  products: { BEER: 692 },
  defaults: { department: 37, account: 62, product: 691 },
}

export const checkIn = (hotel: Hotel, stay: object = {}): Promise<Json> =>
  hotel.control('POST', '/stays', {
    room_name: '102',
    checkin_date: '2027-09-14',
    checkout_date: '2027-09-18',
    guests: [person('Ada', 'Byron')],
    ...stay,
  })

export const toast = { product_id: 'HR:691' }
export const cash = { department_id: 'HR:39', revenue_account_id: 'HR:64' }

export const person = (firstname: string, lastname: string) => ({
  firstname,
  lastname,
  birth_date: '1985-12-10',
})
