import type { DailyUpdate, RangeUpdate } from '@innwire/types'

/** The query of a range update, written the plain way. */
export const queryOf = (update: RangeUpdate): string =>
  new URLSearchParams(
    Object.entries(update).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [`${name}[]`, String(one)]) : [[name, String(value)]],
    ) as [string, string][],
  ).toString()

/** The body of a daily update, in which flags are text. */
export const bodyOf = (update: DailyUpdate): string =>
  JSON.stringify(update, (name, value) =>
    ['stop_sale', 'cta', 'ctd'].includes(name) ? String(value) : value,
  )

const dayInMs = 86_400_000
/** The date so many days after another one. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayInMs).toISOString().slice(0, 10)

/** Every date from the first to the last. */
export function daysBetween(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / dayInMs + 1
  return Array.from({ length: count }, (_, day) => dayAfter(first, day))
}

/** Sunday is 0. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay()
