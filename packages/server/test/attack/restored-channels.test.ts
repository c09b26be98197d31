import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { startReceiver } from '../support/receiver.ts'
import { rowsBeside } from '../support/rows-beside.ts'

let folder: string
let database: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
let house: House
let hotel: Hotel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-restored-'))
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
const told = async (channel: string) => {
  const [entry] = await hotel.calendar('HR:1', date)
  return entry.channels.find((its: { channel_code: string }) => its.channel_code === channel).price
}

it('after a restore every channel is told what the calendar says now, under a newer number', async () => {
  await hotel.settled(await setPrice('100'))
  await house.control('PUT', '/snapshots/before')
  await hotel.settled(await setPrice('200'))
  const newest = received()
  await house.control('POST', '/snapshots/before/restore')
  await expectReceived('100')
  expect(received()?.id).toBeGreaterThan(newest?.id ?? 0)
  await vi.waitFor(async () => {
    expect([await told('bookingcom'), await told('expedia')]).toEqual(['100', '100'])
  }, waiting)
})

it('until then the calendar does not say that they were told it', async () => {
  await hotel.settled(await setPrice('100'))
  await house.control('PUT', '/snapshots/before')
  await hotel.settled(await setPrice('200'))
  receiver.answer = (response) => response.writeHead(503).end()
  await house.control('POST', '/snapshots/before/restore')
  expect(await told('bookingcom')).toBeNull()
})

it('also when the server ended before it had got to that', async () => {
  await hotel.settled(await setPrice('100'))
  await house.server.stop()
  const beside = await rowsBeside(database)
  await beside.run(`insert into setting (hr_id, name, value)
    values ('${hotel.hr_id}', 'restored/${hotel.hr_id}', ''), ('gone', 'restored/gone', '')`)
  const seen = receiver.seen.length
  house = await startHouse({ database })
  await vi.waitFor(() => expect(receiver.seen.length).toBeGreaterThan(seen), waiting)
  expect(received()).toMatchObject({ price: '100' })
  await house.server.stop()
  expect(await beside.all("select name from setting where name like 'restored/%'")).toEqual([])
  await beside.close()
})
