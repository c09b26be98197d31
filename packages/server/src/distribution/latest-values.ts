import type { DateValues } from '../calendar/changes.ts'

/** What changes come to, in their order: of each date and field the last value. */
export function latestValues(changes: { dates: DateValues[] }[]): DateValues[] {
  const byDate = new Map<string, DateValues>()
  for (const { dates } of changes)
    for (const values of dates) {
      const before = byDate.get(values.date)
      byDate.set(values.date, before ? { ...before, ...values } : values)
    }
  return [...byDate.values()]
}
