import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Day, playDay } from './play-day.ts'

const kind = fc.constantFrom('closing' as const, 'update' as const, 'sweep' as const)
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
        expectReserve(went, index, day.quota)
        // In the same run of the process; when this one was chosen, it waited for at most two writes.
        const overtaken = went.filter(
          (other) =>
            other.run === one.run &&
            other.sentAt > one.sentAt &&
            other.askedAt < one.sentAt - 4 * day.writeMs - 1,
        )
        expect(overtaken.filter((other) => rank(other.kind) < rank(one.kind))).toEqual([])
        expect(overtaken.filter(({ kind, askedAt }) => kind === one.kind && askedAt < one.askedAt)).toEqual(
          [],
        )
      }
    }),
    { numRuns: 300 },
  )
})

const order = ['closing', 'update', 'sweep']
const rank = (kind: string) => order.indexOf(kind)

function expectNoWindowOver(seen: number[], most: number, lengthMs: number) {
  const sorted = seen.toSorted((one, other) => one - other)
  for (const [index, first] of sorted.entries()) {
    const next = sorted[index + most]
    if (next !== undefined) expect(next - first).toBeGreaterThanOrEqual(lengthMs)
  }
}

/** Of all that left in the last minute, or day, a less urgent request leaves so many places. */
function expectReserve(went: { kind: string; sentAt: number }[], index: number, quota: Day['quota']) {
  const { kind, sentAt } = went[index] ?? { kind: '', sentAt: 0 }
  for (const [limit, lengthMs] of [
    [quota.perMinute, 60_000],
    [quota.perDay, 86_400_000],
  ] as const) {
    const left = went.slice(0, index + 1).filter((other) => other.sentAt > sentAt - lengthMs).length
    const reserve = limit === 1 ? 0 : Math.ceil((limit * rank(kind)) / 5)
    expect(left).toBeLessThanOrEqual(limit - reserve)
  }
}
