import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Circuit, openCircuits } from '../../src/engine/circuits.ts'

const hourMs = 3_600_000
const day = 24 * hourMs
const names: Circuit[] = ['closing', 'reservations', 'bill', 'update', 'retry', 'follow']
const away = { why: 'unreachable', seen: true } as const
const open = () => openCircuits({ retryMs: 1000, longestMs: 1_728_000 })

/** All circuits try whenever they may, in vain, for a day. @returns attempts */
function tryForADay(of: Circuit[]): number {
  const circuits = open()
  let attempts = 0
  for (let time = 0; time < day; time += 1000)
    for (const circuit of of) {
      if ((circuits.opensAt(circuit) ?? Infinity) > time) continue
      circuits.enter(circuit)
      circuits.failed(circuit, away, time, time)
      attempts += 1
    }
  return attempts
}

it('a service that is away for a day is tried some 65 times, however many circuits there are', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: 1 }), (of) => {
      expect(tryForADay(of)).toBeLessThanOrEqual(65)
      expect(tryForADay(of)).toBeGreaterThan(45)
    }),
    { numRuns: 20 },
  )
})

it('one circuit that fails keeps no other from going', () => {
  const circuits = open()
  for (let time = 0; time < 10; time += 1) circuits.failed('reservations', away, time, time)
  for (const other of names.filter((name) => name !== 'reservations'))
    expect(circuits.opensAt(other)).toBe(-Infinity)
  expect(circuits.opensAt('reservations')).toBeGreaterThan(0)
})

it('one request gets through: those that were kept out since may try at once, and one that failed before may not', () => {
  const circuits = open()
  circuits.succeeded('bill', 0)
  for (let time = 1; time <= 12; time += 1) circuits.failed('follow', away, time, time)
  circuits.succeeded('bill', 20)
  circuits.failed('follow', away, 30, 30)
  circuits.failed('closing', away, 40, 40)
  circuits.failed('update', away, 50, 50)
  circuits.succeeded('closing', 60)
  expect(circuits.opensAt('update')).toBe(60)
  expect(circuits.opensAt('follow')).toBeGreaterThan(60_000)
})

it('requests that were under way together count as one failure', () => {
  const circuits = open()
  for (let count = 0; count < 4; count += 1) circuits.failed('bill', away, 0, 100 + count)
  expect(circuits.opensAt('bill')).toBeLessThan(1300)
})

it('a Retry-After of a 503 is believed for a minute at first, and never for more than an hour', () => {
  const circuits = open()
  const asks = { ...away, retryAfterMs: day }
  circuits.failed('bill', asks, 0, 0)
  expect(circuits.opensAt('bill')).toBe(60_000)
  for (let time = 1; time < 20; time += 1) circuits.failed('bill', asks, time, time)
  expect(circuits.opensAt('bill')).toBe(19 + hourMs)
})
