import { describe, expect, it } from 'vitest'
import { failedAttempts } from '../../src/control/wrong-control-tokens.ts'

/** Attempts at a time of ours, in milliseconds. */
function simulated() {
  let now = 1_000_000
  const attempts = failedAttempts(() => now)
  const times = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => attempts.count(address(index)))
  return {
    attempts,
    from: (address: string, count: number) => times(count, () => address),
    fromMany: (count: number) => times(count, (index) => `127.0.${Math.floor(index / 256)}.${index % 256}`),
    pass: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

describe('wrong tokens are answered', () => {
  it('at once three times, then later and later, up to ten seconds', () => {
    const { from } = simulated()
    expect(from('a', 12)).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000])
  })

  it('at once again after a while, also after very many', () => {
    const { from, pass } = simulated()
    from('a', 10_000)
    pass(70)
    expect(from('a', 1)).toEqual([250])
    pass(40)
    expect(from('a', 1)).toEqual([0])
  })

  it('at once where they come from another address', () => {
    const { from } = simulated()
    from('a', 20)
    expect(from('b', 3)).toEqual([0, 0, 0])
  })

  it('later and later also where each comes from another address', () => {
    const { fromMany } = simulated()
    const waits = fromMany(40)
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(0))
    expect(waits.slice(30, 33)).toEqual([250, 500, 1000])
    expect(waits.at(-1)).toBe(10_000)
  })

  it('no sooner because the clock was set back', () => {
    const { from, pass } = simulated()
    from('a', 5)
    pass(-86_400)
    expect(from('a', 1)).toEqual([1000])
  })
})

it('remembers a thousand addresses and no more, those that were heard of last', () => {
  const { attempts, from, fromMany, pass } = simulated()
  from('often', 6)
  fromMany(999)
  expect(attempts.size()).toBe(1000)
  pass(10)
  expect(from('often', 1)).toEqual([1000])
  fromMany(5000)
  expect(attempts.size()).toBe(1000)
})
