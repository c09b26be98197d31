import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReservationChange } from '../../src/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { eventually, type Hotel, type Json, startHotel } from '../hotel.ts'
import { guestsOf, isPoll, losing } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeAll(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterAll(() => hotel.stop())

/** A system that takes each key once, and fails before or after it has committed, as it is told. */
function moodyPms(moods: ('fine' | 'refuses' | 'forgets')[]) {
  const contents = new Map<string, string>()
  const taken = new Map<string, Json[]>()
  const under = new Set<string>()
  /** The feed would take a failed expectation for a failed handler. */
  const broken: string[] = []
  let calls = 0
  let calm = false
  return {
    taken,
    broken,
    calm: () => {
      calm = true
    },
    onReservation: async ({ key, reservation }: ReservationChange) => {
      const { modified: _, ...content } = reservation
      const number = reservation.hr_number
      if (under.has(number)) broken.push(`${key}: two at a time`)
      under.add(number)
      await new Promise(setImmediate)
      under.delete(number)
      const mood = calm ? 'fine' : moods[calls % moods.length]
      calls += 1
      if (mood === 'refuses') throw new Error('The PMS refuses.')
      const known = contents.get(key)
      if (known === undefined) {
        contents.set(key, JSON.stringify(content))
        taken.set(number, [...(taken.get(number) ?? []), content])
      } else if (JSON.stringify(content) !== known) broken.push(`${key}: other content`)
      if (mood === 'forgets') throw new Error('The PMS committed, and says that it did not.')
    },
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'book' } as const) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('change' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.constantFrom({ does: 'poll' } as const, { does: 'sweep' } as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { does: 'restart' } as const,
      { does: 'crash' } as const,
      { does: 'lose' } as const,
      { does: 'replay' } as const,
    ),
  },
)
const mood = fc.oneof(
  { weight: 4, arbitrary: fc.constant('fine' as const) },
  { weight: 3, arbitrary: fc.constant('refuses' as const) },
  { weight: 2, arbitrary: fc.constant('forgets' as const) },
)

it('brings every reservation to its last version, in order, and no key twice, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.array(mood, { minLength: 1, maxLength: 12 }),
      async (steps, moods) => {
        const memory = memoryStore()
        let dead = false
        let losesNext = false
        const system = moodyPms(moods)
        const store: Store = {
          ...memory,
          write: async (...given) => {
            if (dead) throw new Error('The process is gone.')
            await memory.write(...given)
          },
        }
        const open = () =>
          hotel.open({
            store,
            onReservation: system.onReservation,
            pacing: { retryMs: 1, pollMs: 5, leaseMs: 10_000 },
            fetch: losing((url) => {
              if (!losesNext || !isPoll(url)) return false
              losesNext = false
              return true
            }),
          })
        let sync = await open()
        const numbers: string[] = []
        const canceled = new Set<string>()
        const oneOf = (which: number) => {
          const standing = numbers.filter((number) => !canceled.has(number))
          return standing[which % Math.max(1, standing.length)]
        }
        for (const [index, { does, ...more }] of steps.entries()) {
          const number = 'which' in more ? oneOf(more.which) : undefined
          if (does === 'book') numbers.push(await guests.book(`Guest ${index}`))
          else if (does === 'poll' || does === 'sweep') await sync.reservations[does]().catch(() => {})
          else if (does === 'replay') await sync.reservations.replay()
          else if (does === 'lose') losesNext = true
          else if (does === 'restart' || does === 'crash') {
            dead = does === 'crash'
            await sync.close()
            dead = false
            sync = await open()
          } else if (number) {
            if (does === 'change') await guests.change(number, `Guest ${index}`)
            if (does === 'confirm') await guests.confirm(number)
            if (does === 'cancel') {
              await guests.cancel(number)
              canceled.add(number)
            }
          }
        }
        system.calm()
        losesNext = false
        await sync.reservations.poll().catch(() => {})
        await eventually(() => sync.reservations.sweep())
        await eventually(async () => {
          await sync.reservations.replay()
          expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 })
        })
        expect(system.broken).toEqual([])
        for (const number of numbers) {
          const { state, guest, updated_at } = await guests.booking(number)
          const taken = system.taken.get(number) ?? []
          expect(taken.at(-1)).toMatchObject({ state, guest, updated_at })
          const times = taken.map((content) => content.updated_at)
          expect(times).toEqual(times.toSorted())
        }
        await sync.close()
      },
    ),
    { numRuns: 25 },
  )
})
