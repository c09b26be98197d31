import type { CalendarChange } from '@innwire/sync'
import { calendarFields } from '@innwire/types'
import type { Row } from './row.ts'
import type { WrongPlace } from './wrong-lines.ts'

/** A value that is left out stays as it is. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The change that a row of a file wants. What is not a value at all stays as it is, for the engine's rules to refuse.
 * @param wrong takes decimal commas, which no rule explains
 * @returns undefined where one was found
 */
export function changeOf(row: Row, wrong: WrongPlace[]): CalendarChange | undefined {
  const change: Record<string, unknown> = {}
  let readable = true
  for (const name of ['inv_code', 'rate_code', 'date'])
    if (!isEmpty(row.values[name])) change[name] = row.values[name]
  for (const name of calendarFields) {
    const value = row.values[name]
    if (isEmpty(value)) continue
    if (typeof value === 'string' && /^-?\d+,\d+$/.test(value)) {
      const message = `"${value}" has a decimal comma. Write ${value.replace(',', '.')}.`
      wrong.push({ ...row.at(name), name, message })
      readable = false
    } else change[name] = name === 'price' ? priceOf(value) : numberOf(value)
  }
  return readable ? (change as CalendarChange) : undefined
}

/** A price is text, so that no digit of it is lost; JSON may have it as a number. */
const priceOf = (value: unknown) => (typeof value === 'number' ? String(value) : value)

function numberOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  if (/^(true|false)$/i.test(value)) return Number(value.toLowerCase() === 'true')
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}
