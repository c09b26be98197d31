import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulated } from '../../src/connectors/simulated.ts'
import type { SimulatedConnector } from '../../src/generated/control.ts'

const settings: SimulatedConnector = {
  kind: 'simulated',
  latency_ms: 250,
  failure_rate: 0.3,
  seed: 7,
  script: [],
}
function decide(changes: Partial<SimulatedConnector>, deliveryId: number, settledBefore = 0) {
  const route = simulated.route({ ...settings, ...changes })
  if (route.by !== 'server') throw new Error('A simulated channel is not asked.')
  return route.decide(deliveryId, settledBefore)
}
const drawn = (seed: number, failure_rate: number, id: number) => decide({ seed, failure_rate }, id).outcome
const ids = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const deliveries = Array.from({ length: 5_000 }, (_, id) => id)
const failed = (seed: number, failure_rate: number) =>
  deliveries.filter((id) => drawn(seed, failure_rate, id) === 'failed')

describe('a simulated channel', () => {
  it('decides the same for a delivery whenever and in whatever order it is asked', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), ids, (seed, failure_rate, id) => {
        const first = drawn(seed, failure_rate, id)
        drawn(seed, failure_rate, id + 1)
        expect(drawn(seed, failure_rate, id)).toBe(first)
      }),
    )
    // Written down, because demonstrations also have to run the same after an upgrade.
    expect(failed(7, 0.3).slice(0, 12)).toMatchInlineSnapshot(`
      [
        3,
        9,
        11,
        12,
        19,
        22,
        24,
        32,
        36,
        37,
        39,
        41,
      ]
    `)
  })

  it('fails never at rate 0 and always at rate 1', () => {
    fc.assert(
      fc.property(fc.integer(), ids, (seed, id) => {
        expect(drawn(seed, 0, id)).toBe('succeeded')
        expect(drawn(seed, 1, id)).toBe('failed')
      }),
    )
  })

  it.each([0.05, 0.3, 0.9])('fails about as often as its rate %d says', (rate) => {
    for (const seed of [0, 1, -4, 123_456_789_012]) {
      expect(failed(seed, rate).length / deliveries.length).toBeCloseTo(rate, 1)
    }
  })

  it('fails for other deliveries under another seed', () => {
    expect(failed(7, 0.3)).not.toEqual(failed(8, 0.3))
  })

  it('fails for the same deliveries and more when the rate rises', () => {
    const more = new Set(failed(7, 0.5))
    expect(failed(7, 0.3).every((id) => more.has(id))).toBe(true)
  })

  it('goes by its script first, entry by entry, and by chance afterwards', () => {
    const scripted: Partial<SimulatedConnector> = {
      failure_rate: 0,
      script: [
        { outcome: 'fail' },
        { outcome: 'succeed', message: 'not shown' },
        { outcome: 'fail', message: 'Rate 3301 is closed on the channel.' },
      ],
    }
    const ends = [0, 1, 2, 3, 4].map((settledBefore) => decide(scripted, 100 + settledBefore, settledBefore))
    expect(ends).toEqual([
      { outcome: 'failed', message: 'The channel did not accept the change (simulated).' },
      { outcome: 'succeeded' },
      { outcome: 'failed', message: 'Rate 3301 is closed on the channel.' },
      { outcome: 'succeeded' },
      { outcome: 'succeeded' },
    ])
  })

  it('says that a failure by chance is simulated', () => {
    expect(decide({ failure_rate: 1 }, 3, 9)).toEqual({
      outcome: 'failed',
      message: 'The channel did not accept the change (simulated).',
    })
  })

  it('takes as long as its latency says', () => {
    expect(simulated.route(settings)).toMatchObject({ delayMs: 250 })
  })
})
