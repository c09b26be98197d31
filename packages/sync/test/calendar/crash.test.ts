import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { eventually, type Hotel, inDays, quick, startHotel } from '../hotel.ts'
import type { Setting } from './desk-process.ts'
import { randomNumbers, seedOf } from './random-numbers.ts'
import { valuesOf } from './watched.ts'

let hotel: Hotel
beforeEach(async () => {
  hotel = await startHotel()
})
afterEach(() => hotel.stop())

const date = inDays(3)
const price = (of: number, on = date): CalendarChange => ({ inv_code: 'HR:1', date: on, price: `${of}` })
const pacing = { ...quick, collectMs: 5, timeoutMs: 100, unconfirmedMs: 400, leaseMs: 400 }

/** Starts a desk, and kills it when it is time. @returns how many sets it said were written down */
async function workUntilKilled(
  sets: CalendarChange[][],
  isTime: (taken: () => number) => Promise<unknown>,
  pauseMs = 3,
) {
  const { server, token, hrId, folder } = hotel
  const file = join(folder, 'sync.db')
  const setting: Setting = { baseUrl: server.url, token, hrId, file, pacing, pauseMs, sets }
  const script = join(import.meta.dirname, 'desk-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(setting)])
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  let taken = 0
  const lines = createInterface(child.stdout)
  const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  await new Promise((resolve) => {
    lines.on('line', () => {
      taken += 1
      resolve(undefined)
    })
    child.once('close', resolve)
  })
  await isTime(() => taken)
  child.kill('SIGKILL')
  expect([await ended, complaints.replace(/.*ExperimentalWarning.*\n.*\n/, '')]).toEqual(['SIGKILL', ''])
  return taken
}

const hasStruck = () =>
  eventually(async () => {
    const { faults } = await hotel.control('GET', '/faults')
    expect(faults[0].count).toBe(0)
  })

/** Opens what the desk has left, and lets it come to its end. */
async function goOn<Found>(look: () => Promise<Found>): Promise<Found> {
  const store = await sqliteStore(join(hotel.folder, 'sync.db'))
  const sync = await hotel.open({ store, pacing })
  await sync.calendar.settled()
  const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
  expect(day?.values.price?.wanted).toBe((await valuesOf(hotel, 'HR:1', date)).price)
  const found = await look()
  await sync.close()
  await store.close()
  return found
}

describe('a desk that is killed', () => {
  it('right after it was told that a value is written down has lost nothing', async () => {
    await workUntilKilled([[price(1)]], async () => {})
    await goOn(async () => expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('1'))
  })

  it('while a request is under way has its newest value in the end, though the request is done later', async () => {
    await workUntilKilled([[price(1)]], async () => {})
    await goOn(async () => {})
    await hotel.fault({ effect: 'delay', delay_ms: 1500, count: 1, operation: 'updateRoomRange' })
    await workUntilKilled([[price(2)]], hasStruck)
    const left = Date.now()
    const store = await sqliteStore(join(hotel.folder, 'sync.db'))
    const sync = await hotel.open({ store, pacing: { ...pacing, unconfirmedMs: 2000 } })
    await sync.calendar.set([price(1)])
    await sync.calendar.settled()
    expect(Date.now() - left).toBeGreaterThan(1500)
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('1')
    await sync.close()
    await store.close()
  })

  it('after it took back what is under way sends what was there before', async () => {
    await workUntilKilled([[price(1)]], async () => {})
    await goOn(async () => {})
    await hotel.fault({ effect: 'delay', delay_ms: 90, count: 1, operation: 'updateRoomRange' })
    const isBack = (taken: () => number) => eventually(() => expect(taken()).toBe(2))
    await workUntilKilled([[price(2)], [price(1)]], isBack, 60)
    await goOn(async () => expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('1'))
  })

  it('at any moment, again and again, while requests fail, ends with the newest values', async () => {
    const seed = seedOf()
    const random = randomNumbers(seed)
    for (const [index, fault] of [
      { effect: 'drop', moment: 'after_commit' },
      { effect: 'drop', moment: 'before_commit' },
      { effect: 'status', status: 500, moment: 'after_commit' },
      { effect: 'delay', delay_ms: 250 },
    ].entries())
      await hotel.fault({ ...fault, share: 0.12, seed: seed + index })
    const dates = [date, inDays(4), inDays(5)]
    const wanted = new Map<string, number>()
    let next = 0
    for (let round = 0; round < tries('INNWIRE_DESK_KILLS', 3, 30); round++) {
      const sets = Array.from({ length: 200 }, () => {
        next += 1
        return dates.filter(() => random() < 0.6).map((on) => price(next, on))
      })
      const first = next - 199
      const span = random() * 400
      const taken = await workUntilKilled(sets, () => new Promise((resolve) => setTimeout(resolve, span)))
      next = first + taken
      // One more may have been written down without a word about it, so that its value may stand there, too.
      for (const [index, changes] of sets.slice(0, taken).entries())
        for (const change of changes) wanted.set(change.date, first + index)
    }
    await hotel.control('DELETE', '/faults')
    await goOn(async () => {
      for (const on of dates) {
        const own = Number((await valuesOf(hotel, 'HR:1', on)).price ?? 0)
        expect(own, `seed ${seed}`).toBeGreaterThanOrEqual(wanted.get(on) ?? 0)
        for (const channel of ['online', 'bookingcom', 'expedia'])
          expect(Number((await valuesOf(hotel, 'HR:1', on, channel)).price ?? 0), `seed ${seed}`).toBe(own)
      }
    })
  })
})
