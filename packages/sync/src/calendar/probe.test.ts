import { expect, it } from 'vitest'
import { everyone } from './cell.ts'
import type { DayAt, Missing } from './day.ts'
import { openProbe } from './probe.ts'

/** A day of which a price and a minimum stay are to go. */
function dayAt(date: string): { at: DayAt; missing: Missing[] } {
  const cell = { wanted: {}, taken: {} }
  const missing = [
    { field: 'price', cell, scope: everyone, value: '99.5' },
    { field: 'stop_sale', cell, scope: everyone, value: 1 },
  ] satisfies Missing[]
  return { at: { code: 'HR:1', date, day: { cells: {} } }, missing }
}

it('a probe has no more bytes than a request may have, and one date in any case', () => {
  const filled = (bodyBytes: number) => {
    const probe = openProbe(bodyBytes)
    const added = Array.from({ length: 28 }, (_, index) => {
      const { at, missing } = dayAt(`2027-02-${String(index + 1).padStart(2, '0')}`)
      return probe.add(at, missing, Infinity)
    })
    return { added, bytes: JSON.stringify({ rooms: probe.rooms() }).length }
  }
  const { added, bytes } = filled(1000)
  expect(bytes).toBeLessThanOrEqual(1000)
  expect(bytes).toBeGreaterThan(850)
  expect(added).toContain(0)
  expect(filled(10).added.filter((count) => count > 0)).toHaveLength(1)
  expect(filled(100_000).added).not.toContain(0)
})
