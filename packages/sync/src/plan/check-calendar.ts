import { timeSlices } from '../engine/time-slices.ts'
import type { CalendarChange } from './changes.ts'
import { checkChanges } from './read-changes.ts'

/**
 * Checks changes as {@link planCalendar} does, without planning them, and lets others have their turn meanwhile.
 * @throws {InputError} with every wrong place
 * @example await checkCalendar([{ inv_code: 'HR:1', date: '2026-12-24', price: '119.90' }])
 */
export async function checkCalendar(changes: CalendarChange[]): Promise<void> {
  const breathe = timeSlices()
  for (const _ of checkChanges(changes)) await breathe()
}
