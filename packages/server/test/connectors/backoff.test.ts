import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backoffMs, retryAfterMs } from '../../src/connectors/backoff.ts'

const ids = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const attempts = fc.integer({ min: 1, max: 5_000 })
const now = new Date('2026-11-21T09:30:00.000Z')

describe('the wait before another attempt', () => {
  it('is never longer than a span that doubles from 1 s up to a quarter of an hour', () => {
    fc.assert(
      fc.property(ids, attempts, (id, attempt) => {
        const wait = backoffMs(id, attempt)
        expect(Number.isInteger(wait)).toBe(true)
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(Math.min(900_000, 1_000 * 2 ** (attempt - 1)))
      }),
    )
  })

  it('is the same whenever it is asked for', () => {
    const waits = () => [1, 2, 3, 4, 8].map((attempt) => backoffMs(8_121, attempt))
    expect(waits()).toEqual(waits())
    // Written down, because a wait also has to be the same after an upgrade.
    expect(waits()).toMatchInlineSnapshot(`
      [
        475,
        1402,
        3857,
        7202,
        77137,
      ]
    `)
  })

  it('uses the whole span, so that deliveries that failed together come again apart', () => {
    const waits = Array.from({ length: 2_000 }, (_, id) => backoffMs(id, 4))
    const quarters = [0, 1, 2, 3].map(
      (quarter) => waits.filter((wait) => Math.min(3, Math.floor(wait / 2_000)) === quarter).length,
    )
    for (const count of quarters) expect(count).toBeGreaterThan(400)
    expect(new Set(waits).size).toBeGreaterThan(1_500)
  })

  it('differs from attempt to attempt and for ids beyond 32 bits', () => {
    expect(backoffMs(7, 10)).not.toBe(backoffMs(7, 11))
    expect(backoffMs(7, 10)).not.toBe(backoffMs(7 + 2 ** 32, 10))
  })

  it('is at least what the channel asks for, spread above it, and never longer than a quarter of an hour', () => {
    fc.assert(
      fc.property(ids, attempts, fc.nat({ max: 840_000 }), (id, attempt, asked) => {
        const wait = backoffMs(id, attempt, asked)
        expect(wait).toBeGreaterThanOrEqual(asked)
        expect(wait).toBeLessThanOrEqual(900_000)
      }),
    )
  })
})

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    ['Sat, 21 Nov 2026 09:31:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 09:29:00 GMT', 0],
  ])('is read from %s', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms)
  })

  it.each([null, '', '-5', '1.5', 'soon', '2026-11-21', 'Xxx, never'])(
    'asks for nothing when it is %s',
    (header) => {
      expect(retryAfterMs(header, now)).toBe(0)
    },
  )

  it.each(['999999999999', '9'.repeat(30), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'counts for 14 minutes at most: %s',
    (header) => {
      expect(retryAfterMs(header, now)).toBe(840_000)
    },
  )

  it('always gives a number from which a date can be made', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const ms = retryAfterMs(header, now)
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(840_000)
      }),
    )
  })
})
