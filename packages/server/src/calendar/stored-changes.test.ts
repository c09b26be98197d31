import { expect, test } from 'vitest'
import { type CalendarChange, readChange, storeChanges } from './changes.ts'

const changes: CalendarChange[] = [
  { rate_code: 'HR:1', inv_code: 'HR:1', channels: null, dates: [{ date: '2026-12-01', availability: 0 }] },
  {
    rate_code: 'HR:2',
    inv_code: 'HR:2',
    channels: ['expedia'],
    mapping_code: 'E-2',
    dates: [
      { date: '2026-12-01', price: '90.5', stop_sale: 1 },
      { date: '2026-12-02', min_stay: 2, stop_sale: 0 },
    ],
  },
]

test('gives back each change as it was, with no field that was not set', () => {
  const stored = storeChanges(changes)
  expect([0, 1, 2].map((index) => readChange(stored, index))).toStrictEqual([...changes, undefined])
})

test('reads one change by itself', () => {
  const [, second] = JSON.parse(storeChanges(changes)) as unknown[]
  expect(readChange(JSON.stringify(second), 1)).toStrictEqual(changes[1])
})

test('reads updates that an earlier version stored', () => {
  expect(readChange(JSON.stringify(changes), 1)).toStrictEqual(changes[1])
})
