import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestQuery } from '@innwire/validators'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { combinationsOf, telling } from '../control/telling.ts'
import type { Json } from '../support/answered.ts'
import { rowsBeside } from '../support/rows-beside.ts'
import { type House, inDays, startHouse } from './hotel.ts'

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
  const beside = await rowsBeside(database)
  await beside.run(
    `update reservation set content = replace(content, '"provider_number":"2"', '"provider_number":"2#')
      where provider_number = '2'`,
  )
  await beside.close()
  const headers = { 'x-request-id': 'poll-17' }
  const { count, reservations } = (await hotel.send('GET', 'v2/apps/reservations', {}, { headers })).body
  expect(reservations.map((its: Json) => its.provider_number)).toEqual(['1', '3'])
  expect(count).toBe(2)
  expect(log.lines).toMatchObject([
    { id: 'poll-17', hr_id: hotel.hr_id, reservation: expect.stringMatching(/^R/) },
  ])
  const { bookings } = await hotel.control('GET', '/bookings')
  expect(bookings.map((its: Json) => its.provider_number)).toEqual(['3', '1'])
  const { reservation } = log.lines[0] as Json
  const at = `/bookings/${reservation}`
  const damaged = `What the database holds of the reservation ${reservation} is damaged. Look at the disk, and go back to a backup.`
  await expect(hotel.control('GET', at)).rejects.toThrow(damaged)
  await expect(hotel.control('POST', `${at}/confirm`)).rejects.toThrow(damaged)
  await expect(hotel.control('POST', `${at}/cancel`, {})).rejects.toThrow(damaged)
  await vi.waitFor(async () => expect(await hotel.reservations()).toMatchObject({ count: 0 }))
})

it('a booking whose history is damaged is changed and canceled all the same, and says that changes are missing', async () => {
  const hotel = await house.openHotel()
  const { hr_number } = await hotel.book()
  const beside = await rowsBeside(database)
  await beside.run(`update reservation set history = '{'`)
  await beside.close()
  await hotel.control('POST', `/bookings/${hr_number}/confirm`)
  const { events, is_whole } = await hotel.control('GET', `/bookings/${hr_number}/timeline`)
  expect(events.map(({ kind }: Json) => kind)).toEqual(['booked', 'confirmed'])
  expect(is_whole).toBe(false)
})

/** Who adds a parameter to the contract has to add it here, or this does not compile. */
const asked: Record<Exclude<keyof RequestQuery<'listReservations'>, 'hr_id' | 'token'>, string> = {
  undelivered: 'false',
  modified: 'true',
  booked: 'true',
  from_date: inDays(-1),
  from_last_update_date: inDays(-1),
  reservation_number: 'R000000001',
  page: '1',
  per_page: '2',
}

it('no filter of either API fails at reservations that are cut off in the database', async () => {
  const hotel = await house.openHotel()
  await hotel.book({ provider_number: '1' })
  const { hr_number } = await hotel.book({ provider_number: '2' })
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
  const beside = await rowsBeside(database)
  await beside.run('update reservation set content = substr(content, 1, length(content) / 2)')
  await beside.close()
  for (const query of combinationsOf(asked)) {
    const { status, text } = await hotel.send('GET', 'v2/apps/reservations', query)
    expect({ query, status, text }).toMatchObject({ status: 200 })
  }
  for (const query of combinationsOf({ ...telling.listBookings, after: '999999999' })) {
    const { bookings } = await hotel.control(
      'GET',
      `/bookings?${new URLSearchParams(query as Record<string, string>)}`,
    )
    expect(bookings).toBeInstanceOf(Array)
  }
})
