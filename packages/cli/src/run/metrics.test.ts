import { expect, it } from 'vitest'
import { hotelFolder } from './folder.ts'
import { serveMetrics } from './metrics.ts'
import type { ServedHotel } from './serve-hotel.ts'

const hotel = (hrId: string, serving: ServedHotel['serving']): ServedHotel => ({
  hrId,
  folder: hotelFolder('/nowhere'),
  sync: () => undefined,
  serving,
  opened: () => new Promise(() => {}),
  ended: new Promise(() => {}),
})

it('a journal on a disk that does not answer holds up neither the health of others nor their metrics', async () => {
  const hotels = [hotel('linden', () => new Promise(() => {})), hotel('seeblick', async () => false)]
  const { url, close } = await serveMetrics({ host: '127.0.0.1', port: 0 }, hotels)
  const [health, metrics] = await Promise.all(
    ['/health/live', '/metrics'].map(async (path) => (await fetch(url + path)).text()),
  )
  expect(JSON.parse(health ?? '')).toMatchObject({
    hotels: { linden: 'not served', seeblick: 'not served' },
  })
  expect(metrics).toMatch(/^innwire_run_serving\{hr_id="linden"\} 0$/m)
  await close()
})
