import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classes } from '../../src/budget/budget.ts'
import { leavesOfMinute, sharesOf } from '../../src/budget/shares.ts'
import { type Day, playDay, type Went } from './play-day.ts'

const kind = fc.constantFrom(...classes)
/** Together, or spread over minutes, or over days. */
const moment = fc.oneof(fc.nat(3000), fc.nat(200_000), fc.nat(200_000_000))
const request = fc.record({
  at: moment,
  kind,
  latencyMs: fc.oneof(fc.nat(300), fc.nat(90_000)),
  /** Where between leaving and answer the service counts it. */
  seen: fc.double({ min: 0, max: 1, noNaN: true }),
  abortAfterMs: fc.option(fc.nat(100_000), { nil: undefined, freq: 8 }),
})
const plan: fc.Arbitrary<Day> = fc.record({
  quota: fc
    .record({ perMinute: fc.integer({ min: 1, max: 7 }), more: fc.nat(20) })
    .map(({ perMinute, more }) => ({ perMinute, perDay: perMinute + more })),
  requests: fc.array(request, { minLength: 1, maxLength: 60, size: 'max' }),
  crashes: fc.array(fc.record({ at: moment, downMs: fc.oneof(fc.nat(20), fc.nat(100_000)) }), {
    maxLength: 5,
  }),
  settings: fc.array(fc.record({ at: moment, backMs: fc.oneof(fc.nat(3000), fc.nat(100_000_000)) }), {
    maxLength: 3,
  }),
  writeMs: fc.constantFrom(0, 1, 40),
})

it('whatever comes, no minute and no day has more than the quota, and everything is served in the end', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (day) => {
      const { seen, went, waiting } = await playDay(day)
      expect(waiting).toEqual([])
      expectNoWindowOver(seen, day.quota.perMinute, 60_000)
      expectNoWindowOver(seen, day.quota.perDay, 86_400_000)
      for (const [index, one] of went.entries()) {
        expectShares(went, index, day.quota)
        // In the same run of the process; when this one was chosen, it waited for at most two writes.
        const overtaken = went.filter(
          (other) =>
            other.run === one.run &&
            other.sentAt > one.sentAt &&
            other.askedAt < one.sentAt - 4 * day.writeMs - 1,
        )
        expect(overtaken.filter(({ kind, askedAt }) => kind === one.kind && askedAt < one.askedAt)).toEqual(
          [],
        )
      }
    }),
    { numRuns: 300 },
  )
})

function expectNoWindowOver(seen: number[], most: number, lengthMs: number) {
  const sorted = seen.toSorted((one, other) => one - other)
  for (const [index, first] of sorted.entries()) {
    const next = sorted[index + most]
    if (next !== undefined) expect(next - first).toBeGreaterThanOrEqual(lengthMs)
  }
}

/** Of a minute, all leave some places for closings; of a day, a class never gets more than its most. */
function expectShares(went: Went[], index: number, { perMinute, perDay }: Day['quota']) {
  const { kind, sentAt } = went[index] as Went
  const since = (ms: number) => went.slice(0, index + 1).filter((other) => other.sentAt > sentAt - ms)
  expect(since(60_000).length).toBeLessThanOrEqual(perMinute - leavesOfMinute(kind, perMinute))
  const ofClass = since(86_400_000).filter((other) => other.kind === kind)
  expect(ofClass.length).toBeLessThanOrEqual(sharesOf(perDay).most[kind])
}
