import { expect, it } from 'vitest'
import type { Sendable } from '../../src/calendar/bisect.ts'
import { partOf } from '../../src/calendar/channels.ts'
import { inDays } from '../hotel.ts'

const valuesOn = (count: number): Sendable[] =>
  Array.from({ length: count }, (_, index) => ({
    at: { code: 'HR:1', date: inDays(index), day: { cells: {} } },
    field: 'price',
    cell: { wanted: {}, taken: {} },
    scope: 'expedia',
    value: String(index),
  }))
const sent = (count: number, times: number) =>
  Array.from({ length: times }, (_, attempts) =>
    partOf(valuesOn(count), attempts)
      .map(({ value }) => value)
      .join(''),
  )

it('a channel that took none is sent all once more, then halves, quarters and single values in turn, and all again', () => {
  expect(sent(5, 9)).toEqual(['01234', '012', '34', '01', '2', '3', '4', '01234', '012'])
})

it('one value goes as it is', () => {
  expect(sent(1, 3)).toEqual(['0', '0', '0'])
})

it('no part is empty', () => {
  for (const count of [2, 3, 7, 16, 31]) expect(sent(count, 200)).not.toContain('')
})
