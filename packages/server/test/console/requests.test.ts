import { afterAll, beforeAll, expect, test } from 'vitest'
import { requests } from '../../console/src/texts/requests.ts'
import { controlOf } from '../support/answered.ts'
import { type ConsolePage, dayIn, startConsole } from './console-page.ts'

let shown: ConsolePage
beforeAll(async () => {
  shown = await startConsole()
  await shown.logIn()
})
afterAll(() => shown.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${shown.server.url}/api/${path}?token=demo-token&hr_id=demo`, init)
const control = (method: string, path: string, body?: unknown) => controlOf(shown.server)(method, path, body)
const rows = () => shown.page.getByRole('list', { name: requests.list }).getByRole('listitem')

test('requests appear as they end, the newest first, each with what became of it', async () => {
  const { page } = shown
  await page.getByText(requests.empty).waitFor()
  await ask('v2/apps/rooms')
  await rows().filter({ hasText: 'listRooms' }).waitFor()
  const dates = [
    { date: dayIn(2), price: '120.00' },
    { date: dayIn(3), price: 'dear' },
  ]
  await ask('v2/apps/rooms/daily', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates }] }),
  })
  await rows().first().filter({ hasText: 'updateRoomsDaily' }).waitFor()
  expect(await rows().first().textContent()).toContain('1 of 2 dates refused')
  await fetch(`${shown.server.url}/api/v1/apps/hotspot/guests?token=wrong&hr_id=demo`)
  await rows().first().filter({ hasText: 'listGuests' }).filter({ hasText: '401' }).waitFor()
  expect(await rows().count()).toBe(3)
})

test('a body has its wrong date marked, and the request is there as curl and as client code', async () => {
  const { page } = shown
  await rows().filter({ hasText: 'updateRoomsDaily' }).getByRole('button').click()
  const detail = page.getByRole('dialog', { name: 'updateRoomsDaily' })
  const block = (title: string) => detail.getByRole('region', { name: title, exact: true })
  const marked = block(requests.detail.sent).locator('[data-wrong="true"]')
  await marked.waitFor()
  const after = await marked.evaluate((line) => line.nextElementSibling?.textContent)
  expect(after).toContain(dayIn(3))
  await block(requests.detail.answer).getByText('try_again').waitFor()
  const curl = await block(requests.detail.curl).textContent()
  expect(curl).toContain('curl -X PUT "$INNWIRE_BASE_URL/api/v2/apps/rooms/daily?token=$INNWIRE_TOKEN')
  expect(await block(requests.detail.client).textContent()).toContain('hotel.calendar.updateDaily({')
  // What a person copies or leaves on the screen has no token.
  expect(await page.content()).not.toMatch(new RegExp(`demo-token|${shown.server.controlToken}`))
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })
})

test('a filter leaves what fits it, and refusals can be seen alone', async () => {
  const { page } = shown
  const operations = () => rows().evaluateAll((found) => found.map((row) => row.textContent ?? ''))
  await page.getByLabel(requests.filter).fill('listrooms 200')
  await expect.poll(operations).toEqual([expect.stringContaining('listRooms')])
  await page.getByLabel(requests.filter).fill('no such thing')
  await page.getByText(requests.noneFits).waitFor()
  await page.getByLabel(requests.filter).fill('')
  await page.getByLabel(requests.which).selectOption('refused')
  await expect
    .poll(operations)
    .toEqual([expect.stringContaining('listGuests'), expect.stringContaining('updateRoomsDaily')])
  await page.getByLabel(requests.which).selectOption('all')
})

test('the list stands still while a person looks, and says how many came', async () => {
  const { page } = shown
  await page.getByRole('button', { name: requests.pause }).click()
  await ask('v2/apps/infos/channels')
  await page.getByRole('button', { name: requests.goOn(1) }).waitFor()
  expect(await rows().count()).toBe(3)
  await page.getByRole('button', { name: requests.goOn(1) }).click()
  await rows().first().filter({ hasText: 'listChannels' }).waitFor()
})

test('the quota fills two gauges, and the time to the next request goes by the clock of the server', async () => {
  const { page } = shown
  const { quota } = requests
  await page.getByText(quota.none).waitFor()
  await control('POST', '/clock/advance', { seconds: 86_400 })
  await control('PATCH', '/properties/demo', { quota: { per_minute: 3, per_day: 100 } })
  const next = page.getByRole('region', { name: quota.heading }).getByRole('status')
  await next.getByText(quota.now).waitFor()
  for (let count = 0; count < 3; count += 1) await ask('v2/apps/rooms')
  expect((await ask('v2/apps/rooms')).status).toBe(429)
  await page.getByText(quota.used(3, 3)).waitFor()
  await page.getByText(quota.used(3, 100)).waitFor()
  expect(await page.getByRole('meter', { name: quota.minute }).getAttribute('value')).toBe('3')
  await next.getByText(/in [1-6]?\d s/).waitFor()
  await control('POST', '/clock/advance', { seconds: 61 })
  await next.getByText(quota.now).waitFor()
})

test('a request of a path that no operation has is there with what was answered', async () => {
  const { page } = shown
  await shown.open('requests')
  await ask('v2/apps/roms')
  await rows().first().filter({ hasText: '404' }).getByRole('button').click()
  const detail = page.getByRole('dialog', { name: 'GET /api/v2/apps/roms' })
  await detail.getByText('path_not_found').last().waitFor()
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })
})

test('nothing complained, and nothing was asked of another host', () => {
  expect(shown.complaints).toEqual([])
  expect(shown.foreignRequests).toEqual([])
})
