import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import { status } from '../support/receiver.ts'
import { rowsBeside } from '../support/rows-beside.ts'

let folder: string
let database: string
let house: House
let channel: HttpChannel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-restored-'))
  database = join(folder, 'innwire.db')
  house = await startHouse({ database })
  channel = await openHttpChannel(house)
})
afterEach(async () => {
  await house.server.stop()
  await channel.receiver.stop()
  await rm(folder, { recursive: true })
})

const setPrice = async (price: string) => channel.hotel.settled(await channel.price(price))
const expectReceived = (price: string) =>
  vi.waitFor(() => expect(channel.prices().at(-1)).toBe(price), waiting)
const lastId = () => channel.bodies().findLast(({ mapping_code }) => mapping_code === 'B1').delivery_id

it('after a restore every channel is told what the calendar says now, under a newer number', async () => {
  await setPrice('100')
  await house.control('PUT', '/snapshots/before')
  await setPrice('200')
  const newest = lastId()
  await house.control('POST', '/snapshots/before/restore')
  await expectReceived('100')
  expect(lastId()).toBeGreaterThan(newest)
  await vi.waitFor(async () => {
    expect([await channel.toldPrice(), await channel.toldPrice('expedia')]).toEqual(['100', '100'])
  }, waiting)
})

it('until then the calendar does not say that they were told it', async () => {
  await setPrice('100')
  await house.control('PUT', '/snapshots/before')
  await setPrice('200')
  channel.receiver.answer = status(503)
  await house.control('POST', '/snapshots/before/restore')
  expect(await channel.toldPrice()).toBeNull()
})

it('also when the server ended before it had got to that', async () => {
  await setPrice('100')
  await house.server.stop()
  const beside = await rowsBeside(database)
  await beside.run(`insert into setting (hr_id, name, value)
    values ('${channel.hotel.hr_id}', 'restored/${channel.hotel.hr_id}', ''), ('gone', 'restored/gone', '')`)
  const { seen } = channel.receiver
  const before = seen.length
  house = await startHouse({ database })
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(before), waiting)
  await expectReceived('100')
  await house.server.stop()
  expect(await beside.all("select name from setting where name like 'restored/%'")).toEqual([])
  await beside.close()
})
