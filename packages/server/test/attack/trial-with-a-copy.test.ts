import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { startReceiver } from '../support/receiver.ts'

let folder: string
let database: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
let house: House
let hotel: Hotel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-trial-'))
  database = join(folder, 'innwire.db')
  receiver = await startReceiver()
  house = await startHouse({ database })
  hotel = await house.openHotel({
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
})
afterEach(async () => {
  await house.server.stop()
  await receiver.stop()
  await rm(folder, { recursive: true })
})

const date = inDays(5)
const setPrice = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date, price }] })

/** What the receiver has of the date. */
function received(): { price: string; id: number } | undefined {
  const changes = receiver.seen.map(({ body }) => JSON.parse(body))
  const last = changes.findLast(({ mapping_code }) => mapping_code === 'B1')
  return last && { price: last.dates[0].price, id: last.delivery_id }
}
const expectReceived = (price: string) =>
  vi.waitFor(() => expect(received()).toMatchObject({ price }), waiting)

it('a copy of the data that runs without deliveries sends its receivers nothing, and keeps what waits', async () => {
  await hotel.settled(await setPrice('100'))
  const trial = join(folder, 'trial.db')
  await house.control('PUT', '/snapshots/copy')
  await copyFile(`${database}-snapshots/copy.db`, trial)
  await copyFile(`${database}-key`, `${trial}-key`)
  await house.server.stop()
  const seen = receiver.seen.length

  house = await startHouse({ database: trial, deliveries: false })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date, price: '150' }] }] })
  const query = `token=${hotel.token}&hr_id=${hotel.hr_id}`
  const update = () =>
    fetch(`${house.server.url}/api/v2/apps/rooms/daily?${query}`, { method: 'PUT', headers, body })
  expect((await update()).status).toBe(200)
  const at = `/properties/${hotel.hr_id}`
  await house.control('POST', `${at}/channels/bookingcom/resend`)
  await vi.waitFor(async () => {
    const { connections } = await house.control('GET', `${at}/channels`)
    const [bookingcom, expedia] = connections
    expect(bookingcom.in_progress).toBeGreaterThan(0)
    expect(expedia.in_progress).toBe(0)
  }, waiting)
  await house.advance(86_400)
  await house.server.stop()
  expect(receiver.seen.length).toBe(seen)

  house = await startHouse({ database: trial })
  await expectReceived('150')
})
