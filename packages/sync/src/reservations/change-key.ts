import { createHash } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The number of a reservation, in letters that are safe everywhere, at most 100. */
export function numberKey(number: unknown): string {
  const text = String(number)
  return /^[\w.-]{1,100}$/.test(text) ? text : `~${hashOf(text).slice(0, 40)}`
}

const isInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const hasNoZone = /\d\d:\d\d(:\d\d([.,]\d+)?)?$/

/**
 * A time in milliseconds since 1970, with any offset (D7); without one it is taken for UTC, as the service promises.
 * Undefined when it is none.
 */
export function instantOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || !isInstant.test(text)) return undefined
  const zoned = hasNoZone.test(text.slice(10).replace(/[+-]\d\d:\d\d$/, 'Z')) ? `${text}Z` : text
  const time = Date.parse(zoned.replace(' ', 'T'))
  return Number.isNaN(time) ? undefined : time
}

/**
 * Tells contents apart. The same value in another dress is the same: `"130.0"` and 130, `-0.0` and 0, true and 1,
 * another offset, null and nothing.
 */
export const contentHash = (content: unknown): string => hashOf(JSON.stringify(plain(content))).slice(0, 12)

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '')
    return fields
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, plain(field)])
  }
  return plainText(String(value))
}

function plainText(text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? '1' : '0'
  const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole !== undefined) {
    const digits = fraction.replace(/0+$/, '')
    const size = digits ? `${whole}.${digits}` : whole
    return size === '0' ? size : `${sign}${size}`
  }
  const time = instantOf(text)
  return time === undefined ? text : new Date(time).toISOString()
}
