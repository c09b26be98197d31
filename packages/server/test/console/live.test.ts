import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '../../console/src/texts/frame.ts'
import { requests } from '../../console/src/texts/requests.ts'
import { trouble } from '../../console/src/texts/trouble.ts'
import { startServer } from '../../src/index.ts'
import { controlOf, doneOf } from '../support/answered.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { type ConsolePage, startConsole } from './console-page.ts'

let shown: ConsolePage
/** Between a page and the server; it can be cut. */
let network: Awaited<ReturnType<typeof failingNetwork>>
/** A server that is started again has these as before, so that a session goes on. */
const sameOfEachRun = { secretKey: 'ab'.repeat(32), controlToken: 'the-control-token' }
const asked: string[] = []
beforeAll(async () => {
  network = await failingNetwork(0)
  shown = await startConsole({ ...sameOfEachRun, allowedHosts: [`127.0.0.1:${network.port}`] })
  network.leadTo(Number(new URL(String(shown.server.controlUrl)).port))
  await shown.page.clock.install()
  await shown.logIn()
  shown.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
})
afterAll(async () => {
  await shown.stop()
  await network.close()
})

const rename = (hrId: string, name: string) =>
  controlOf(shown.server)('PATCH', `/properties/${hrId}`, { name })
/**
 * Opens another stream in the page, which is told at the same time.
 * @returns waits until it was told of a change of a hotel
 */
async function listenFor(hrId: string): Promise<() => Promise<void>> {
  const stream = await shown.page.evaluateHandle(
    (wanted) =>
      new Promise<{ told: Promise<void> }>((opened) => {
        const source = new EventSource('/control/v1/events')
        const told = new Promise<void>((resolve) => {
          source.addEventListener('changed', ({ data }) => {
            if (JSON.parse(data).hr_id !== wanted) return
            source.close()
            resolve()
          })
        })
        source.onopen = () => opened({ told })
      }),
    hrId,
  )
  return () => stream.evaluate(({ told }) => told)
}
/** Waits until the page is connected, and has read again what may have changed before that. */
async function isLive(): Promise<void> {
  await shown.page.getByText(frame.live.live, { exact: true }).waitFor()
  await shown.settled()
}

test('a change of the hotel is shown, and of another hotel nothing is read', async () => {
  const other = { hr_id: 'linden', name: 'Linden', time_zone: 'Europe/Berlin', currency: 'EUR' }
  expect((await controlOf(shown.server)('POST', '/properties', other)).status).toBe(201)
  await shown.open('requests')
  await isLive()
  const told = await listenFor('linden')
  asked.length = 0
  await rename('linden', 'Linden by the river')
  await told()
  // Whatever the page has put off until now, it does.
  await shown.page.clock.fastForward(1_000)
  expect(asked).toEqual([])
  await rename('demo', 'Hotel by the sea')
  await shown.page.getByRole('button', { name: 'Hotel by the sea' }).waitFor()
  // Requests come by the stream; a thousand of them are not read with each change.
  expect(asked).not.toContain('/control/v1/requests')
})

test('a page that the server could not take connects again by itself, and reads what it missed', async () => {
  const { page } = shown
  let isRefused = true
  await page.route('**/control/v1/events', (route) =>
    isRefused ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  )
  await shown.open('requests')
  await page.getByText(frame.live.broken).waitFor()
  isRefused = false
  await rename('demo', 'Hotel in the hills')
  await isLive()
  await page.getByRole('button', { name: 'Hotel in the hills' }).waitFor()
  await page.unroute('**/control/v1/events')
})

test('a page shows what changed after it was read and before it was connected', async () => {
  const { page, server } = shown
  const connect = Promise.withResolvers<void>()
  await page.route('**/control/v1/events', async (route) => {
    await connect.promise
    await route.fallback()
  })
  await shown.open('requests')
  await rename('demo', 'Hotel in the valley')
  await (await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).text()
  connect.resolve()
  await isLive()
  await page.getByRole('button', { name: 'Hotel in the valley' }).waitFor()
  await page.getByRole('list', { name: requests.list }).getByRole('listitem').first().waitFor()
  await page.unroute('**/control/v1/events')
})

