import { describe, expect, it } from 'vitest'
import { openBodyLimit } from './body-limit.ts'

const hour = 3_600_000
let time = 0
const now = () => time

/** Sends so many bytes through a proxy, and again what it refuses, in parts. @returns what was refused, and passed */
function send(limit: ReturnType<typeof openBodyLimit>, bytes: number, most: number) {
  const refused: number[] = []
  const passed: number[] = []
  for (let left = bytes; left > 0; ) {
    const size = Math.min(left, limit.bytes())
    if (size <= most) {
      passed.push(size)
      left -= size
      continue
    }
    refused.push(size)
    if (!limit.refused(size)) break
  }
  return { refused, passed }
}

describe('the limit of a body', () => {
  it.each([
    [1_048_576, 1],
    [1_000_000, 2],
    [512_000, 2],
    [500_000, 3],
  ])('costs a season of 2 MB behind a proxy of %i bytes %i refused request(s) in all', (most, refusals) => {
    const limit = openBodyLimit(now)
    const first = send(limit, 2_000_000, most)
    expect(first.refused).toHaveLength(refusals)
    expect(first.passed.length).toBeLessThanOrEqual(2 ** refusals)
    expect(send(limit, 2_000_000, most).refused).toEqual([])
  })

  it('is half of what was refused, be that smaller than all that may be sent', () => {
    const limit = openBodyLimit(now)
    expect(send(limit, 30_000, 20_000)).toEqual({ refused: [30_000], passed: [15_300, 14_700] })
  })

  it('takes what is small for refused for another reason', () => {
    const limit = openBodyLimit(now)
    expect(send(limit, 14_000, 5000).refused).toEqual([14_000, 8000])
    expect(limit.bytes()).toBe(8000)
    expect(limit.refused(8001)).toBe(false)
  })

  it('doubles every six hours without a refusal, up to what the contract allows', () => {
    const limit = openBodyLimit(now)
    limit.refused(40_000)
    const after = (hours: number) => {
      time += hours * hour
      return limit.bytes()
    }
    expect([after(5), after(1), after(6)]).toEqual([20_300, 40_600, 81_200])
    limit.refused(60_000)
    expect([after(0), after(6), after(1000)]).toEqual([30_300, 60_600, 2_000_000])
  })
})
