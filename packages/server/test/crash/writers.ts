import { expect } from 'vitest'
import type { Booking } from '../../src/generated/control.ts'
import { call, control, json } from './calls.ts'
import { as, at, bookedGroup, days, tokens } from './hotel.ts'
import { type Invoice, inventLines, inventValues, type Records, type Seen, type Update } from './records.ts'
import type { Work } from './storm.ts'

/** Sets some days of a group, one by one. */
export async function updateDaily(work: Work, group: string): Promise<void> {
  const update = inventUpdate(work, group)
  const dates = update.dates.map((date) => ({ date, ...update.values }))
  const room = { inv_code: group, dates, ...(update.channel && { channel_codes: [update.channel] }) }
  await send(work, update, '/api/v2/apps/rooms/daily', '', json({ rooms: [room] }))
}

/** Sets a range of days of a group, as a form or in the address. */
export async function updateRange(work: Work, group: string): Promise<void> {
  const update = inventUpdate(work, group)
  const fields = new URLSearchParams({
    inv_code: group,
    start_date: update.dates[0] ?? '',
    end_date: update.dates.at(-1) ?? '',
    ...Object.fromEntries(Object.entries(update.values).map(([name, value]) => [name, String(value)])),
    ...(update.channel && { 'channel_codes[]': update.channel }),
  })
  const path = '/api/v2/apps/rooms/~'
  if (work.dice.happens(0.5)) await send(work, update, path, '', { body: fields })
  else await send(work, update, path, `&${fields}`, {})
}

function inventUpdate({ records, dice }: Work, group: string): Update {
  const updates = records.updates.get(group) ?? []
  const first = dice.number(0, days.length - 1)
  const update: Update = {
    group,
    dates: days.slice(first, dice.number(first, days.length - 1) + 1),
    values: inventValues(dice, updates.length + 1),
    channel: dice.happens(0.3) ? dice.one(['online', 'bookingcom', 'expedia'] as const) : null,
  }
  records.updates.set(group, [...updates, update])
  return update
}

async function send({ url, noted }: Work, update: Update, path: string, query: string, init: RequestInit) {
  const sending = call(`${url}${path}?${as(tokens.writing)}${query}`, { method: 'PUT', ...init })
  noted()
  const { status, text } = await sending
  expect(status, text).toBe(200)
  const result = JSON.parse(text)
  expect(result.status, text).toBe('ok')
  update.transaction = result.transaction_id
  noted()
}

/** Posts an invoice as a till does that is pressed three times. */
export async function postInvoice(work: Work): Promise<void> {
  const { records, dice } = work
  const transaction_id = `invoice-${records.invoices.length + 1}`
  const invoice: Invoice = { transaction_id, lines: inventLines(dice), answered: false }
  records.invoices.push(invoice)
  const answers = await Promise.allSettled([1, 2, 3].map(() => post(work, invoice)))
  const replayed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const lost = answers.find((answer) => answer.status === 'rejected')
  if (lost) throw lost.reason
  expect(replayed.filter((again) => !again)).toHaveLength(1)
}

/** @returns whether it had been posted before */
export async function post(
  { url, records, noted }: Pick<Work, 'url' | 'records' | 'noted'>,
  invoice: Invoice,
): Promise<boolean> {
  const body = {
    transaction_id: invoice.transaction_id,
    invoice_number: invoice.transaction_id,
    pos_id: '1',
    reservation_id_customer_id: records.guest,
    posts: invoice.lines.map((line) => ({
      ...line,
      department_id: 'HR:37',
      revenue_account_id: 'HR:62',
      quantity: 1,
    })),
  }
  const sending = call(`${url}/api/v1/apps/pos/postings?${as(tokens.writing)}`, {
    method: 'POST',
    ...json(body),
  })
  noted()
  const { status, headers, text } = await sending
  expect(status, text).toBe(200)
  invoice.answered = true
  noted()
  return headers.get('idempotent-replayed') === 'true'
}

/** Polls for what is new, as a PMS does. */
export async function pollReservations({ url, records, dice, noted }: Work): Promise<void> {
  const polling = poll(url, dice.number(1, 10))
  noted()
  const page = await polling
  noted()
  keep(records, page)
}

export async function poll(url: string, perPage: number): Promise<Seen[]> {
  const { status, text } = await call(
    `${url}/api/v2/apps/reservations?${as(tokens.polling)}&per_page=${perPage}`,
  )
  expect(status, text).toBe(200)
  return JSON.parse(text).reservations
}

/** Keeps what a page has brought. What it shows as modified must have come before, and nothing else. */
export function keep(records: Records, page: Seen[]): void {
  for (const { hr_number, state, modified } of page) {
    const states = records.received.get(hr_number) ?? new Set()
    expect(modified, hr_number).toBe(states.size > 0)
    records.received.set(hr_number, states.add(state))
  }
  records.lastPage = page
}

/** What happens on the hotel's side: a booking comes, is confirmed, or is canceled. */
export async function book({ controlUrl, records, dice, noted }: Work): Promise<void> {
  const standing = [...records.bookings].filter(([, state]) => state !== 'canceled')
  const [chosen] = standing.length > 0 && dice.happens(0.4) ? dice.one(standing as [[string, string]]) : []
  const [verb, wanted] = dice.one([
    ['confirm', 'confirmed'],
    ['cancel', 'canceled'],
  ] as const)
  const path = `${at}/bookings`
  const changing = chosen
    ? control<Booking>({ controlUrl }, 'POST', `${path}/${chosen}/${verb}`, {})
    : control<Booking>({ controlUrl }, 'POST', path, inventBooking(dice))
  records.changing = chosen ? { hr_number: chosen, state: wanted } : undefined
  noted()
  const { hr_number, state } = await changing
  records.bookings.set(hr_number, state)
  records.changing = undefined
  noted()
}

function inventBooking(dice: Work['dice']) {
  const first = dice.number(0, days.length - 2)
  const checkout = dice.number(first + 1, days.length - 1)
  const [checkin_date, checkout_date] = [days[first], days[checkout]]
  const daily_prices = days.slice(first, checkout).map((date) => ({ date, price: '80.00' }))
  const room = { rate_code: bookedGroup, checkin_date, checkout_date, daily_prices }
  return {
    channel_code: 'expedia',
    guest: 'Ada Byron',
    payment: 'cash',
    rooms: Array.from({ length: dice.number(1, 3) }, () => room),
  }
}