test('a page whose connection was cut hears what it missed once, and reads nothing anew', async () => {
  const { page, server } = shown
  const ask = async () => (await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).text()
  const rows = page.getByRole('list', { name: requests.list }).getByRole('listitem')
  await shown.logIn(server.controlToken, `http://127.0.0.1:${network.port}`)
  await isLive()
  const before = await rows.count()
  await ask()
  await expect.poll(() => rows.count()).toBe(before + 1)
  network.setDown(true)
  await page.getByText(frame.live.broken).waitFor()
  await ask()
  await ask()
  asked.length = 0
  network.setDown(false)
  await isLive()
  await expect.poll(() => rows.count()).toBe(before + 3)
  expect(asked).not.toContain('/control/v1/requests')
})

test('another hotel that is chosen is shown in the same view, and nothing of the one before', async () => {
  const { page } = shown
  await shown.open('trouble')
  await page.getByRole('button', { name: /demo$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /linden$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /linden$/ }).waitFor()
  await page.getByRole('heading', { level: 1, name: frame.views.trouble }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/linden/trouble')
})

test('a page that has no network but reaches its server goes on', async () => {
  const { page } = shown
  await shown.open('requests')
  await isLive()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await rename('demo', 'Hotel on the island')
  await page.clock.fastForward(1_000)
  await page.getByRole('button', { name: 'Hotel on the island' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('online')))
})

test('a page that nobody sees leaves its connection to others, and reads what it missed when it is seen again', async () => {
  const { page } = shown
  const showPage = (state: DocumentVisibilityState) =>
    page.evaluate((its) => {
      Object.defineProperty(document, 'visibilityState', { value: its, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await shown.open('requests')
  await isLive()
  await showPage('hidden')
  await page.getByText(frame.live.connecting).waitFor()
  const told = await listenFor('demo')
  asked.length = 0
  await rename('demo', 'Hotel at night')
  await told()
  await page.clock.fastForward(1_000)
  expect(asked).not.toContain('/control/v1/properties/demo')
  await showPage('visible')
  await page.getByRole('button', { name: 'Hotel at night' }).waitFor()
  await isLive()
})

test('the clock goes on while nothing is read, and to midnight is to midnight', async () => {
  const { page, server } = shown
  await doneOf(server)('PATCH', '/properties/demo', { time_zone: 'UTC' })
  await doneOf(server)('POST', '/clock/advance', { seconds: 86_400 })
  await shown.open('trouble')
  await page.getByText(trouble.clock.ahead('1 day')).waitFor()
  // Whatever is read of the clock by then was read ten minutes before.
  await page.route('**/control/v1/clock', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await page.clock.fastForward(600_000)
  await doneOf(server)('POST', '/clock/advance', { seconds: 600 })
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/clock/advance'))
  await page.getByRole('button', { name: trouble.clock.midnight }).click()
  const { now } = await (await moved).json()
  expect(new Date(now).toISOString()).toMatch(/T00:00:/)
  await page.unroute('**/control/v1/clock')
})

test('a connection that is open and dead is told as not live, and what was missed is read by another', async () => {
  const { page } = shown
  await page.goto(`http://127.0.0.1:${network.port}/console/demo/requests`)
  await isLive()
  network.setSilent(true)
  await rename('demo', 'Hotel by the lake')
  await page.clock.fastForward(41_000)
  await page.getByText(frame.live.broken).waitFor()
  network.setSilent(false)
  await isLive()
  await page.getByRole('button', { name: 'Hotel by the lake' }).waitFor()
})

test('requests of a server that was started anew take the place of those before, though their numbers are the same', async () => {
  const { page } = shown
  const list = page.getByRole('list', { name: requests.list }).getByRole('listitem')
  const ask = async (url: string, path: string) =>
    (await fetch(`${url}/api/${path}?token=demo-token&hr_id=demo`)).text()
  for (let count = 0; count < 3; count += 1) await ask(shown.server.url, 'v2/apps/rooms')
  await list.first().filter({ hasText: 'listRooms' }).waitFor()
  const allowedHosts = [`127.0.0.1:${network.port}`]
  const again = await startServer({ port: 0, demo: true, ...sameOfEachRun, allowedHosts })
  await ask(again.url, 'v2/apps/infos/channels')
  network.leadTo(Number(new URL(String(again.controlUrl)).port))
  await list.filter({ hasText: 'listChannels' }).waitFor()
  expect(await list.count()).toBe(1)
  await again.stop()
})
