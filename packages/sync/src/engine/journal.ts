import {
  type EntryChange,
  type EntryRange,
  type Json,
  type Lease,
  LeaseLostError,
  type Store,
} from '../store/store.ts'
import type { HeldLease } from './hold-lease.ts'
import { timeSlices } from './time-slices.ts'

/** An entry with the value that was kept: whoever reads it says what that is. */
export type Kept<Value> = { key: string; value: Value }

/** The store, for one property under its lease. */
export type Journal = ReturnType<typeof openJournal>

/** Keeps a value, which is such that JSON can hold it. */
export const put = (collection: string, key: string, value: unknown): EntryChange => ({
  collection,
  key,
  value: value as Json,
})
export const remove = (collection: string, key: string): EntryChange => ({ collection, key, value: null })

/** So many entries are read at once: more would keep others from their turn. */
export const pageSize = 500

export const openJournal = (store: JournalStore, property: string, lease: Lease) => ({
  get: <Value>(collection: string, key: string) =>
    store.get(property, collection, key) as Promise<Value | undefined>,
  list: <Value>(collection: string, range?: EntryRange) =>
    store.list(property, collection, range) as Promise<Kept<Value>[]>,
  /** All entries of a collection, some at a time. */
  async *pages<Value>(collection: string): AsyncGenerator<Kept<Value>[]> {
    const breathe = timeSlices()
    for (let after: string | undefined; ; ) {
      await breathe()
      const entries = await store.list(property, collection, { after, limit: pageSize })
      yield entries as Kept<Value>[]
      after = entries.at(-1)?.key
      if (entries.length < pageSize) return
    }
  },
  /** @throws {LeaseLostError} when another worker has the property by now */
  write: async (changes: EntryChange[]) => {
    if (changes.length > 0) await store.write(property, changes, lease)
  },
})

/** What the flows need of a store. */
export type JournalStore = Pick<Store, 'get' | 'list' | 'write'>

/** The store for one who holds a lease: a write that comes too late takes it back where nobody has had it meanwhile. */
export const leasedStore = (store: Store, { reclaim }: HeldLease, lost: () => void): JournalStore => ({
  // One by one, because a store may be of a class: its methods need itself as `this`.
  get: (...given) => store.get(...given),
  list: (...given) => store.list(...given),
  async write(property, changes, lease) {
    try {
      await store.write(property, changes, lease)
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error
      if (await reclaim()) return store.write(property, changes, lease)
      lost()
      throw error
    }
  },
})
