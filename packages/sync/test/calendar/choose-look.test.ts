import { expect, it } from 'vitest'
import { chooseLook, type Look } from '../../src/calendar/choose-look.ts'

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
