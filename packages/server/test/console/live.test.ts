import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '../../console/src/texts/frame.ts'
import { controlOf } from '../support/answered.ts'
import { type ConsolePage, startConsole } from './console-page.ts'

let shown: ConsolePage
const asked: string[] = []
beforeAll(async () => {
  shown = await startConsole()
  await shown.page.clock.install()
  await shown.logIn()
  shown.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
})
afterAll(() => shown.stop())

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
