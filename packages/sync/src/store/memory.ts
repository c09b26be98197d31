import { type StoredChange, storedChanges, storedRange } from './requests.ts'
import { type Entry, type FleetStore, type Lease, LeaseLostError } from './store.ts'
import { byBytes, originalText, storedText } from './stored-text.ts'

/** Settings of {@link memoryStore}. */
export type MemoryStoreOptions = {
  /**
   * Milliseconds since 1970, by which leases run out.
   * @default Date.now
   */
  now?: () => number
}

type Collection = { values: Map<string, string>; sorted: string[] | undefined }
type Property = Map<string, Collection>
type Held = { owner: string; fence: number; expiresAt: number; ttlMs: number }

/**
 * A store for tests and trials: it forgets everything when the process ends.
 * @example
 * const store = memoryStore()
 * await store.write('41749', [{ collection: 'postings', key: 'b-1', value: { amount: '12.50' } }])
 */
export function memoryStore({ now = Date.now }: MemoryStoreOptions = {}): FleetStore {
  const properties = new Map<string, Property>()
  const leases = new Map<string, Held>()
  const collectionOf = (property: string, collection: string) =>
    properties.get(storedText(property))?.get(storedText(collection))
  const held = ({ property, owner, fence }: Lease) => {
    const present = leases.get(property)
    const same = present?.owner === owner && present.fence === fence && present.expiresAt > now()
    return same ? present : undefined
  }
  const acquire = (property: string, owner: string, ttlMs: number): Lease | undefined => {
    const time = now()
    const present = leases.get(property)
    const open = present !== undefined && present.expiresAt > time && !isOfWrongClock(present, time)
    if (open && present.owner !== owner) return undefined
    const fence = open ? present.fence : (present?.fence ?? 0) + 1
    const expiresAt = Math.max(time + ttlMs, open ? present.expiresAt : 0)
    leases.set(property, { owner, fence, expiresAt, ttlMs: open ? Math.max(ttlMs, present.ttlMs) : ttlMs })
    return { property, owner, fence }
  }
  const renew = (lease: Lease, ttlMs: number): boolean => {
    const present = held(lease)
    if (present) Object.assign(present, { expiresAt: now() + ttlMs, ttlMs })
    return present !== undefined
  }
  return {
    async get(property, collection, key) {
      const text = collectionOf(property, collection)?.values.get(storedText(key))
      return text === undefined ? undefined : JSON.parse(text)
    },
    async list(property, collection, range) {
      const { from, before, limit } = storedRange(range)
      const found = collectionOf(property, collection)
      return found ? entriesOf(found, from, before, limit) : []
    },
    async write(property, changes, lease) {
      const stored = storedChanges(property, changes, lease)
      if (lease && !held(lease)) throw new LeaseLostError(property)
      apply(properties, storedText(property), stored)
    },
    async properties() {
      return [...properties.keys()].sort(byBytes).map(originalText)
    },
    acquire: async (property, owner, ttlMs) => acquire(property, owner, ttlMs),
    renew: async (lease, ttlMs) => renew(lease, ttlMs),
    async leases() {
      const time = now()
      const present = [...leases].filter(
        ([, lease]) => lease.expiresAt > time && !isOfWrongClock(lease, time),
      )
      return present.map(([property, { owner }]) => ({ property, owner }))
    },
    acquireAll: async (properties, owner, ttlMs) =>
      properties.flatMap((property) => acquire(property, owner, ttlMs) ?? []),
    renewAll: async (renewed, ttlMs) => renewed.filter((lease) => renew(lease, ttlMs)),
    async release(lease) {
      const present = held(lease)
      if (present) present.expiresAt = 0
    },
    async close() {},
  }
}

function entriesOf(
  collection: Collection,
  from: string,
  before: string | undefined,
  most = Infinity,
): Entry[] {
  collection.sorted ??= [...collection.values.keys()].sort(byBytes)
  const { sorted, values } = collection
  const entries: Entry[] = []
  for (let index = firstFrom(sorted, from); index < sorted.length && entries.length < most; index += 1) {
    const key = sorted[index] ?? ''
    if (before !== undefined && byBytes(key, before) >= 0) break
    entries.push({ key: originalText(key), value: JSON.parse(values.get(key) ?? 'null') })
  }
  return entries
}

/** Index of the first key that is not before another. */
function firstFrom(sorted: string[], from: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (byBytes(sorted[middle] ?? '', from) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function apply(properties: Map<string, Property>, name: string, changes: StoredChange[]) {
  const property: Property = properties.get(name) ?? new Map()
  for (const { collection, key, value } of changes) {
    const found = property.get(collection) ?? { values: new Map(), sorted: undefined }
    if (found.values.has(key) !== (value !== undefined)) found.sorted = undefined
    if (value === undefined) found.values.delete(key)
    else found.values.set(key, value)
    if (found.values.size === 0) property.delete(collection)
    else property.set(collection, found)
  }
  if (property.size === 0) properties.delete(name)
  else properties.set(name, property)
}

/**
 * Whether a clock that was ahead has written a lease, whose property would be locked until that time comes. A clock
 * that was set back by less than the lease's time leaves the lease with its worker.
 */
const isOfWrongClock = ({ expiresAt, ttlMs }: { expiresAt: number; ttlMs: number }, now: number): boolean =>
  expiresAt > now + 2 * ttlMs
