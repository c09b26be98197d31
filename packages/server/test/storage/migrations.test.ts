import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import type { Json } from '../support/answered.ts'
import { goBackTo } from './go-back.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-migrations-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Puts the database back to what it was before room nights were kept. */
async function downgrade(database: string, taken: object[]): Promise<void> {
  await goBackTo(database, '0001-first')
  const file = new DatabaseSync(database)
  file.prepare("update reservation set taken = ? where taken <> '[]'").run(JSON.stringify(taken))
  file.close()
}

it('keeps what reservations took when it was stored number by number', async () => {
  const database = join(folder, 'innwire.db')
  const before = await startHouse({ database })
  const hotel = await before.openHotel()
  const range = { inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(22) }
  await hotel.range({ ...range, end_date: inDays(21), availability: 2 })
  await hotel.range({ ...range, end_date: inDays(20), availability: 1, channel_codes: 'expedia' })
  const rooms = [bookedRoom('B1', inDays(20), 3), bookedRoom('B1', inDays(20), 1)]
  const booking = await hotel.book({ rooms })
  const { hr_number } = await hotel.book({ rooms: [bookedRoom('B1', inDays(21), 1)] })
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
  await before.server.stop()

  const night = (day: number, channel_code: string) => ({ inv_code: 'HR:1', date: inDays(day), channel_code })
  await downgrade(database, [night(20, ''), night(20, 'expedia'), night(21, ''), night(20, '')])

  const { server, control } = await startHouse({ database })
  const path = `/properties/${hotel.hr_id}`
  expect(await control('GET', `${path}/bookings/${booking.hr_number}`)).toEqual(booking)
  expect(booking).toMatchObject({ overbooked: true, rooms: [{ taken: [inDays(20), inDays(21)] }, {}] })
  await control('POST', `${path}/bookings/${booking.hr_number}/cancel`, {})
  const entries = async (): Promise<Json[]> =>
    (await control('GET', `${path}/calendar?from=${inDays(20)}&to=${inDays(22)}&code=HR:1`)).entries
  expect((await entries()).map((entry) => entry.availability)).toEqual([2, 2])
  const told = async () =>
    (await entries())[0].channels.find((its: Json) => its.channel_code === 'expedia').availability
  await expect.poll(told, waiting).toBe(1)
  await server.stop()
})

it('sums up what was posted to folios that had no sums yet', async () => {
  const database = join(folder, 'folios.db')
  const before = await startHouse({ database })
  const { hr_id } = await before.openHotel()
  await before.server.stop()

  await goBackTo(database, '0007-lacking-nights')
  const file = new DatabaseSync(database)
  const folio = 'direct:2026-11-20'
  file.exec(`
    insert into posting values ('${hr_id}', 'T1', '', '${folio}', 'I1', '1', null, '2026-11-20T10:00:00.000Z', '{}');
    insert into folio_item (hr_id, transaction_id, line, folio_id, post_type, department_id, revenue_account_id,
      quantity, amount, currency, base_amount, mapping) values
      ('${hr_id}', 'T1', 0, '${folio}', 'Expense', 1, 2, '1', '10.05', 'EUR', '10.05', 'direct'),
      ('${hr_id}', 'T1', 1, '${folio}', 'Payment', 1, 2, '1', '4', 'EUR', '-4', 'direct')`)
  file.close()

  const { server, control } = await startHouse({ database })
  const path = `/properties/${hr_id}/folios`
  const sums = { expenses: '10.05', payments: '4', refunds: '0', discounts: '0', balance: '6.05' }
  expect((await control('GET', path)).folios).toMatchObject([{ folio_id: folio, ...sums }])
  const { items, next } = await control('GET', `${path}/${folio}`)
  expect(items.map((its: Json) => [its.line, its.posted_at])).toEqual([
    [0, '2026-11-20T10:00:00.000Z'],
    [1, '2026-11-20T10:00:00.000Z'],
  ])
  expect(next).toBeNull()
  await server.stop()
})

it('says of what was delivered and changed before that its time and its differences are not known', async () => {
  const database = join(folder, 'histories.db')
  const before = await startHouse({ database })
  const hotel = await before.openHotel()
  const { hr_number } = await hotel.book()
  await hotel.reservations()
  await before.advance(60)
  await hotel.control('POST', `/bookings/${hr_number}/confirm`)
  await before.server.stop()

  await goBackTo(database, '0022-causes-of-updates')
  const { server, control, advance } = await startHouse({ database })
  const path = `/properties/${hotel.hr_id}/bookings/${hr_number}`
  const delivered = { token_label: 'PMS', delivered_at: null, changed_since: true }
  expect((await control('GET', path)).delivered_to).toMatchObject([delivered])
  const { events, is_whole } = await control('GET', `${path}/timeline`)
  expect(is_whole).toBe(false)
  expect(events).toMatchObject([
    { kind: 'booked', change: null },
    { kind: 'delivered', at: null, token_label: 'PMS' },
  ])
  await advance(3600)
  await control('POST', `${path}/cancel`, {})
  expect((await control('GET', `${path}/timeline`)).events.at(-1)).toMatchObject({
    kind: 'canceled',
    differences: [{ field: 'state', before: 'confirmed', after: 'canceled' }],
  })
  await server.stop()
})

it('brings settings of properties to their property', async () => {
  const database = join(folder, 'settings.db')
  const before = await startHouse({ database })
  const { hr_id } = await before.openHotel()
  await before.control('DELETE', `/properties/${hr_id}`)
  await before.server.stop()

  await goBackTo(database, '0020-alarms')
  const { server, control } = await startHouse({ database })
  await control('POST', '/properties', { hr_id, name: 'Linden', time_zone: 'Europe/Berlin', currency: 'EUR' })
  await server.stop()
  using file = new DatabaseSync(database)
  const rows = file.prepare("select name from setting where hr_id = ? and name like 'sequence/%'").all(hr_id)
  expect(rows).toEqual([{ name: `sequence/${hr_id}` }])
  expect(
    file.prepare("select value from setting where hr_id = '' and name = 'maintained_at'").get(),
  ).toBeDefined()
})
