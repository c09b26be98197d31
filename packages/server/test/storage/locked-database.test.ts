import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'

let folder: string
let house: House
let hotel: Hotel
let other: DatabaseSync
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  folder = await mkdtemp(join(tmpdir(), 'innwire-locked-'))
  const database = join(folder, 'hotel.db')
  house = await startHouse({ database })
  hotel = await house.openHotel()
  await price('80')
  await house.control('PUT', '/snapshots/before')
  // As somebody at the shell of SQLite.
  other = new DatabaseSync(database)
  other.exec('begin immediate')
})
afterEach(async () => {
  other.close()
  await house.server.stop()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const price = (value: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(2), price: value }] })
const read = () => hotel.send('GET', 'v2/apps/rooms')
const present = async () => (await hotel.calendar('HR:1', inDays(2)))[0].price

it('while somebody holds the database, changes wait and all else goes on', async () => {
  const changed = price('90')
  for (let time = 0; time < 20; time += 1) expect((await read()).status).toBe(200)
  expect(await present()).toBe('80')
  other.exec('rollback')
  expect((await changed).body.status).toBe('ok')
  expect(await present()).toBe('90')
})

/** What became of a change, while time passes. */
async function outcome<T>(change: Promise<T>): Promise<PromiseSettledResult<T>> {
  let isOver = false
  const settled = Promise.allSettled([change]).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await read()
    vi.advanceTimersByTime(1_000)
  }
  return (await settled)[0]
}

it('a change that has waited for 5 seconds is refused for the moment, and nothing of it is applied', async () => {
  const refused = await outcome(Promise.all([price('90'), price('91')]))
  if (refused.status === 'rejected') throw refused.reason
  for (const { status, headers, body } of refused.value) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect(body.message).toMatch(/^Another program holds the database of the service, and nothing was appl/)
  }
  other.exec('rollback')
  expect(await present()).toBe('80')
  expect((await price('92')).status).toBe(200)
})

it('so are a booking and a restore', async () => {
  for (const change of [() => hotel.book(), () => house.control('POST', '/snapshots/before/restore')])
    expect(await outcome(change())).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/: 503 .*"unavailable"/) },
    })
})
