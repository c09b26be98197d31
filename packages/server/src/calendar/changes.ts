import { type CalendarField, calendarFields } from '@innwire/types'
import type { CalendarFields } from '../storage/schema.ts'

/** The fields that an update sets; a missing one stays as it is. */
export type Values = { [Field in CalendarField]?: NonNullable<CalendarFields[Field]> }

export type DateValues = Values & { date: string }

/** What an accepted update changes for one target. */
export type CalendarChange = {
  /** The rate that it reaches; the master rate for an update by group. */
  rate_code: string
  inv_code: string
  /** The channels that it is limited to; null for all of them. */
  channels: string[] | null
  /** The only mapping that it reaches, where one mapping of a channel is sent something by itself. */
  mapping_code?: string
  dates: DateValues[]
}

/** A change with its fields named once: a third as long as with names at each date, and so is the time to parse it. */
type PackedChange = Omit<CalendarChange, 'dates'> & {
  fields: CalendarField[]
  /** The date and the value of each field; null where it has none. */
  dates: [string, ...(string | number | null)[]][]
}

/** The JSON by which the changes of an update are stored. */
export const storeChanges = (changes: CalendarChange[]): string => JSON.stringify(changes.map(pack))

/** All changes of an update as they are stored. */
export const readChanges = (stored: string): CalendarChange[] =>
  (JSON.parse(stored) as Stored[]).map((change) => ('fields' in change ? unpack(change) : change))

/**
 * A stored change.
 * @param stored JSON of all changes of an update, or of the one
 * @param index its position among them
 */
export function readChange(stored: string, index: number): CalendarChange | undefined {
  const parsed = JSON.parse(stored) as Stored | Stored[]
  const change = Array.isArray(parsed) ? parsed[index] : parsed
  return change && ('fields' in change ? unpack(change) : change)
}

/** Updates of earlier versions stand there as they were made. */
type Stored = PackedChange | CalendarChange

function pack({ dates, ...change }: CalendarChange): PackedChange {
  const fields = calendarFields.filter((field) => dates.some((values) => values[field] !== undefined))
  return {
    ...change,
    fields,
    dates: dates.map((values) => [values.date, ...fields.map((field) => values[field] ?? null)]),
  }
}

function unpack({ fields, dates, ...change }: PackedChange): CalendarChange {
  return {
    ...change,
    dates: dates.map(([date, ...given]) => {
      const values: Record<string, string | number> = { date }
      for (const [index, field] of fields.entries()) {
        const value = given[index] ?? null
        if (value !== null) values[field] = value
      }
      return values as DateValues
    }),
  }
}
