import type { CalendarChange } from '@innwire/sync'
import { calendarFields, pricePattern } from '@innwire/types'
import type { WrongPlace } from '../wrong-lines.ts'
import type { Row } from './row.ts'

/** A value that is left out stays as it is. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The change that a row of a file wants. What is not a value at all stays as it is, for the engine's rules to refuse.
 * @param wrong takes numbers as spreadsheets write them, which no rule explains
 */
export function changeOf(row: Row, wrong: WrongPlace[]): CalendarChange {
  const change: Record<string, unknown> = {}
  for (const name of ['inv_code', 'rate_code', 'date'])
    if (!isEmpty(row.values[name])) change[name] = row.values[name]
  for (const name of calendarFields) {
    const value = row.values[name]
    if (isEmpty(value)) continue
    const message = typeof value === 'string' ? problemOf(name, value) : undefined
    if (message) wrong.push({ ...row.at(name), name, message })
    change[name] = name === 'price' ? priceOf(value) : numberOf(value)
  }
  return change as CalendarChange
}

function problemOf(name: string, text: string): string | undefined {
  const isPrice = name === 'price'
  // In a price, three digits behind a comma are thousands as likely as decimals.
  if (/^-?\d+,\d+$/.test(text) && !(isPrice && /,\d{3}$/.test(text)))
    return `"${text}" has a decimal comma. Write ${text.replace(',', '.')}.`
  if (isPrice && !pricePattern.test(text))
    return `"${text}": Write a price as 119.90: 0 or more, a point and at most 3 decimals, no thousands separator, no currency.`
  return undefined
}

/** A price is text, so that no digit of it is lost; JSON may have it as a number. */
const priceOf = (value: unknown) => (typeof value === 'number' ? String(value) : value)

function numberOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  if (/^(true|false)$/i.test(value)) return Number(value.toLowerCase() === 'true')
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}
