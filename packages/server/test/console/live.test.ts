import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '../../console/src/texts/frame.ts'
import { requests } from '../../console/src/texts/requests.ts'
import { controlOf } from '../support/answered.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { type ConsolePage, startConsole } from './console-page.ts'

let shown: ConsolePage
/** Between a page and the server; it can be cut. */
let network: Awaited<ReturnType<typeof failingNetwork>>
const asked: string[] = []
beforeAll(async () => {
  network = await failingNetwork(0)
  shown = await startConsole({ allowedHosts: [`127.0.0.1:${network.port}`] })
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
const isLive = () => shown.page.getByText(frame.live.live, { exact: true }).waitFor()

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

test('a page whose connection was cut hears what it missed once, and reads nothing anew', async () => {
  const { page, server } = shown
  const ask = async () => (await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).text()
  const rows = page.getByRole('list', { name: requests.list }).getByRole('listitem')
  await shown.logIn(server.controlToken, `http://127.0.0.1:${network.port}`)
  await isLive()
  await ask()
  await expect.poll(() => rows.count()).toBe(1)
  network.setDown(true)
  await page.getByText(frame.live.broken).waitFor()
  await ask()
  await ask()
  asked.length = 0
  network.setDown(false)
  await isLive()
  await expect.poll(() => rows.count()).toBe(3)
  expect(asked).not.toContain('/control/v1/requests')
})
