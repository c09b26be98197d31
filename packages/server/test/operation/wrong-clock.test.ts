import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Moment, openClock } from '../../src/clock.ts'
import { startMaintenance } from '../../src/maintenance.ts'
import { setUpCache } from '../../src/property/set-up.ts'
import { readingsInForce } from '../../src/readings/in-force.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'

const machine = vi.hoisted(() => ({ slept: 0 }))
vi.mock('node:os', async (original) => {
  const own = await original<typeof import('node:os')>()
  return { ...own, uptime: () => performance.now() / 1000 + machine.slept }
})

const dayMs = 86_400_000
const hourMs = 3_600_000
const really = Date.parse('2026-11-22T09:00:00Z')

let folder: string
let storage: Storage
let database: DatabaseSync
let lines: { level: number; msg: string }[]
let stop: () => Promise<void>
beforeEach(async () => {
  vi.useFakeTimers({
    now: really,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  folder = await mkdtemp(join(tmpdir(), 'innwire-wrong-clock-'))
  storage = await openStorage(join(folder, 'hotel.db'))
  database = new DatabaseSync(storage.name)
  lines = []
  database.exec(`
    insert into calendar (hr_id, code, channel_code, date, price, availability) values
      ('hotel', 'HR:1', '', '2026-11-21', '80', 1), ('hotel', 'HR:1', '', '2027-11-21', '80', 1);
    insert into calendar_update (hr_id, id, changes, created_at) values ('hotel', 1, '[]', '2026-11-20T09:00:00.000Z')`)
  await start()
  await begun(really)
})
afterEach(async () => {
  await stop()
  database.close()
  await storage.close()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Nobody is connected. */
const outbox = { resend: () => undefined, wake: () => undefined }

/** Starts as a process does, at a time of the machine. */
async function start(ahead = 0) {
  vi.setSystemTime(really + ahead)
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const clock = await openClock(storage, true, log)
  const setUps = setUpCache(storage.encryption, readingsInForce([], false))
  stop = startMaintenance({ storage, clock, setUps, outbox }, log, { look: async () => false })
  return clock
}
async function restart(ahead: number) {
  await stop()
  return start(ahead)
}

const kept = () => {
  const rows = (table: string) => database.prepare(`select count(*) as rows from ${table}`).get()?.rows
  return { days: rows('calendar'), updates: rows('calendar_update') }
}
const all = { days: 2, updates: 1 }
const begun = (at: number) =>
  vi.waitFor(() => {
    const row = database.prepare("select value from setting where name = 'maintained_at'").get()
    expect(Number(row?.value)).toBeGreaterThanOrEqual(at)
  })
const said = (words: RegExp) =>
  vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(words)))

const doubt =
  /The machine's clock shows 2029-01-30T09:00:00\.\d{3}Z, and 2026-11-22T09:00:00\.\d{3}Z when .+ Nothing is removed .+ in an hour/

it('a clock of the machine that is years ahead for a moment removes nothing, and is told', async () => {
  await restart(800 * dayMs)
  await said(doubt)
  expect(lines).toMatchObject([{ level: 50 }])
  expect(kept()).toEqual(all)
  await restart(60_000)
  await begun(really + 60_000)
  expect(kept()).toEqual(all)
})

it('neither does one that is put right within the hour', async () => {
  await restart(800 * dayMs)
  await said(doubt)
  vi.advanceTimersByTime(hourMs / 2)
  vi.setSystemTime(really + hourMs / 2)
  vi.advanceTimersByTime(hourMs)
  await begun(really + hourMs)
  expect(kept()).toEqual(all)
  expect(lines).toHaveLength(1)
})

it('one that jumps ahead while the server runs removes nothing either', async () => {
  vi.setSystemTime(really + 800 * dayMs - hourMs)
  vi.advanceTimersByTime(hourMs)
  await said(doubt)
  expect(kept()).toEqual(all)
})

it('one that is years behind is told, too', async () => {
  await restart(-400 * dayMs)
  await said(/The machine's clock shows 2025-10-18.+ Nothing is removed/)
})

it('a server that was really off for long cleans up an hour later', async () => {
  await restart(800 * dayMs)
  await said(doubt)
  vi.advanceTimersByTime(hourMs - 1000)
  expect(kept()).toEqual(all)
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(kept()).toEqual({ days: 0, updates: 0 }))
  await said(/still shows .+ what is too old by it is removed/)
})

it('a server that was off for some weeks cleans up at once', async () => {
  await restart(29 * dayMs)
  await begun(really + 29 * dayMs)
  expect(lines).toEqual([])
})

/** To the minute: waiting takes some milliseconds. */
const shownBy = ({ now, earliest }: Moment) => [now, earliest].map((its) => its.toISOString().slice(0, 16))

it('after a start with a clock that is ahead by days nothing is over by that, for an hour', async () => {
  const clock = await restart(20 * dayMs)
  expect(shownBy(clock.moment())).toEqual(['2026-12-12T09:00', '2026-11-22T09:00'])
  vi.setSystemTime(really + 1000)
  expect(shownBy(clock.moment())).toEqual(['2026-11-22T09:00', '2026-11-22T09:00'])
  vi.setSystemTime(really + 20 * dayMs)
  vi.advanceTimersByTime(hourMs)
  expect(shownBy(clock.moment())).toEqual(['2026-12-12T10:00', '2026-12-12T10:00'])
})

it('after a start with a clock that is behind, the time goes on from the one that was kept', async () => {
  const clock = await restart(-40 * dayMs)
  expect(shownBy(clock.moment())).toEqual(['2026-11-22T09:00', '2026-10-13T09:00'])
  vi.setSystemTime(really + 1000)
  expect(shownBy(clock.moment())).toEqual(['2026-11-22T09:00', '2026-11-22T09:00'])
})

it('the sleep of a machine explains a jump', async () => {
  const clock = await restart(1000)
  await begun(really + 1000)
  vi.advanceTimersByTime(2 * hourMs)
  clock.now()
  machine.slept += 8 * 3600
  vi.setSystemTime(really + 10 * hourMs)
  expect(clock.now()).toEqual(new Date(really + 10 * hourMs))
  expect(lines).toEqual([])
})

it('an hour of doubt begins anew with another jump', async () => {
  await restart(800 * dayMs)
  await said(doubt)
  vi.setSystemTime(really + 900 * dayMs)
  vi.advanceTimersByTime(hourMs)
  await said(/shows 2029-05.+ Nothing is removed/)
  expect(kept()).toEqual(all)
})

it('a clock that a test moved counts at once', async () => {
  const clock = await restart(1000)
  await clock.advance(800 * dayMs)
  await vi.waitFor(() => expect(kept()).toEqual({ days: 0, updates: 0 }))
  expect(lines).toEqual([])
})

it('an old time that a restore brought back is no doubt', async () => {
  const clock = await restart(1000)
  await begun(really + 1000)
  database.exec("update setting set value = '0' where name = 'maintained_at'")
  await clock.reload()
  await begun(really + 1000)
  expect(lines).toEqual([])
})
