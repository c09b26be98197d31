import { type Client, createClient } from '@innwire/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../../scripts/build/root.ts'
import { calendar } from '../../console/src/texts/calendar.ts'
import { channels } from '../../console/src/texts/channels.ts'
import { requests } from '../../console/src/texts/requests.ts'
import { type ConsolePage, dayIn, startConsole } from './console-page.ts'

// The walk that the docs show in pictures: an integration pushes prices, a channel refuses them, a person sees which and why.

let shown: ConsolePage
let integration: Client
beforeAll(async () => {
  shown = await startConsole()
  integration = createClient({ baseUrl: shown.server.url, token: 'demo-token', hrId: 'demo' })
  await shown.logIn()
})
afterAll(() => shown.stop())

const nights = 14
const prices = Array.from({ length: nights }, (_, night) => ({
  date: dayIn(night + 1),
  price: String(119 + (night % 7) * 4),
}))

/** The pictures of the docs, where they are wanted: each in light and dark colours. */
async function picture(name: string): Promise<void> {
  if (!process.env.INNWIRE_SCREENSHOTS) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await shown.page.emulateMedia({ colorScheme })
    await shown.page.screenshot({ path: `${root}docs/images/console-${name}-${colorScheme}.png` })
  }
}

const cells = (label: string | RegExp) => shown.page.getByRole('gridcell', { name: label })
const behaviour = () => shown.page.getByLabel(`Booking.com: ${channels.behaviour.label}`)
const seenBy = (channel: string) =>
  shown.page.getByLabel(calendar.lens).selectOption(calendar.toldTo(channel))

async function behave(as: 'refuses' | 'normal'): Promise<void> {
  await shown.go('channels')
  await behaviour().selectOption(as)
  await expect.poll(() => behaviour().inputValue()).toBe(as)
}

test('every call of the integration appears while it works', async () => {
  const { page } = shown
  await page.setViewportSize({ width: 1200, height: 675 })
  await behave('refuses')
  await shown.go('requests')
  await integration.rooms.list()
  await integration.reservations.list()
  const over = { date: dayIn(-3), price: '159' }
  await integration.calendar.updateDaily({
    rooms: [{ inv_code: 'HR:2', dates: [{ date: dayIn(1), price: '159' }, over] }],
  })
  const pushed = await integration.calendar.updateDaily({ rooms: [{ inv_code: 'HR:1', dates: prices }] })
  if (pushed.outcome !== 'accepted') throw new Error(`The prices were not accepted: ${pushed.outcome}`)
  const list = page.getByRole('list', { name: requests.list }).getByRole('listitem')
  await list.first().filter({ hasText: 'updateRoomsDaily' }).waitFor()
  await picture('requests')
  const { details } = await integration.transactions.wait(pushed.transactionId)
  expect(Object.fromEntries(details.map(({ channel_code, state }) => [channel_code, state]))).toMatchObject({
    bookingcom: 'failed',
    online: 'succeeded',
  })
})

test('the calendar as the channel was told marks the nights that it refused, and a night says why', async () => {
  const { page } = shown
  await shown.go('calendar')
  await seenBy('Booking.com')
  const marked = cells(new RegExp(calendar.differs))
  await expect.poll(() => marked.count()).toBeGreaterThan(0)
  await marked.first().click()
  const night = page.getByRole('dialog')
  const answers = night.getByRole('region', { name: calendar.history.heading }).getByRole('listitem')
  await answers.getByText('did not accept the change', { exact: false }).first().waitFor()
  await picture('night')
  await page.keyboard.press('Escape')
  await night.waitFor({ state: 'detached' })
})

test('one click sends it again, and the channel has what the hotel has', async () => {
  const { page } = shown
  await behave('normal')
  await picture('channels')
  const row = page.getByRole('row').filter({ hasText: 'Booking.com' }).first()
  await row.getByRole('button', { name: channels.resend }).click()
  await page.getByText(/calendars are on their way/).waitFor()
  await shown.go('calendar')
  await seenBy('Booking.com')
  await cells(/^119$/).first().waitFor()
  await expect.poll(() => cells(new RegExp(calendar.differs)).count()).toBe(0)
})

test('nothing complained, and nothing was asked of another host', () => {
  expect(shown.complaints).toEqual([])
  expect(shown.foreignRequests).toEqual([])
})
