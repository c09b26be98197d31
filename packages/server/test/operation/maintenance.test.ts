import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { bookedRoom, inDays, start, startHouse, waiting } from '../property-api/hotel.ts'
import { openHttpChannel } from '../property-api/http-channel.ts'
import { openTill, toast } from '../property-api/till.ts'
import { allRowsOf } from '../support/all-rows.ts'
import { addressFor, usesPostgres } from '../support/postgres/databases.ts'
import { type RowsBeside, rowsBeside } from '../support/rows-beside.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-maintenance-'))
})
afterAll(() => rm(folder, { recursive: true }))

const day = 86_400
const idsIn = async (beside: RowsBeside, table: string) =>
  (await beside.all(`select distinct id from ${table} order by id`)).map(({ id }) => Number(id))

it('what is old by a clock that was moved for tests stays where the time is real, and what is really old goes', async () => {
  const file = join(folder, 'moved.db')
  const trial = await startHouse({ database: file })
  const hotel = await trial.openHotel()
  const price = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(600), price }] })
  const old = Number((await price('80')).body.transaction_id)
  await hotel.settled(await price('81'))
  const kept = Number((await price('82')).body.transaction_id)
  await trial.server.stop()
  const beside = await rowsBeside(file)
  const really = (days: number) => new Date(Date.now() - days * day * 1000).toISOString()
  await beside.run(`update calendar_update set created_at = '${really(1)}'`)
  await beside.run(`update calendar_update set created_at = '${really(91)}' where id = ${old}`)
  await beside.run('update delivery set due_at = null')
  const rows = () => beside.all('select count(*) as rows from calendar')
  const calendar = await rows()
  const server = await startServer({ port: 0, database: file, control: true })
  await vi.waitFor(async () => expect(await idsIn(beside, 'calendar_update')).not.toContain(old), waiting)
  await server.stop()
  expect(await idsIn(beside, 'calendar_update')).toContain(kept)
  expect(await rows()).toEqual(calendar)
  await beside.close()
})

it('what a channel refused is told again also when the server was off for two days', async () => {
  const file = join(folder, 'off.db')
  const house = await startHouse({ database: file })
  const channel = await openHttpChannel(house)
  channel.answers(422, 204)
  const { counts } = await channel.hotel.settled(await channel.price('80'))
  expect(counts.failed).toBe(1)
  await house.server.stop()
  const beside = await rowsBeside(file)
  await beside.run(
    `update setting set value = cast(cast(value as bigint) + ${2 * day * 1000} as text) where name = 'clock_offset_ms'`,
  )
  await beside.close()
  const again = await startServer({ port: 0, test: true, database: file })
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80', '80']), waiting)
  await again.stop()
  await channel.receiver.stop()
})

it('what a channel refused is told again once a day also after the clock was set back', async () => {
  const house = await startHouse()
  const channel = await openHttpChannel(house)
  await house.advance(90 * day)
  await house.setClock(start)
  await house.advance(2 * day)
  channel.answers(422, 204)
  await channel.hotel.settled(await channel.price('80'))
  await house.advance(day)
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80', '80']), waiting)
  await house.server.stop()
  await channel.receiver.stop()
})

it('a token that was revoked so long ago that nobody knows what it got cannot be replaced', async () => {
  const house = await startHouse()
  const hotel = await house.openHotel()
  const { tokens } = await hotel.control('GET', '/tokens')
  const replaces = tokens[0].id
  await hotel.control('DELETE', `/tokens/${replaces}`)
  await house.advance(89 * day)
  await hotel.control('POST', '/tokens', { label: 'In time', replaces })
  await house.advance(2 * day)
  await expect(hotel.control('POST', '/tokens', { label: 'Too late', replaces })).rejects.toThrow(
    /422.*unknown_reference.*more than 90 days ago/,
  )
  await house.server.stop()
})

/** What of each table is left, 400 days after the last night that was set. */
const kept = {
  calendar: 'nothing',
  calendar_update: 'nothing',
  connection: 'all',
  delivery: 'nothing',
  extra: 'all',
  folio_item: 'all',
  folio_sum: 'all',
  lacking_night: 'all',
  mapping: 'all',
  page_replay: 'nothing',
  pos_mapping: 'all',
  posting: 'all',
  property: 'all',
  receipt: 'of the good token',
  reservation: 'all',
  revenue_account: 'all',
  room: 'all',
  sales_channel: 'all',
  sales_department: 'all',
  setting: 'all',
  stay_guest: 'all',
  token: 'all',
  told: 'nothing',
}

it('of each table goes after 400 days what is said to go, and all else stays', async () => {
  const file = join(folder, 'walk.db')
  const house = await startHouse({ database: file })
  const { hotel, post } = await openTill(house)
  const numbers = { availability: 1, price: '80' }
  const nights = { inv_code: 'HR:1', dates: [inDays(1), inDays(2)].map((date) => ({ date, ...numbers })) }
  await hotel.settled(await hotel.daily(nights))
  const rooms = [bookedRoom('B1', inDays(1), 1)]
  for (const provider_number of ['1', '2']) await hotel.book({ provider_number, rooms })
  expect((await post([toast])).status).toBe(200)
  const poll = async (token: string, id: string) => {
    const headers = { 'x-request-id': id }
    const { body } = await hotel.send('GET', 'v2/apps/reservations', { token }, { headers })
    expect(body.count).toBe(2)
  }
  const former = await hotel.control('POST', '/tokens', { label: 'Former', token: 'former-token-of-a-pms' })
  await poll('former-token-of-a-pms', 'a')
  await poll(hotel.token, 'b')
  await hotel.control('DELETE', `/tokens/${former.id}`)
  const rowsOf = async () => {
    const rows = await allRowsOf(usesPostgres() ? addressFor(file) : file)
    return Object.fromEntries(Object.entries(rows).map(([table, its]) => [table, its.length]))
  }
  const before = await rowsOf()
  expect(Object.keys(before).sort()).toEqual(Object.keys(kept).sort())
  expect(Object.values(before)).not.toContain(0)
  const left = Object.entries(kept).map(([table, what]) => {
    if (what === 'nothing') return [table, 0]
    return [table, what === 'all' ? before[table] : 2]
  })
  await house.advance(403 * day)
  await vi.waitFor(async () => expect(await rowsOf()).toEqual(Object.fromEntries(left)), waiting)
  await house.server.stop()
})
