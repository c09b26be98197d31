import { vi } from 'vitest'
import { controlOperations } from '../../src/generated/control-operations.ts'
import { type Server, startServer } from '../../src/index.ts'
import { doneOf } from '../support/answered.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a body.
export type Json = any

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Two hotels on one server, set up alike; what only the second has is called Beta or has higher numbers. */
export type TwoHotels = {
  server: Server
  control(method: string, path: string, body?: unknown): Promise<Json>
  /** A sample of all that names something of the second hotel, each with a text like it that names nothing. */
  namesOfBeta: [named: string, nothing: string][]
}

export const alpha = { hr_id: 'alpha', token: 'alpha-token' }
export const beta = { hr_id: 'beta', token: 'beta-token' }
export const credentials = ({ hr_id, token }: { hr_id: string; token: string }) =>
  `token=${token}&hr_id=${hr_id}`

export async function startTwoHotels(): Promise<TwoHotels> {
  const server = await startServer({ port: 0, test: true, console: false, checkResponses: true })
  const control = doneOf(server)
  for (const code of ['online', 'bookingcom']) await control('PUT', `/channels/${code}`, { name: code })
  const hotel = { server, control }
  await openHotel(hotel, alpha, { suffix: '', word: 'Alpha', more: 0 })
  const opened = await openHotel(hotel, beta, { suffix: '-B', word: 'Beta', more: 130 })
  const { booking, stay, transaction_id } = opened
  const { tokens } = await control('GET', '/properties/beta/tokens')
  return {
    ...hotel,
    namesOfBeta: [
      ['beta', 'zeta'],
      [transaction_id, String(Number(transaction_id) + 1000)],
      [booking.hr_number, 'R987654321'],
      [booking.provider_number, 'PROVIDER-Z'],
      [stay.guests[0].reservation_id_customer_id, '987654:987655'],
      ['invoice-B', 'invoice-Z'],
      ['HR:1-B', 'HR:1-Z'],
      ['NR:HR:1-B', 'NR:HR:1-Z'],
      ['bookingcom-B', 'bookingcom-Z'],
      ['HR:167', 'HR:987'],
      ['HR:192', 'HR:986'],
      ['HR:821', 'HR:985'],
      ['BAR-B', 'BAR-Z'],
      [tokens[0].id, '00000000-0000-4000-8000-000000000000'],
    ],
  }
}

type Plan = { suffix: string; word: string; more: number }

