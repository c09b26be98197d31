import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong, tries } from '../../../../../scripts/test/harness/long.ts'
import { expectOrder } from '../../crash/arrived.ts'
import { call, control, json } from '../../crash/calls.ts'
import { dice, seeded } from '../../crash/dice.ts'
import { as, bookable, bookedGroup, days, setUpHotel, tokens } from '../../crash/hotel.ts'
import { newRecords, type Update } from '../../crash/records.ts'
import { nothingKnown, verify } from '../../crash/verify.ts'
import { startReceiver } from '../../support/receiver.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { doubtLastPage, quota, rage, type Storm } from './storm.ts'

/** Rounds, in each of which one or two of four processes are killed. */
const rounds = tries('INNWIRE_PROCESSES_ROUNDS', 2, 40)
const notes = { least: 60, most: 250 }

let cluster: Cluster
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  cluster = await startCluster(['all', 'all', 'api', 'worker'])
})
afterAll(async () => {
  await cluster.stop()
  await receiver.stop()
})

describe('four processes on one database, of which some are killed again and again', () => {
  it('lose nothing, apply nothing twice, and keep the order of each lane', () =>
    seeded(async (seed) => {
      const [first] = cluster.processes as [Cluster['processes'][0]]
      const storm: Storm = {
        cluster,
        records: newRecords(await setUpHotel(first, receiver.url)),
        paused: new Set(),
        doubtful: new Set(),
        scarce: { taken: 0, unanswered: 0 },
      }
      await openRooms(first.url, storm)
      await openScarce(first)
      const known = nothingKnown()
      for (let round = 1; round <= rounds; round += 1) {
        const chance = dice(seed, round)
        const all = chance.number(notes.least, notes.most)
        const victims = Array.from({ length: chance.number(1, 2) }, () => ({
          at: chance.number(all / 4, (all * 3) / 4),
          process: chance.number(0, cluster.processes.length - 1),
          // It takes its time.
          isPaused: isLong && chance.happens(0.3),
        }))
        await rage(
          storm,
          (writer) => dice(seed, round, writer),
          all,
          (left) => {
            for (const { at, process, isPaused } of victims) if (left === at) holdUp(storm, process, isPaused)
          },
        )
        // Those that are paused have gone on by now, or do so while others wait for them.
        const survivor = cluster.any(chance)
        doubtLastPage(storm)
        const doubtful = [...storm.doubtful].map((hr_number) => ({ hr_number, state: '', modified: false }))
        storm.records.lastPage = doubtful
        storm.doubtful.clear()
        await verify(survivor, storm.records, known)
        await cluster.replace()
      }
      const { taken, unanswered } = storm.scarce
      expect(taken).toBeLessThanOrEqual(quota)
      expect(taken + unanswered).toBeGreaterThanOrEqual(Math.min(quota, taken))
      expectOrder(
        receiver.seen.map(({ body }) => body),
        2 * rounds,
      )
    }))
})

/** Longer than a lease. */
const pauseMs = 8_000

/** Kills a process, or holds it still for longer than its lease. */
function holdUp({ cluster, paused }: Storm, number: number, isPaused: boolean): void {
  const process = cluster.processes[number]
  if (!process || process.isGone) return
  if (!isPaused) return void process.kill()
  paused.add(process)
  process.pause()
  setTimeout(() => process.goOn(), pauseMs)
}

/** Opens the group for bookings. */
async function openRooms(url: string, { records }: Storm): Promise<void> {
  const values = { availability: bookable, price: '80' }
  const update: Update = { group: bookedGroup, dates: days, values, channel: null }
  const rooms = [{ inv_code: bookedGroup, dates: days.map((date) => ({ date, ...values })) }]
  const path = `/api/v2/apps/rooms/daily?${as(tokens.writing)}`
  const { text } = await call(`${url}${path}`, { method: 'PUT', ...json({ rooms }) })
  update.transaction = JSON.parse(text).transaction_id
  records.updates.set(bookedGroup, [update])
}

/** Another hotel, with a quota. */
async function openScarce(server: { controlUrl: string }): Promise<void> {
  await control(server, 'POST', '/properties', {
    hr_id: 'scarce',
    name: 'Hotel Scarce',
    time_zone: 'UTC',
    currency: 'EUR',
    quota: { per_minute: quota, per_day: quota },
  })
  const token = { label: 'PMS', token: 'token-of-scarce' }
  await control(server, 'POST', '/properties/scarce/tokens', token)
}
