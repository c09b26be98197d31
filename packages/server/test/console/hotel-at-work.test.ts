import { afterAll, beforeAll, expect, test } from 'vitest'
import { folios } from '../../console/src/texts/folios.ts'
import { frame } from '../../console/src/texts/frame.ts'
import { reservations } from '../../console/src/texts/reservations.ts'
import { doneOf, type Json } from '../support/answered.ts'
import { type ConsolePage, dayIn, startConsole } from './console-page.ts'

let shown: ConsolePage
beforeAll(async () => {
  shown = await startConsole()
  await shown.logIn()
})
afterAll(() => shown.stop())

const button = (name: string) => shown.page.getByRole('button', { name, exact: true })
const told = (text: string | RegExp) => shown.page.getByText(text).first().waitFor()

test('a guest books, changes the booking, is confirmed and cancels, and the timeline tells it', async () => {
  const { page, server } = shown
  await shown.open('reservations')
  await button(reservations.book.one).click()
  const form = page.getByRole('dialog', { name: reservations.book.action })
  await form.getByLabel(reservations.book.guest).fill('Grace Hopper')
  await form.getByRole('button', { name: reservations.book.action, exact: true }).click()
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'Grace Hopper' })
  await row.getByText(reservations.delivered.none).waitFor()
  await fetch(`${server.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo&per_page=50`)
  await row.getByText(/^Demo integration: /).waitFor()
  await row.getByRole('button').click()
  const booking = page.getByRole('dialog').first()
  await booking.getByRole('button', { name: reservations.confirm.action, exact: true }).click()
  await booking.getByText(reservations.states.confirmed).first().waitFor()
  await booking.getByText(reservations.delivered.changedSince).waitFor()

  const number = String(await booking.getByRole('heading', { level: 2 }).first().textContent())
  await booking.getByRole('button', { name: reservations.change.heading(number) }).click()
  const change = page.getByRole('dialog', { name: reservations.change.heading(number) })
  await change.getByLabel(reservations.change.note).fill('A quiet room')
  await change.getByRole('button', { name: reservations.change.action, exact: true }).click()
  await change.waitFor({ state: 'detached' })
  await booking.getByText('A quiet room').waitFor()

  await booking.getByRole('button', { name: reservations.cancel.action }).click()
  const question = page.getByRole('dialog', { name: reservations.cancel.action })
  await question.getByRole('button', { name: reservations.cancel.action }).click()
  await question.waitFor({ state: 'detached' })
  await booking.getByText(reservations.states.canceled).first().waitFor()
  const { timeline } = reservations
  const events = booking.getByRole('region', { name: timeline.heading }).locator('li[data-kind]')
  const kinds = () => events.evaluateAll((found) => found.map((one) => one.getAttribute('data-kind')))
  await expect.poll(kinds).toEqual(['booked', 'delivered', 'confirmed', 'changed', 'canceled'])
  await events.filter({ hasText: timeline.changed }).getByText(String(timeline.fields.note)).waitFor()
})

test('a booking whose answer is lost is booked once, however often it is sent', async () => {
  const { page, server } = shown
  await shown.open('reservations')
  await button(reservations.book.one).click()
  const form = page.getByRole('dialog', { name: reservations.book.action })
  await form.getByLabel(reservations.book.guest).fill('Mary Jackson')
  const book = form.getByRole('button', { name: reservations.book.action, exact: true })
  await page.route('**/bookings', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await book.click()
  await form.getByText(frame.notAnswered).waitFor()
  await page.unroute('**/bookings')
  await book.click()
  await form.waitFor({ state: 'detached' })
  const { bookings } = await doneOf(server)('GET', '/properties/demo/bookings')
  expect(bookings.filter((its: Json) => its.guest === 'Mary Jackson')).toHaveLength(1)
})

test('a room that a channel adds to a confirmed booking is confirmed, too, and the timeline says so', async () => {
  const { page, server } = shown
  const control = doneOf(server)
  const room = (from: number) => ({
    rate_code: 'HR:1',
    checkin_date: dayIn(from),
    checkout_date: dayIn(from + 1),
    daily_prices: [{ date: dayIn(from), price: 90 }],
  })
  const told = {
    channel_code: 'bookingcom',
    provider_number: 'two-rooms',
    guest: 'Dorothy Vaughan',
    payment: 'cash',
  }
  const { hr_number } = await control('POST', '/properties/demo/bookings', { ...told, rooms: [room(40)] })
  await control('POST', `/properties/demo/bookings/${hr_number}/confirm`)
  await control('POST', '/properties/demo/bookings', { ...told, rooms: [room(40), room(41)] })
  await shown.open('reservations')
  await page.getByRole('row').filter({ hasText: 'Dorothy Vaughan' }).getByRole('button').click()
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: reservations.confirm.action, exact: true })
  await confirm.click()
  await confirm.waitFor({ state: 'detached' })
  const kinds = page
    .getByRole('region', { name: reservations.timeline.heading })
    .locator('li[data-kind="confirmed"]')
  await expect.poll(() => kinds.count()).toBe(2)
})

test('one button books twelve rooms, another the master room', async () => {
  const { page } = shown
  await shown.open('reservations')
  await button(reservations.book.twelve).click()
  const group = page.getByRole('row').filter({ hasText: 'Group Twelve' })
  await group.getByRole('cell', { name: '12', exact: true }).waitFor()
  await button(reservations.book.masterRoom).click()
  await page.getByRole('row').filter({ hasText: 'Mina Unmapped' }).waitFor()
})

