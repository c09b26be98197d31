import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let address: string
let house: House
let hotel: Hotel
beforeAll(async () => {
  postgres = await startPostgres()
  address = postgres.addressOf('postgres')
  house = await startHouse({ database: address, secretKey })
})
beforeEach(async () => {
  hotel = await house.openHotel()
})
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})

const change = (sql: string) => asAdmin((client) => client.query(sql), address)

/** PostgreSQL answers as where a table has no room left to grow: at the statement that writes there, or at the commit. */
const fillDisk = (table: string, when: 'at once' | 'at the commit') =>
  change(`
    create or replace function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$;
    create constraint trigger no_room after insert or update on ${table}
      deferrable initially ${when === 'at once' ? 'immediate' : 'deferred'} for each row execute function no_room()`)
const freeDisk = () => change('drop function if exists no_room cascade')

const price = (value: string) =>
  hotel.daily({
    inv_code: 'HR:1',
    dates: [
      { date: inDays(1), price: value },
      { date: inDays(2), price: value },
    ],
  })

describe.each(['at once', 'at the commit'] as const)('where the disk of PostgreSQL is full %s', (when) => {
  it('an update is refused for the moment, nothing of it is applied, and it goes on by itself', async () => {
    await price('80')
    await fillDisk('delivery', when)
    const { status, headers, body } = await price('81')
    await freeDisk()
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '30'])
    expect(body.message).toContain('The disk of the service is full, and nothing was applied.')
    const prices = async () => (await hotel.calendar('HR:1', inDays(1), inDays(2))).map((date) => date.price)
    expect(await prices()).toEqual(['80', '80'])
    expect((await price('82')).body.status).toBe('ok')
    expect(await prices()).toEqual(['82', '82'])
  })

  it('a booking is refused, and the channel can send it again', async () => {
    await fillDisk('reservation', when)
    await expect(hotel.book({ provider_number: 'N1' })).rejects.toThrow(/: 503 .*"unavailable"/)
    await freeDisk()
    expect((await hotel.reservations()).count).toBe(0)
    await hotel.book({ provider_number: 'N1' })
    expect((await hotel.reservations()).count).toBe(1)
  })
})
