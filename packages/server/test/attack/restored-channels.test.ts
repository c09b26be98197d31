import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReceiver } from '../connectors/receiver.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'

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
  const file = new DatabaseSync(database)
  file.exec(`insert into setting values ('restored/${hotel.hr_id}', ''), ('restored/gone', '')`)
  file.close()
  const seen = receiver.seen.length
  house = await startHouse({ database })
  await vi.waitFor(() => expect(receiver.seen.length).toBeGreaterThan(seen), waiting)
  expect(received()).toMatchObject({ price: '100' })
  await house.server.stop()
  const marks = new DatabaseSync(database, { readOnly: true })
  expect(marks.prepare("select name from setting where name glob 'restored/*'").all()).toEqual([])
  marks.close()
})

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