test('a guest checks in, what the POS posts is on the bill, and the guest checks out', async () => {
  const { page, server } = shown
  await shown.open('folios')
  await button(folios.guests.checkIn).click()
  const form = page.getByRole('dialog', { name: folios.guests.checkIn })
  await form.getByLabel(folios.guests.firstname).fill('Katherine')
  await form.getByLabel(folios.guests.lastname).fill('Johnson')
  await form.getByLabel(folios.guests.birthDate).fill('1918-08-26')
  await form.getByLabel(folios.guests.room, { exact: true }).fill('305')
  await form.getByRole('button', { name: folios.guests.checkIn, exact: true }).click()
  await form.waitFor({ state: 'detached' })

  const inTheHouse = page.getByRole('table', { name: folios.guests.list })
  const row = inTheHouse.getByRole('row').filter({ hasText: 'Katherine Johnson' })
  const key = String(await row.locator('code').textContent())
  const posted = await fetch(`${server.url}/api/v1/apps/pos/postings?token=demo-token&hr_id=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      transaction_id: 'console-1',
      invoice_number: '4711',
      pos_id: 'T1',
      reservation_id_customer_id: key,
      posts: [
        { post_type: 'Expense', product_id: 'COFFEE', product_name: 'Coffee', quantity: 2, amount: '7.00' },
      ],
    }),
  })
  expect({ status: posted.status, body: await posted.text() }).toMatchObject({ status: 200 })
  await row.getByRole('button', { name: key }).click()
  const bill = page.getByRole('dialog', { name: key })
  await bill.getByText(/2 \S+ Coffee/).waitFor()
  await bill
    .getByText(folios.bill.mapping.product)
    .or(bill.getByText(folios.bill.mapping.mapped))
    .first()
    .waitFor()
  await bill.getByLabel(folios.bill.sums).getByText('7.00 EUR').first().waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: folios.guests.checkOut }).click()
  const question = page.getByRole('dialog', { name: folios.guests.checkOut })
  await question.getByRole('button', { name: folios.guests.checkOut }).click()
  await told(folios.guests.checkedOut('305'))
  await row.waitFor({ state: 'detached' })
})

test('each guest of a room has a folio, which adds up what was sold in another currency', async () => {
  const { page, server } = shown
  await shown.open('folios')
  const john = page.getByRole('button', { name: /^John Doe \d+:\d+$/ })
  await page.getByRole('button', { name: /^Jane Doe \d+:\d+$/ }).waitFor()
  const key = String(await john.locator('code').textContent())
  const posted = await fetch(`${server.url}/api/v1/apps/pos/postings?token=demo-token&hr_id=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      transaction_id: 'console-2',
      invoice_number: '4712',
      pos_id: 'T1',
      reservation_id_customer_id: key,
      posts: [
        {
          post_type: 'Expense',
          product_id: 'HR:692',
          quantity: 2,
          amount: '10.00',
          currency: 'USD',
          exchange_rate: '0.9',
        },
        {
          post_type: 'Payment',
          department_id: 'HR:37',
          revenue_account_id: 'HR:62',
          quantity: 1,
          amount: '3.00',
        },
      ],
    }),
  })
  expect({ status: posted.status, body: await posted.text() }).toMatchObject({ status: 200 })
  await john.click()
  const bill = page.getByRole('dialog', { name: key })
  const sold = bill.getByRole('row').filter({ hasText: '10.00 USD' })
  await sold.getByText(`2 × ${folios.bill.extra(692)}`).waitFor()
  await sold.getByText('9.00 EUR').waitFor()
  await sold.getByText(folios.bill.atRate('0.9')).waitFor()
  await bill.getByRole('row').filter({ hasText: 'Payment' }).getByText('-3.00 EUR').waitFor()
  await bill.getByLabel(folios.bill.sums).getByText('6.00 EUR').waitFor()
  await bill.getByText('John Doe').waitFor()
  await page.keyboard.press('Escape')
  const list = page.getByRole('table', { name: folios.list.caption })
  await list.getByRole('row').filter({ hasText: key }).getByRole('cell', { name: 'John Doe' }).waitFor()
})

test('names that are written from right to left keep their order in a sentence', async () => {
  const { page, server } = shown
  const names = ['דנה', 'אבי']
  await doneOf(server)('POST', '/properties/demo/stays', {
    room_name: '306',
    checkin_date: dayIn(0),
    checkout_date: dayIn(1),
    guests: names.map((firstname) => ({ firstname, lastname: 'לוי', birth_date: '1980-01-01' })),
  })
  await shown.open('folios')
  const row = page.getByRole('row').filter({ hasText: '306' })
  await row.getByRole('button', { name: folios.guests.checkOut }).click()
  const places = await page.getByText(/leaves room 306/).evaluate((sentence, names) => {
    const [text] = sentence.childNodes
    if (!text) return []
    return names.map((name) => {
      const range = document.createRange()
      range.setStart(text, String(text.textContent).indexOf(name))
      range.setEnd(text, String(text.textContent).indexOf(name) + name.length)
      return range.getBoundingClientRect().x
    })
  }, names)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).toHaveLength(2)
  await page.keyboard.press('Escape')
})

test('an alarm says what to do, and about what', async () => {
  const { page } = shown
  const { alarms } = frame
  await page.getByRole('button', { name: /^\d+ alarms?$/ }).click()
  const list = page.getByRole('dialog', { name: alarms.heading }).getByRole('listitem')
  const unmapped = list.filter({ hasText: alarms.kinds.unmapped_booking }).filter({ hasText: 'EXP-LOFT' })
  await unmapped.getByText(alarms.whatToDo.unmapped_booking).waitFor()
  await unmapped.getByText('EXP-LOFT', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
})

test('nothing complained, and nothing was asked of another host', () => {
  expect(shown.complaints).toEqual([])
  expect(shown.foreignRequests).toEqual([])
})
