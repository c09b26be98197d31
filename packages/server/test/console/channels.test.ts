import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendar } from '../../console/src/texts/calendar.ts'
import { channels } from '../../console/src/texts/channels.ts'
import { trouble } from '../../console/src/texts/trouble.ts'
import { doneOf } from '../support/answered.ts'
import { type ConsolePage, dayIn, startConsole } from './console-page.ts'

let shown: ConsolePage
beforeAll(async () => {
  shown = await startConsole()
  await shown.logIn()
})
afterAll(() => shown.stop())

const behaviour = () => shown.page.getByLabel(`Booking.com: ${channels.behaviour.label}`)
const cells = (label: RegExp) => shown.page.getByRole('gridcell', { name: label })

test('a price that a PMS pushes appears in the grid while a person looks', async () => {
  await shown.open('calendar')
  await shown.page.getByRole('grid').waitFor()
  await shown.push(2, '123.45')
  await cells(/^123\.45/)
    .first()
    .waitFor()
})

test('a channel that refuses is seen, in the grid the night that differs, and is sent it again', async () => {
  const { page } = shown
  await shown.open('channels')
  await behaviour().selectOption(channels.behaviour.refuses)
  await expect.poll(() => behaviour().inputValue()).toBe('refuses')
  await shown.push(3, '151.51')
  await page.getByText(channels.deliveries.states.failed, { exact: true }).nth(1).waitFor({ timeout: 60_000 })
  await page.getByRole('table', { name: channels.deliveries.list }).getByRole('button').first().click()
  const delivery = page.getByRole('dialog')
  await delivery.getByText('did not accept the change', { exact: false }).waitFor()
  await delivery
    .getByRole('row')
    .filter({ hasText: dayIn(3) })
    .filter({ hasText: '151.51' })
    .waitFor()
  await page.keyboard.press('Escape')
  await delivery.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'Booking.com' }).first()
  await row.getByText(channels.refusing).waitFor()
  expect(await row.getByText(channels.healthy, { exact: true }).count()).toBe(0)

  await shown.open('calendar')
  await page.getByLabel(calendar.lens).selectOption(calendar.toldTo('Booking.com'))
  await cells(new RegExp(calendar.differs)).first().waitFor()

  await shown.open('channels')
  await behaviour().selectOption(channels.behaviour.normal)
  await expect.poll(() => behaviour().inputValue()).toBe('normal')
  await row.getByRole('button', { name: channels.resend }).click()
  await row.getByText(channels.healthy, { exact: true }).waitFor()
  await shown.open('calendar')
  await page.getByLabel(calendar.lens).selectOption(calendar.toldTo('Booking.com'))
  await cells(/^151\.51$/)
    .first()
    .waitFor({ timeout: 60_000 })
})

test('a click on a night tells which request set it, what each channel said, and who has a room', async () => {
  const { page, server } = shown
  const [arrival, departure] = [dayIn(4), dayIn(5)]
  await shown.push(4, '99.99')
  await doneOf(server)('POST', '/properties/demo/bookings', {
    channel_code: 'online',
    guest: 'Grace Hopper',
    payment: 'cash',
    rooms: [
      {
        mapping_code: 'HR:1',
        checkin_date: arrival,
        checkout_date: departure,
        daily_prices: [{ date: arrival, price: 80 }],
      },
    ],
  })
  await shown.open('calendar')
  await cells(/^99\.99$/).click()
  const night = page.getByRole('dialog')
  const history = night.getByRole('region', { name: calendar.history.heading })
  const change = history.getByRole('listitem').filter({ hasText: '99.99' })
  await change.getByText('updateRoomsDaily', { exact: false }).waitFor()
  const answer = change.getByRole('listitem').filter({ hasText: 'bookingcom' })
  await answer.getByText(channels.deliveries.states.succeeded, { exact: false }).waitFor()
  const bookings = night.getByRole('region', { name: calendar.bookings.heading })
  await bookings.getByText('Grace Hopper').waitFor()

  await change.getByRole('button').click()
  const request = page.getByRole('dialog', { name: 'updateRoomsDaily' })
  await request.getByText(/"price": "99.99"/).waitFor()
  await page.keyboard.press('Escape')
  await request.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await night.waitFor({ state: 'detached' })
})

