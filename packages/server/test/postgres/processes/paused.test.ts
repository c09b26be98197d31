import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { expectOrder } from '../../crash/arrived.ts'
import { call, control, json } from '../../crash/calls.ts'
import { as, at, days, setUpHotel, tokens } from '../../crash/hotel.ts'
import type { ServerProcess } from '../../crash/server-process.ts'
import { startReceiver } from '../../support/receiver.ts'
import { type Cluster, startCluster } from './cluster.ts'

let cluster: Cluster
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  cluster = await startCluster(['api', 'worker', 'worker'])
})
afterAll(async () => {
  for (const one of cluster.processes) one.goOn()
  await cluster.stop()
  await receiver.stop()
})

it('a worker that is paused for longer than its lease loses its work to another, and changes nothing afterwards', async () => {
  const [api, ...workers] = cluster.processes as [ServerProcess, ServerProcess, ServerProcess]
  await setUpHotel(api, receiver.url)
  const arrived = () => receiver.seen.map(({ body }) => JSON.parse(body))
  const setPrice = async (price: string) => {
    const rooms = [{ inv_code: 'HR:4', dates: [{ date: days[0], price }] }]
    const path = `/api/v2/apps/rooms/daily?${as(tokens.writing)}`
    const { text } = await call(`${api.url}${path}`, { method: 'PUT', ...json({ rooms }) })
    return JSON.parse(text).transaction_id as string
  }
  const owner = async (): Promise<ServerProcess> => {
    // Deliveries are counted where they are made.
    const before = await Promise.all(workers.map(delivered))
    await setPrice('1')
    return vi.waitFor(async () => {
      const after = await Promise.all(workers.map(delivered))
      const found = workers.find((_, index) => after[index] !== before[index])
      if (!found) throw new Error('Nobody has delivered it yet.')
      return found
    })
  }

  const paused = await owner()
  // It is held still while the receiver has its request and has not answered.
  const held = Promise.withResolvers<void>()
  receiver.answer = (response) => {
    receiver.answer = (next) => next.writeHead(204).end()
    paused.pause()
    void held.promise.then(() => response.writeHead(204).end())
  }
  await setPrice('2')
  await vi.waitFor(() => expect(arrived().at(-1)?.dates[0].price).toBe('2'))
  const last = await setPrice('3')
  await vi.waitFor(() => expect(arrived().at(-1)?.dates[0].price).toBe('3'))
  const settled = () =>
    vi.waitFor(async () => {
      const { deliveries } = await control<{ deliveries: { state: string }[] }>(
        api,
        'GET',
        `${at}/deliveries?channel_code=hrs&limit=1000`,
      )
      expect(deliveries.filter(({ state }) => state !== 'succeeded')).toEqual([])
      return deliveries
    })
  const before = await settled()
  held.resolve()
  paused.goOn()
  // Whatever it does now it has done when it delivers again, and nobody else can.
  for (const worker of workers) if (worker !== paused) await worker.kill()
  await setPrice('4')
  await vi.waitFor(() => expect(arrived().at(-1)?.dates[0].price).toBe('4'))
  const after = await settled()
  expect(after.slice(-before.length)).toEqual(before)
  expect(before[0]).toMatchObject({ transaction_id: last })
  expectOrder(
    receiver.seen.map(({ body }) => body),
    1,
  )
})

async function delivered(worker: ServerProcess): Promise<string> {
  const response = await fetch(`${worker.controlUrl}/metrics`, {
    headers: { authorization: 'Bearer control-token-of-the-tests' },
  })
  const text = await response.text()
  return text.match(/^innwire_deliveries_total\{channel="hrs",outcome="succeeded"\} .+$/m)?.[0] ?? ''
}
