import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type House, type Json, startHouse } from '../property-api/hotel.ts'

const log = vi.hoisted(() => ({ lines: [] as Json[] }))
vi.mock('../../src/standard-error.ts', () => ({
  standardError: () => ({ write: (line: string) => void log.lines.push(JSON.parse(line)) }),
}))

let folder: string
let database: string
let house: House
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-damaged-'))
  database = join(folder, 'hotel.db')
  house = await startHouse({ database, log: 'error' })
})
afterEach(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

it('a reservation that is damaged in the database is left out and told, and the others come once', async () => {
  const hotel = await house.openHotel()
  for (const number of ['1', '2', '3']) await hotel.book({ provider_number: number })
  {
    using opened = new DatabaseSync(database)
    opened.exec(
      `update reservation set content = replace(content, '"provider_number":"2"', '"provider_number":"2#')
       where provider_number = '2'`,
    )
  }
  const { count, reservations } = await hotel.reservations()
  expect(reservations.map((its: Json) => its.provider_number)).toEqual(['1', '3'])
  expect(count).toBe(2)
  expect(log.lines).toMatchObject([{ hr_id: hotel.hr_id, reservation: expect.stringMatching(/^R/) }])
  const { bookings } = await hotel.control('GET', '/bookings')
  expect(bookings.map((its: Json) => its.provider_number)).toEqual(['3', '1'])
  await vi.waitFor(async () => expect(await hotel.reservations()).toMatchObject({ count: 0 }))
})
