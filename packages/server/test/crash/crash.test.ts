import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { startReceiver } from '../support/receiver.ts'
import { type Arrived, expectOrder } from './arrived.ts'
import { call, json } from './calls.ts'
import { dice, factor, seeded } from './dice.ts'
import { as, bookable, bookedGroup, days, setUpHotel, tokens } from './hotel.ts'
import { newRecords, type Records, type Update } from './records.ts'
import { type Ended, ServerProcess } from './server-process.ts'
import { killInStorm } from './storm.ts'
import { type Known, nothingKnown, verify } from './verify.ts'
import { expectIdTaken } from './verify-invoices.ts'

// The process is killed, not the machine: what the system has taken for the disk is on it afterwards.

/** Fewest and most requests, sent or answered, between a start and the kill. */
const storm = { least: 1, most: 140 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-crash-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = (database: string) =>
  new ServerProcess(['--demo', '--port', '0', '--database', join(folder, database)]).ready()

describe.concurrent('a server that is killed in the middle of everything', {
  timeout: 300_000 * factor,
}, () => {
  // What it has compiled is kept for the next; a killed one keeps nothing.
  beforeAll(async () => {
    const { code } = await start('first.db').then((server) => server.stop())
    expect(code).toBe(0)
  })

  it('has all that it answered, once, in order and whole, after each of many kills', (context) =>
    seeded((seed) => surviveKills(context, 'long.db', 30 * factor, seed)))

  it('has it from the first hour on, too', (context) =>
    seeded(async (seed) => {
      for (let run = 1; run <= 4 * factor; run += 1) {
        await surviveKills(context, `fresh-${run}.db`, 3, seed + run)
      }
    }))
})

async function surviveKills(
  { onTestFinished }: TestContext,
  database: string,
  kills: number,
  seed: number,
): Promise<void> {
  const receiver = await startReceiver()
  let server = await start(database)
  onTestFinished(async () => {
    await receiver.stop()
    await server.kill()
  })
  const records = newRecords(await setUpHotel(server, receiver.url))
  await openRooms(server.url, records)
  const known = nothingKnown()
  for (let kill = 1; kill <= kills; kill += 1) {
    const notes = dice(seed, kill).number(storm.least, storm.most)
    await killInStorm(server, records, (writer) => dice(seed, kill, writer), notes)
    expectNoFault(await server.ended())
    server = await start(database)
    await verify(server, records, known)
  }
  await expectIdTaken(server.url, records)
  const bodies = receiver.seen.map(({ body }) => body)
  expectAllArrived(known, expectOrder(bodies, kills))
  const ended = await server.stop()
  expect(ended.code).toBe(0)
  expectNoFault(ended)
}

/** Opens the group for bookings. */
async function openRooms(url: string, records: Records): Promise<void> {
  const values = { availability: bookable, price: '80' }
  const update: Update = { group: bookedGroup, dates: days, values, channel: null }
  const rooms = [{ inv_code: bookedGroup, dates: days.map((date) => ({ date, ...values })) }]
  const path = `/api/v2/apps/rooms/daily?${as(tokens.writing)}`
  const { text } = await call(`${url}${path}`, { method: 'PUT', ...json({ rooms }) })
  update.transaction = JSON.parse(text).transaction_id
  records.updates.set(bookedGroup, [update])
}

/** Changes over the control API are written down, warnings tell of channels that refuse; an error would be the server's own. */
function expectNoFault({ log }: Ended): void {
  const lines = log.split('\n').filter(Boolean)
  expect(lines.filter((line) => !/^\{"level":[34]0/.test(line))).toEqual([])
}

/** Each by itself, or with those after it of the same room; and nothing that was never to be delivered. */
function expectAllArrived({ deliveries }: Known, arrived: Arrived[]): void {
  const told = [...deliveries.values()].flat().filter((delivery) => delivery.channel_code === 'hrs')
  expect(told.every((delivery) => delivery.state === 'succeeded')).toBe(true)
  const transactions = new Set(told.map(({ transaction_id }) => transaction_id))
  expect(arrived.filter(({ transaction_id }) => !transactions.has(transaction_id))).toEqual([])
  for (const [mapping, lane] of Map.groupBy(told, ({ mapping_code }) => mapping_code)) {
    const last = arrived.findLast(({ mapping_code }) => mapping_code === mapping)
    expect(last?.transaction_id, mapping).toBe(lane.at(-1)?.transaction_id)
    // After a restart the first change of a room goes under a number of its own.
    expect(last?.delivery_id, mapping).toBeGreaterThanOrEqual(lane.at(-1)?.id ?? Number.POSITIVE_INFINITY)
  }
}
