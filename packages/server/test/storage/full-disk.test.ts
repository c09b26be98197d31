import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import type { Json } from '../support/answered.ts'

const disk = vi.hoisted(() => ({ full: false, writer: undefined as DatabaseSync | undefined }))
vi.mock('../../src/storage/sqlite/node-sqlite.ts', async (original) => {
  const own = await original<typeof import('../../src/storage/sqlite/node-sqlite.ts')>()
  const openDatabase: typeof own.openDatabase = (file) => {
    const writer = own.openDatabase(file)
    const prepare = writer.prepare.bind(writer)
    writer.prepare = (sql) => {
      const statement = prepare(sql)
      if (sql !== 'commit') return statement
      const run = statement.run.bind(statement)
      statement.run = () => {
        if (disk.full) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
        return run()
      }
      return statement
    }
    disk.writer = writer
    return writer
  }
  return { ...own, openDatabase }
})

let house: House
let hotel: Hotel
beforeEach(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterEach(async () => {
  freeDisk()
  await house.server.stop()
})

const price = (date: string, value: string) =>
  hotel.daily({ inv_code: 'HR:1', dates: [{ date, price: value }] })

function freeDisk(): void {
  disk.full = false
  disk.writer?.exec('pragma max_page_count = 1000000')
}

describe.each<[string, () => Promise<void> | void]>([
  [
    'while statements run, which ends the transaction',
    async () => {
      disk.writer?.exec('pragma max_page_count = 1')
      // What is free in the file yet is used up first.
      for (let left = 1000; left > 0; left -= 1) {
        if ((await price(inDays(1), `${left}`)).status !== 200) return
      }
      throw new Error('There is room yet.')
    },
  ],
  [
    'at the commit',
    () => {
      disk.full = true
    },
  ],
])('where the disk is full %s', (_, fill) => {
  it('updates are refused for the moment, and nothing of them is applied', async () => {
    await price(inDays(2), '80')
    const updates = async () =>
      new Set((await hotel.control('GET', '/deliveries')).deliveries.map((its: Json) => its.transaction_id))
        .size
    await fill()
    const before = await updates()
    const answers = await Promise.all(
      ['81', '82'].map((value) => hotel.daily({ inv_code: 'HR:1', dates: range(2, 90, value) })),
    )
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503)
      expect(body.code).toBe('unavailable')
      expect(body.message).toContain('The disk of the service is full, and nothing was applied.')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await hotel.calendar('HR:1', inDays(2), inDays(90))).toMatchObject([{ price: '80' }])
    expect(await updates()).toBe(before)
    freeDisk()
    expect((await price(inDays(2), '84')).body.status).toBe('ok')
    expect(await hotel.calendar('HR:1', inDays(2), inDays(90))).toMatchObject([{ price: '84' }])
  })
})

const range = (from: number, to: number, value: string) =>
  Array.from({ length: to - from }, (_, index) => ({ date: inDays(from + index), price: value }))

it('what a full disk refuses does not count for the quota', async () => {
  const counted = await house.openHotel({ property: { quota: { per_minute: 5, per_day: 5 } } })
  disk.full = true
  const day = { inv_code: 'HR:1', dates: [{ date: inDays(1), price: '80' }] }
  for (let time = 0; time < 7; time += 1) {
    const { status, headers } = await counted.daily(day)
    expect([status, headers.get('ratelimit-remaining')]).toEqual([503, '5'])
  }
  freeDisk()
  const { status, headers } = await counted.daily(day)
  expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '4'])
})

it('with a full disk a booking is refused for the moment, and nothing of it is kept', async () => {
  disk.full = true
  await expect(hotel.book()).rejects.toThrow(/: 503 .*"unavailable"/)
  freeDisk()
  expect((await hotel.reservations()).count).toBe(0)
})

it('with a full disk a page is given, which cannot be asked for again, and its reservations come once more', async () => {
  const { hr_number } = await hotel.book()
  const poll = (id: string) =>
    hotel.send('GET', 'v2/apps/reservations', {}, { headers: { 'x-request-id': id } })
  disk.full = true
  for (const id of ['a', 'a', 'b']) {
    const { status, headers, body } = await poll(id)
    expect(status).toBe(200)
    expect(headers.get('replay-window')).toBeNull()
    expect(body.reservations).toMatchObject([{ hr_number }])
  }
  // By then it was tried to note what the last poll delivered.
  expect((await price(inDays(1), '80')).status).toBe(503)
  freeDisk()
  const { headers, body } = await poll('c')
  expect(headers.get('replay-window')).toBe('600')
  expect(body.reservations).toMatchObject([{ hr_number }])
  expect((await poll('d')).body.count).toBe(0)
})
