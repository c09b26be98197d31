import { expect, it } from 'vitest'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { fits } from './filter.ts'

const all = { text: '', onlyRefused: false }
const ended = (result: RequestRecord['result']): RequestRecord => ({
  number: 1,
  id: 'one',
  at: '2026-12-01T10:00:00Z',
  method: 'PUT',
  path: '/api/v2/apps/rooms/daily',
  query: 'hr_id=demo',
  hr_id: 'demo',
  operation_id: 'updateRoomsDaily',
  status: 200,
  result,
  outcome: '1 of 1 date refused',
  transaction_id: null,
  quota_left: null,
  duration_ms: 1,
  faults: [],
})

it('shows a 200 that refused a part or all, or whose answer was cut, among those that were refused', () => {
  const onlyRefused = { ...all, onlyRefused: true }
  expect(fits(ended('done'), onlyRefused)).toBe(false)
  for (const result of ['partly', 'refused', 'cut_off'] as const) {
    expect(fits(ended(result), onlyRefused)).toBe(true)
  }
})

it('asks for each word of the text, wherever it is', () => {
  expect(fits(ended('done'), { ...all, text: 'DAILY 200' })).toBe(true)
  expect(fits(ended('done'), { ...all, text: 'daily 422' })).toBe(false)
})
