import { createHash } from 'node:crypto'
import { shortestDecimal } from '../plan/changes.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The number of a reservation, in letters that are safe everywhere, at most 100. */
export function numberKey(number: unknown): string {
  const text = String(number)
  return /^[\w.-]{1,100}$/.test(text) ? text : `~${hashOf(text).slice(0, 40)}`
}

/** With more digits of a second than any service writes. */
const longestInstant = 64
const isInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const hasNoZone = /\d\d:\d\d(:\d\d([.,]\d+)?)?$/

/**
 * A time in milliseconds since 1970, with any offset (D7); without one it is taken for UTC, as the service promises.
 * Undefined when it is none.
 */
export function instantOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > longestInstant || !isInstant.test(text)) return undefined
  const zoned = hasNoZone.test(text.slice(10).replace(/[+-]\d\d:\d\d$/, 'Z')) ? `${text}Z` : text
  const time = Date.parse(zoned.replace(' ', 'T'))
  return Number.isNaN(time) ? undefined : time
}

/** Fields of the contract that are numbers and amounts of money, whether they come as a number or as text. */
const numeric = new Set(
  'price total nights total_guest total_adult child_ages sub_total extras_total adjustments_total tax_total paid_amount'.split(
    ' ',
  ),
)
const yesOrNo = new Set(['modified', 'non_refundable', 'requires_response'])
const times = new Set(['completed_at', 'updated_at'])

/** Deeper than this an entry is no reservation, and what reads it may run out of stack. */
export const mostDeep = 64

/**
 * Tells contents apart. The same value in another dress is the same where the contract has a number, a flag or a time:
 * `"130.0"` and 130, `-0.0` and 0, true and 1, another offset; so are null and nothing. Texts are what they are: room
 * `0101` is not room `101`. What is nested deeper than {@link mostDeep} does not count.
 */
export const contentHash = (content: unknown): string =>
  hashOf(JSON.stringify(plain(content, '', 0))).slice(0, 12)

function plain(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return plainText(value, name)
  if (depth >= mostDeep) return ''
  if (Array.isArray(value)) return value.map((one) => plain(one, name, depth + 1))
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '')
  return fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, its]) => [field, plain(its, field, depth + 1)])
}

function plainText(value: unknown, name: string): string {
  const text = String(value)
  if (typeof value === 'boolean' || (yesOrNo.has(name) && (text === 'true' || text === 'false')))
    return text === 'true' ? '1' : '0'
  if (typeof value === 'number' || numeric.has(name)) return plainNumber(text)
  const time = times.has(name) ? instantOf(text) : undefined
  return time === undefined ? text : new Date(time).toISOString()
}

/** No number has more digits than this; a longer text is no number. */
const mostDigits = 40

function plainNumber(text: string): string {
  if (text.length > mostDigits || !/^-?\d+(\.\d+)?$/.test(text)) return text
  const size = shortestDecimal(text.replace('-', ''))
  return text.startsWith('-') && size !== '0' ? `-${size}` : size
}