test('a transaction that is opened shows its deliveries beside the list, and each of them what it had to tell', async () => {
  const { page } = shown
  await shown.push(5, '77.70')
  await shown.open('channels')
  const { deliveries, transactions } = channels
  await page.getByRole('table', { name: transactions.list }).getByRole('button').first().click()
  const transaction = page.getByRole('dialog', { name: /^Transaction \d+$/ })
  const list = transaction.getByRole('table', { name: deliveries.list })
  await list.getByRole('row').filter({ hasText: 'bookingcom' }).getByRole('button').first().click()
  const delivery = page.getByRole('dialog', { name: /^Delivery \d+$/ })
  await delivery.getByRole('cell', { name: '77.7' }).waitFor()
  await page.keyboard.press('Escape')
  await delivery.waitFor({ state: 'detached' })
  await transaction.waitFor()
  await page.keyboard.press('Escape')
  await transaction.waitFor({ state: 'detached' })
})

test('the clock moves, a fault is set and removed, and a snapshot brings back what a reset took', async () => {
  const { page } = shown
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const confirm = async (name: string) => {
    await button(name).click()
    const question = page.getByRole('dialog', { name })
    await question.getByRole('button', { name, exact: true }).click()
    await question.waitFor({ state: 'detached' })
  }
  await shown.open('trouble')
  await button(trouble.clock.day).click()
  await page.getByText(trouble.clock.ahead('1 day')).waitFor()

  await button(trouble.faults.add).click()
  const form = page.getByRole('dialog', { name: trouble.faults.add })
  await form.getByRole('button', { name: trouble.faults.add }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(`${trouble.faults.effects.status}, 503`).waitFor()
  await button(trouble.faults.remove).click()
  await page.getByText(trouble.faults.none).waitFor()

  await button(trouble.faults.add).click()
  await form.getByLabel(trouble.faults.effect).selectOption('try_again')
  const operations = form.getByLabel(trouble.faults.operation).locator('option')
  await expect.poll(() => operations.allTextContents()).not.toContain('listRooms')
  await form.getByLabel(trouble.faults.effect).selectOption('drop')
  await form.getByLabel(trouble.faults.moment).selectOption('after_commit')
  await form.getByLabel(trouble.faults.share).fill('0.5')
  await form.getByRole('button', { name: trouble.faults.add }).click()
  await form.waitFor({ state: 'detached' })
  const { moment, moments, shareOf } = trouble.faults
  await page.getByText(`${shareOf(50)}. ${moment} ${moments.after_commit}.`).waitFor()
  await button(trouble.faults.remove).click()

  await page.getByLabel(trouble.snapshots.name).fill('before')
  await button(trouble.snapshots.take).click()
  await page.getByRole('cell', { name: 'before' }).waitFor()
  await confirm(trouble.reset.action)
  await page.getByText(trouble.clock.real, { exact: true }).waitFor()
  await confirm(trouble.snapshots.restore)
  await page.getByText(trouble.snapshots.restored('before')).waitFor()
})

test('what a channel is told while it is away is on the way until it is back', async () => {
  const { page } = shown
  await shown.open('channels')
  const row = page.getByRole('row').filter({ hasText: 'Booking.com' }).first()
  // After the snapshot was restored, each channel is sent its whole calendar.
  await row.getByText(channels.healthy).waitFor()
  await behaviour().selectOption(channels.behaviour.away)
  await expect.poll(() => behaviour().inputValue()).toBe('away')
  await shown.push(5, '161.61')
  await row.getByText(channels.busy(1)).waitFor()
  await behaviour().selectOption(channels.behaviour.normal)
  await doneOf(shown.server)('POST', '/clock/advance', { seconds: 600 })
  await row.getByText(channels.healthy).waitFor()
})

test('what a slow channel is told is on the way for 20 s', async () => {
  const { page, server } = shown
  await shown.open('channels')
  await behaviour().selectOption(channels.behaviour.slow)
  await expect.poll(() => behaviour().inputValue()).toBe('slow')
  await shown.push(6, '171.71')
  const row = page.getByRole('row').filter({ hasText: 'Booking.com' }).first()
  await row.getByText(channels.busy(1)).waitFor()
  const advance = (seconds: number) => doneOf(server)('POST', '/clock/advance', { seconds })
  await advance(15)
  await shown.settled()
  await row.getByText(channels.busy(1)).waitFor()
  await advance(10)
  await row.getByText(channels.healthy).waitFor()
  await behaviour().selectOption(channels.behaviour.normal)
  await expect.poll(() => behaviour().inputValue()).toBe('normal')
})

test('nothing complained, and nothing was asked of another host', () => {
  expect(shown.complaints).toEqual([])
  expect(shown.foreignRequests).toEqual([])
})
