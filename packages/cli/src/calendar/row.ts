import { calendarFields } from '@innwire/types'
import { nearestName } from '@innwire/validators/nearest-name'
import type { Place } from '../wrong-lines.ts'

/** A line of a file: what is in it by the names of the columns, and where that is. */
export type Row = {
  values: Record<string, unknown>
  /** @param name of the value; without it, the whole */
  at(name?: string): Place
}

/** What a file of the calendar may have. */
const columns: readonly string[] = ['inv_code', 'rate_code', 'date', ...calendarFields]

/** @returns what is wrong with the name of a column */
export function columnHint(name: string): string | undefined {
  if (columns.includes(name)) return undefined
  const shown = name === '' ? 'A column without a name' : `The column "${name}"`
  const near = nearestName(name.toLowerCase(), columns)
  return `${shown} is not known. ${near === undefined ? `Known are ${columns.join(', ')}.` : `Did you mean ${near}?`}`
}
