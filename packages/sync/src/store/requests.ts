import type { EntryChange, EntryRange, Lease } from './store.ts'
import { byBytes, storedText } from './stored-text.ts'

/** What is asked of a store, checked and in stored form: the same for every kind of store. */

/** A change in stored form; one without a value removes the entry. */
export type StoredChange = { collection: string; key: string; value: string | undefined }

/** A range in stored form: keys from one on, before another, at most so many. */
export type StoredRange = { from: string; before: string | undefined; limit: number | undefined }

/** An index of PostgreSQL holds no more than some 2,700 bytes a row. */
const mostNameBytes = 2000

/**
 * Changes in stored form; of several of one entry, the last.
 * @throws {TypeError} when a value is no JSON, or the lease is one of another property
 * @throws {RangeError} when property, collection and key together are longer than 2,000 bytes
 */
export function storedChanges(property: string, changes: EntryChange[], lease?: Lease): StoredChange[] {
  if (lease && lease.property !== property)
    throw new TypeError(
      `The lease is for ${lease.property}, the changes are for ${property}. Use its own lease.`,
    )
  const last = new Map<string, StoredChange>()
  const propertyBytes = Buffer.byteLength(storedText(property))
  for (const change of changes) {
    const collection = storedText(change.collection)
    const key = storedText(change.key)
    const bytes = propertyBytes + Buffer.byteLength(collection) + Buffer.byteLength(key)
    if (bytes > mostNameBytes)
      throw new RangeError(
        `Property, collection and key take ${bytes} bytes (${change.collection}, ${change.key.slice(0, 40)}…). ` +
          `Shorten the key: together they may take ${mostNameBytes}.`,
      )
    // No stored text has U+0000.
    last.set(`${collection}\0${key}`, { collection, key, value: jsonOf(change) })
  }
  return [...last.values()]
}

function jsonOf({ collection, key, value }: EntryChange): string | undefined {
  if (value === null) return undefined
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined || text === 'null')
    throw new TypeError(
      `The value of ${key} in ${collection} is ${String(value)}. Give one that JSON can hold.`,
    )
  return text
}

/**
 * A range in stored form.
 * @throws {RangeError} when the limit is no whole number from 0 on
 */
export function storedRange({ after, prefix = '', limit }: EntryRange = {}): StoredRange {
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 0))
    throw new RangeError(`The limit of a list is ${limit}. Give a whole number from 0 on, or none.`)
  const start = storedText(prefix)
  // The first key that can come after another is that one with U+0000 behind it.
  const next = after === undefined ? '' : storedText(`${after}\0`)
  return { from: byBytes(start, next) < 0 ? next : start, before: endOfPrefix(start), limit }
}

/** The first text after all that begin with a prefix; undefined when there is none. */
function endOfPrefix(prefix: string): string | undefined {
  const characters = [...prefix]
  for (;;) {
    const last = characters.pop()?.codePointAt(0)
    if (last === undefined) return undefined
    if (last === 0x10ffff) continue
    return characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1)
  }
}