async function openHotel(
  { server, control }: Pick<TwoHotels, 'server' | 'control'>,
  hotel: typeof alpha,
  { suffix, word, more }: Plan,
) {
  const { hr_id, token } = hotel
  const at = `/properties/${hr_id}`
  const rate = `HR:1${suffix}`
  const [department, account, extra] = [37 + more, 62 + more, 691 + more]
  await control('POST', '/properties', { hr_id, name: word, time_zone: 'UTC', currency: 'EUR' })
  await control('POST', `${at}/tokens`, { label: word, token })
  for (const [rate_code, inv_code] of [
    [rate, rate],
    [`NR:${rate}`, rate],
  ]) {
    const room = { inv_code, name: `${word} room`, room_capacity: 2, adult_capacity: 2 }
    await control('PUT', `${at}/rooms/${rate_code}`, room)
  }
  for (const [code, kind] of Object.entries({ online: 'direct', bookingcom: 'simulated' })) {
    await control('PUT', `${at}/channels/${code}`, { connector: { kind } })
    const mapping = { rate_code: rate, name: `${word} mapping` }
    await control('PUT', `${at}/channels/${code}/mappings/${code}${suffix}`, mapping)
  }
  const ledger = { name: word, type_code: 'f-b', type: 'expense' }
  await control('PUT', `${at}/departments/${department}`, ledger)
  await control('PUT', `${at}/accounts/${account}`, { ...ledger, tax_amounts: ['0.1'] })
  await control('PUT', `${at}/extras/${extra}`, {
    category_id: 1,
    category_name: word,
    name: word,
    unit: word,
    unit_price: '4',
    sales_department_id: department,
    revenue_account_id: account,
  })
  await control('PUT', `${at}/pos-mappings`, {
    departments: { [`BAR${suffix}`]: department },
    defaults: { department, account, product: extra },
  })
  // Numbers count from 1 in each hotel. An update takes one for each mapping that it reaches, so that the second hotel's
  // are higher than any that the first has after thousands of updates in these tests.
  for (let number = 0; number < more; number += 1) {
    const mapping = { rate_code: rate, name: `${word} mapping ${number}` }
    await control('PUT', `${at}/channels/online/mappings/online${suffix}-${number}`, mapping)
  }
  let transaction_id = ''
  for (let update = 0; update < 5 + more; update += 1) {
    const range = new URLSearchParams({
      inv_code: rate,
      start_date: day(5),
      end_date: day(9),
      availability: String(20 + (update % 2)),
      price: '100',
    })
    const path = `/api/v2/apps/rooms/~?${credentials(hotel)}&${range}`
    const answer = (await (await fetch(`${server.url}${path}`, { method: 'PUT' })).json()) as Json
    transaction_id = answer.transaction_id
  }
  const stay = await control('POST', `${at}/stays`, {
    room_name: word,
    checkin_date: day(0),
    checkout_date: day(3),
    guests: [{ firstname: word, lastname: word, birth_date: '1990-01-01' }],
  })
  const booking = await control('POST', `${at}/bookings`, {
    channel_code: 'bookingcom',
    provider_number: `PROVIDER${suffix}`,
    guest: `${word} guest`,
    payment: 'cash',
    rooms: [
      {
        mapping_code: `bookingcom${suffix}`,
        checkin_date: day(6),
        checkout_date: day(7),
        daily_prices: [{ date: day(6), price: '100' }],
      },
    ],
  })
  await fetch(`${server.url}/api/v1/apps/pos/postings?${credentials(hotel)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      transaction_id: `invoice${suffix}`,
      invoice_number: word,
      pos_id: word,
      note: word,
      reservation_id_customer_id: stay.guests[0].reservation_id_customer_id,
      posts: [
        { post_type: 'Expense', product_id: `HR:${extra}`, product_name: word, quantity: 1, amount: '4' },
      ],
    }),
  })
  await vi.waitFor(async () => {
    const { deliveries } = await control('GET', `${at}/deliveries?state=in_progress`)
    if (deliveries.length > 0) throw new Error('still in progress')
  })
  return { booking, stay, transaction_id }
}

/** All that the control API shows of a property. */
export async function stateOf({ control }: TwoHotels, hrId: string): Promise<Json> {
  const queries: Record<string, string> = {
    getCalendar: `?from=${day(0)}&to=${day(900)}`,
    getCalendarGrid: `?from=${day(0)}&to=${day(900)}`,
    listDeliveries: '?limit=1000',
  }
  const lists = Object.entries(controlOperations).filter(
    ([, { method, path }]) => method === 'get' && path.match(/{\w+}/g)?.join() === '{hr_id}',
  )
  const paths = lists.map(
    ([id, { path }]) => path.replace('/control/v1', '').replace('{hr_id}', hrId) + (queries[id] ?? ''),
  )
  const { folios } = await control('GET', `/properties/${hrId}/folios`)
  const { connections } = await control('GET', `/properties/${hrId}/channels`)
  paths.push(
    ...folios.map((folio: Json) => `/properties/${hrId}/folios/${folio.folio_id}`),
    ...connections.map((its: Json) => `/properties/${hrId}/channels/${its.channel_code}/mappings`),
  )
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await control('GET', path)])))
}

/** The requests that a property has made, as far as the log of requests goes back. */
export async function requestsOf({ control }: TwoHotels, hrId: string): Promise<string[]> {
  const { requests } = await control('GET', `/requests?hr_id=${hrId}&limit=1000`)
  return requests.map((request: Json) => request.id)
}
