import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byClass, classes, type RequestClass } from '../../src/budget/budget.ts'
import { leftFor, type Shares, sharesOf } from '../../src/budget/shares.ts'

const perDay = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 }))
const kind = fc.constantFrom(...classes)
const runs = { numRuns: 500 }

const sum = (numbers: Record<RequestClass, number>) => classes.reduce((all, one) => all + numbers[one], 0)
const unused = (one: RequestClass, used: Record<RequestClass, number>, { guaranteed }: Shares) =>
  Math.max(0, guaranteed[one] - used[one])

/** A window of a day in which requests are asked for and, later, leave it again in that order. */
function play(limit: number, steps: (RequestClass | 'leaves')[]) {
  const shares = sharesOf(limit)
  const used = byClass(() => 0)
  const inWindow: RequestClass[] = []
  return steps.map((step) => {
    const left = limit - inWindow.length
    const before = { ...used }
    if (step === 'leaves') {
      const first = inWindow.shift()
      if (first) used[first] -= 1
      return { step, before, left, went: false, shares }
    }
    const went = leftFor(step, used, left, shares) > 0
    if (went) {
      inWindow.push(step)
      used[step] += 1
    }
    return { step, before, left, went, shares }
  })
}

const history = fc.tuple(
  perDay,
  fc.array(
    fc.oneof({ weight: 4, arbitrary: kind }, { weight: 1, arbitrary: fc.constant('leaves' as const) }),
    {
      maxLength: 400,
      size: 'max',
    },
  ),
)

describe('the shares of a day', () => {
  it('are guaranteed together, and leave something for everyone', () => {
    fc.assert(
      fc.property(perDay, (limit) => {
        const { guaranteed, most } = sharesOf(limit)
        expect(sum(guaranteed)).toBeLessThan(limit)
        for (const one of classes) expect(most[one]).toBeGreaterThanOrEqual(Math.max(1, guaranteed[one]))
      }),
      runs,
    )
  })

  it('never let more go than the day has, nor more of a class than its most', () => {
    fc.assert(
      fc.property(history, ([limit, steps]) => {
        for (const { step, before, left, went, shares } of play(limit, steps)) {
          expect(left).toBeGreaterThanOrEqual(0)
          if (step === 'leaves' || !went) continue
          expect(left).toBeGreaterThan(0)
          expect(before[step]).toBeLessThan(shares.most[step])
        }
      }),
      runs,
    )
  })

  it('let a class go at once while it has not used what it is guaranteed, whatever the others did', () => {
    fc.assert(
      fc.property(history, ([limit, steps]) => {
        for (const { step, before, went, shares } of play(limit, steps))
          if (step !== 'leaves' && unused(step, before, shares) > 0) expect(went).toBe(true)
      }),
      runs,
    )
  })

  it('let somebody go while anything is left', () => {
    fc.assert(
      fc.property(
        perDay,
        fc.array(fc.nat(60), { minLength: classes.length, maxLength: classes.length }),
        fc.nat(400),
        (limit, counts, some) => {
          const used = byClass((one) =>
            Math.min(counts[classes.indexOf(one)] ?? 0, sharesOf(limit).most[one]),
          )
          const ours = limit - sum(used)
          fc.pre(ours > 0)
          // The service may say that less is left than we count.
          const left = Math.min(ours, 1 + some)
          expect(classes.some((one) => leftFor(one, used, left, sharesOf(limit)) > 0)).toBe(true)
        },
      ),
      runs,
    )
  })

  it('say how many of a class may go: so many go, and no more', () => {
    fc.assert(
      fc.property(history, kind, ([limit, steps], one) => {
        const last = play(Math.min(limit, 300), steps).at(-1)
        if (!last) return
        const used = { ...last.before }
        let { left } = last
        const most = leftFor(one, used, left, last.shares)
        let count = 0
        while (count <= most && leftFor(one, used, left, last.shares) > 0) {
          used[one] += 1
          left -= 1
          count += 1
        }
        expect(count).toBe(Math.min(count, most))
        expect(leftFor(one, used, left, last.shares)).toBe(0)
      }),
      { numRuns: 100 },
    )
  })
})
