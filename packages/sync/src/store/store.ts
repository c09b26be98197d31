/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** One value of the journal. */
export type Entry = {
  /** Unique in its collection. */
  key: string
  /** What was written last. */
  value: Json
}

/** A change of the journal. */
export type EntryChange = {
  /** Kind of entry; its name is the engine's. */
  collection: string
  /** Unique in its collection. */
  key: string
  /** What the entry has from now on; null removes it. */
  value: Json | null
}

/** The right to work on a property, for a time. */
export type Lease = {
  /** Hotel id. */
  property: string
  /** Worker that holds it: a text that each makes for itself. */
  owner: string
  /** Rises with every new owner; a write with an older one is refused. */
  fence: number
}

/** Which entries of a collection to read, in the order of their keys. */
export type EntryRange = {
  /** Only keys after this one. */
  after?: string | undefined
  /** Only keys that begin like this. */
  prefix?: string | undefined
  /** At most so many. */
  limit?: number | undefined
}

/** Who holds the lease of a property. */
export type LeaseOwner = Pick<Lease, 'property' | 'owner'>

/** Leases of many properties at once, for a worker that serves many: one statement each. */
export type LeaseTable = {
  /** Every lease that is held now, by whomever. */
  leases(): Promise<LeaseOwner[]>
  /** As `acquire` of a {@link Store}. @returns those that were free, in no particular order */
  acquireAll(properties: string[], owner: string, ttlMs: number): Promise<Lease[]>
  /**
   * As `renew` of a {@link Store}. One whose property is being written may be left out: renew that by itself.
   * @returns those that are held for another while
   */
  renewAll(leases: Lease[], ttlMs: number): Promise<Lease[]>
}

/** A store that many workers share, each of which serves many properties. */
export type FleetStore = Store & LeaseTable

/**
 * Where the engine keeps what must not be lost: entries by property, collection and key. What is written together is
 * there together or not at all, and is on the disk when the promise resolves (in the store for tests: in memory).
 */
export type Store = {
  /** Reads one entry. @returns undefined where there is none */
  get(property: string, collection: string, key: string): Promise<Json | undefined>
  /** Entries of a collection, in the order of their keys. */
  list(property: string, collection: string, range?: EntryRange): Promise<Entry[]>
  /**
   * Writes changes of one property at once.
   * @param lease when given, the write is refused unless it still holds
   * @throws {LeaseLostError} when the lease belongs to another owner by now
   */
  write(property: string, changes: EntryChange[], lease?: Lease): Promise<void>
  /** Every property that has entries. */
  properties(): Promise<string[]>
  /**
   * Takes the lease of a property, or takes it over when it has run out.
   * @returns undefined while another owner holds it
   */
  acquire(property: string, owner: string, ttlMs: number): Promise<Lease | undefined>
  /** Holds the lease for another while. @returns false when it was lost */
  renew(lease: Lease, ttlMs: number): Promise<boolean>
  /** Gives the lease up, if it is still held. */
  release(lease: Lease): Promise<void>
  /** Closes files and connections; nothing else is called afterwards. */
  close(): Promise<void>
} & Partial<LeaseTable>

/** Something that keeps a store from being opened or written and that its operator can mend; the message says how. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Another worker has taken the property over; this one must stop working on it. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
  /** Hotel id. */
  readonly property: string
  constructor(property: string) {
    super(`Another worker has taken over the property ${property}. Stop working on it; it goes on there.`)
    this.property = property
  }
}
