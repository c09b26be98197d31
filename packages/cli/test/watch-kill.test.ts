import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tries } from '../../../scripts/test/harness/long.ts'
import { dice, seeded } from '../../server/test/crash/dice.ts'
import { type Hotel, startHotel } from '../../sync/test/hotel.ts'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { endLease } from './dead-lease.ts'
import { Person, type Started } from './innwire.ts'

let hotel: Hotel
let person: Person
let program: Started | undefined
beforeEach(async () => {
  hotel = await startHotel()
  person = await Person.make()
})
afterEach(async () => {
  program?.child.kill('SIGKILL')
  await person.leave()
  await hotel.stop()
})

/** How often it is killed: INNWIRE_WATCH_KILLS. The same moments, as far as the machine allows: INNWIRE_CRASH_SEED. */
const kills = tries('INNWIRE_WATCH_KILLS', 4, 40)

const journal = () => join(person.folder, 'hotel.db')
const watch = () =>
  person.start(
    [
      ...['reservations', 'watch', '--quota', '100000/10000000', '--bookings', 'lower'],
      ...['--journal', journal()],
      ...['--exec', 'printf "%s %s %s\\n" "$INNWIRE_HR_NUMBER" "$INNWIRE_STATE" "$INNWIRE_KEY" >> taken'],
    ],
    { INNWIRE_BASE_URL: hotel.server.url, INNWIRE_HR_ID: hotel.hrId, INNWIRE_TOKEN: hotel.token },
  )

/** What the system behind the command has: each line a number, a state and a key, in the order of being taken. */
async function taken() {
  const text = await readFile(join(person.folder, 'taken'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ') as [number: string, state: string, key: string])
}

it('innwire reservations watch loses nothing when it is killed at any moment', () =>
  seeded(async (seed) => {
    const guests = guestsOf(hotel)
    const random = dice(seed)
    const states = new Map<string, string>()
    for (let round = 0; round < kills; round += 1) {
      for (let index = 0; index < 15; index += 1) states.set(await guests.book(`Guest ${index}`), 'reserved')
      for (const [number, state] of states)
        if (state === 'reserved' && random.happens(0.2)) {
          await guests.cancel(number)
          states.set(number, 'canceled')
        }
      const before = (await taken()).length
      program = watch()
      // Most often while it hands over, and sometimes before it has the hotel.
      if (random.happens(0.75))
        await vi.waitFor(async () => expect((await taken()).length).toBeGreaterThan(before), { interval: 2 })
      await setTimeout(random.number(0, 150))
      expect(await program.ends('SIGKILL')).toBeNull()
      await endLease(journal())
    }
    program = watch()
    await vi.waitFor(async () => {
      const last = new Map((await taken()).map(([number, state]) => [number, state]))
      expect(last).toEqual(states)
    })
    expect(await program.ends('SIGTERM')).toBe(0)
    const lines = await taken()
    for (const [number, , key] of lines) expect(key).toMatch(new RegExp(`^${number}@`))
    for (const [number, state] of states) {
      const keys = lines.filter(([its]) => its === number).map(([, , key]) => key)
      // A change that comes again has the key of before: no more keys than changes.
      expect(new Set(keys).size, number).toBeLessThanOrEqual(state === 'canceled' ? 2 : 1)
    }
  }))
