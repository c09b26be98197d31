import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'

let folder: string
let database: string
let house: House
let channel: HttpChannel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-trial-'))
  database = join(folder, 'innwire.db')
  house = await startHouse({ database })
  channel = await openHttpChannel(house)
})
afterEach(async () => {
  await house.server.stop()
  await channel.receiver.stop()
  await rm(folder, { recursive: true })
})

it('a copy of the data that runs without deliveries sends its receivers nothing, and keeps what waits', async () => {
  const { hotel, date, receiver } = channel
  await hotel.settled(await channel.price('100'))
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
  await vi.waitFor(() => expect(channel.prices().at(-1)).toBe('150'), waiting)
})
