import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lockOf } from '../../../src/storage/postgres/transaction.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from '../../property-api/hotel.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let house: House
/** A write of the first hotel hangs, in another process. */
let hanging: Hotel
let other: Hotel
let process: pg.Client
beforeAll(async () => {
  postgres = await startPostgres()
  house = await startHouse({ database: postgres.addressOf('postgres'), secretKey })
  hanging = await house.openHotel({ hr_id: 'a-hangs' })
  other = await house.openHotel({ hr_id: 'b-goes-on' })
})
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})
beforeEach(async () => {
  process = new pg.Client(postgres.addressOf('postgres'))
  await process.connect()
})
afterEach(() => process.end())

/** Takes the locks that the writes of hotels take, and says nothing any more. */
const hang = (hotels = [hanging]) =>
  process.query(`begin; select pg_advisory_xact_lock_shared(${lockOf()});
    ${hotels.map(({ hr_id }) => `select pg_advisory_xact_lock(${lockOf(hr_id)});`).join('')}`)

const setPrice = (hotel: Hotel, price: string) =>
  hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(300), price }] })
const updatesOf = async ({ hr_id }: Hotel): Promise<number> => {
  const rows = await postgres.rowsOf(`select id from calendar_update where hr_id = '${hr_id}'`)
  return rows.length
}
const day = 86_400

it('what is too old is removed from the other hotels, and from that one later', async () => {
  for (const hotel of [hanging, other]) await hotel.settled(await setPrice(hotel, '80'))
  await hang()
  await house.advance(91 * day)
  await vi.waitFor(async () => expect(await updatesOf(other)).toBe(0), waiting)
  expect((await setPrice(other, '81')).body.status).toBe('ok')
  expect(await updatesOf(hanging)).toBe(1)
  await process.query('commit')
  await house.advance(3_600)
  await vi.waitFor(async () => expect(await updatesOf(hanging)).toBe(0), waiting)
})

it('a sales channel that it does not have is renamed meanwhile', async () => {
  await hang()
  expect(await house.control('PUT', '/channels/airbnb', { name: 'Airbnb' })).toEqual({
    code: 'airbnb',
    name: 'Airbnb',
  })
  expect((await setPrice(other, '82')).body.status).toBe('ok')
})

it('one that hotels have is renamed at those that come before it, and at the others once it is done', async () => {
  let bookings = 0
  const shownAt = async (hotel: Hotel): Promise<string> => {
    bookings += 1
    await hotel.book({
      channel_code: 'expedia',
      provider_number: `B-${bookings}`,
      rooms: [bookedRoom('E1', inDays(9), 1)],
    })
    const { reservations } = await hotel.reservations()
    return reservations[0].channel_display
  }
  for (const hotel of [hanging, other]) expect(await shownAt(hotel)).toBe('Expedia')
  await hang()
  const renamed = house.control('PUT', '/channels/expedia', { name: 'Expedia Group' })
  expect((await setPrice(other, '83')).body.status).toBe('ok')
  await process.query('commit')
  await renamed
  for (const hotel of [hanging, other]) expect(await shownAt(hotel)).toBe('Expedia Group')
})

it('others have their turn also where more hotels hang than there are connections', async () => {
  const hotels = await Promise.all(Array.from({ length: 9 }, () => house.openHotel()))
  await hang(hotels)
  const held = Promise.all(hotels.map((hotel) => setPrice(hotel, '84')))
  for (const price of ['85', '86', '87']) expect((await setPrice(other, price)).body.status).toBe('ok')
  await process.query('commit')
  for (const { body } of await held) expect(body.status).toBe('ok')
})

it('others have their turn also while a snapshot waits for all', async () => {
  await hang()
  const taken = house.control('PUT', '/snapshots/waiting')
  await vi.waitFor(async () => {
    const waits =
      "select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted"
    expect(await postgres.rowsOf(waits)).toHaveLength(1)
  }, waiting)
  for (const price of ['88', '89', '90']) expect((await setPrice(other, price)).body.status).toBe('ok')
  await process.query('commit')
  expect(await taken).toMatchObject({ name: 'waiting' })
})
