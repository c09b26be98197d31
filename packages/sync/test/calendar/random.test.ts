import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import type { Sync } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { type Hotel, startHotel } from '../hotel.ts'
import { histories, lastWishes, type Step } from './random-history.ts'
import { seedOf } from './random-numbers.ts'
import { failNext } from './watched.ts'

let hotel: Hotel
beforeAll(async () => {
  hotel = await startHotel()
  await hotel.control('PUT', '/snapshots/empty')
})
afterAll(() => hotel.stop())

/** What is late is done 180 ms after it left, and on a busy machine some 300 ms later at the latest. */
const pacing = { collectMs: 4, timeoutMs: 60, unconfirmedMs: 500, retryMs: 2, followMs: 5 }

/** Two delays of one request would add up to more than that. */
async function forgetDelays(operation: string | null) {
  const { faults } = await hotel.control('GET', '/faults')
  for (const { id, effect, operation: of } of faults)
    if (effect === 'delay' && (of === operation || of === null || operation === null))
      await hotel.control('DELETE', `/faults/${id}`)
}

async function live(steps: Step[]) {
  await hotel.control('DELETE', '/faults')
  await hotel.control('POST', '/snapshots/empty/restore')
  const store = memoryStore()
  const wishes = lastWishes()
  let sync: Sync = await hotel.open({ store, pacing, onReservation: async () => {} })
  for (const step of steps) {
    if (step.kind === 'set') {
      await sync.calendar.set(step.changes)
      wishes.set(step.changes)
    } else if (step.kind === 'fault') {
      if (step.fault.effect === 'delay') await forgetDelays(step.fault.operation)
      await hotel.fault(step.fault)
    } else if (step.kind === 'channel') await failNext(hotel, step.channel, step.fails)
    else if (step.kind === 'pause') await new Promise((resolve) => setTimeout(resolve, step.ms))
    else {
      await sync.close()
      sync = await hotel.open({ store, pacing, onReservation: async () => {} })
    }
  }
  const { faults } = await hotel.control('GET', '/faults')
  for (const { id } of faults) await hotel.control('DELETE', `/faults/${id}`)
  await sync.calendar.settled()
  const state = { ...sync.calendar.state(), parked: await sync.calendar.parked() }
  const differences = await wishes.differences(hotel)
  await sync.close()
  return { state, differences }
}

it('whatever is set, goes wrong and begins anew, the calendar shows the last wishes in the end', async () => {
  const seed = seedOf()
  const property = fc.asyncProperty(histories, async (steps) => {
    expect(await live(steps)).toEqual({
      state: { waiting: 0, held: 0, openTransactions: 0, parked: [] },
      differences: [],
    })
  })
  await fc.assert(property, { seed, numRuns: tries('INNWIRE_RUNS', 12, 300), endOnFailure: true })
})
