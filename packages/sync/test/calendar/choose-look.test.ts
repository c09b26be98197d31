import { describe, expect, it } from 'vitest'
import { chooseLook, isSuperseded, type Look } from '../../src/calendar/choose-look.ts'

const open = (...looks: [number, number, number][]) =>
  new Map(
    looks.map(([request, nextAt, looks]): [number, Look] => [request, { id: `${request}`, nextAt, looks }]),
  )

it('looks at nothing before its time, and tells what will be due first', () => {
  expect(chooseLook(open([1, 50, 3], [2, 40, 0]), 30, 0)).toBe(2)
  expect(chooseLook(open([1, 50, 3], [2, 40, 0], [3, 10, 9]), 30, 0)).toBe(3)
  expect(chooseLook(open(), 30, 0)).toBeUndefined()
})

it('looks at the newest of those that were looked at least, however long others are due', () => {
  expect(chooseLook(open([1, 1, 7], [2, 5, 0], [3, 6, 0], [4, 7, 1]), 30, 0)).toBe(3)
})

it('forgets none: with more to look at than there are looks, the oldest has its turn', () => {
  const all = open(...Array.from({ length: 30 }, (_, index): [number, number, number] => [index, index, 0]))
  all.set(0, { id: 'stuck', nextAt: 0, looks: 8 })
  const seen: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const request = chooseLook(all, 100, turn) as number
    seen.push(request)
    all.delete(request)
    all.set(100 + turn, { id: 'new', nextAt: 100, looks: 0 })
  }
  // A new one comes with each look.
  expect(seen.slice(0, 4)).toEqual([29, 100, 101, 0])
  expect(seen.filter((request) => request < 10)).toEqual([0, 1, 2, 3, 4])
})

describe('a transaction is ended without a look', () => {
  const day = 86_400_000
  const now = Date.parse('2027-05-10T12:00:00Z')
  const open = {
    request: 7,
    id: 't-7',
    update: { rooms: [] },
    nextAt: now,
    looks: 3,
    ended: [],
    again: false,
  }
  type Taken = Record<string, [number, number] | null>
  const ends = (taken: Taken, date = '2027-05-20', at = now - day) =>
    isSuperseded(
      { ...open, at },
      [{ code: 'HR:1', date, day: { cells: { min_stay: { wanted: {}, taken } } } }],
      {
        now,
        clock: { earliest: now, latest: now },
        channelsOf: () => ['online', 'expedia'],
      },
    )

  it('when later requests have replaced all its values, for all channels or for each', () => {
    expect(ends({ '': [2, 7] })).toBe(false)
    expect(ends({ '': [3, 8] })).toBe(true)
    expect(ends({ '': [3, 8], expedia: [2, 7] })).toBe(false)
    expect(ends({ '': [2, 7], expedia: [2, 9] })).toBe(false)
    expect(ends({ '': [2, 7], expedia: [2, 9], online: [2, 9] })).toBe(true)
    expect(ends({ '': null })).toBe(true)
  })

  it('when its dates are over wherever the hotel is, or it is 90 days old', () => {
    expect(ends({ '': [2, 7] }, '2027-05-09')).toBe(false)
    expect(ends({ '': [2, 7] }, '2027-05-08')).toBe(true)
    expect(ends({ '': [2, 7] }, '2027-05-20', now - 90 * day)).toBe(false)
    expect(ends({ '': [2, 7] }, '2027-05-20', now - 91 * day)).toBe(true)
  })
})
