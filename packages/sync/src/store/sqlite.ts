import type { DatabaseSync } from 'node:sqlite'
import pLimit from 'p-limit'
import { type StoredChange, storedChanges, storedRange } from './requests.ts'
import { selectProperties } from './schema.ts'
import { openDatabase, whenFree } from './sqlite-database.ts'
import { rememberFile } from './sqlite-file.ts'
import { type FleetStore, type Lease, LeaseLostError } from './store.ts'
import { originalText, storedText } from './stored-text.ts'

/** Settings of {@link sqliteStore}. */
export type SqliteStoreOptions = {
  /**
   * Milliseconds since 1970, by which leases run out; the same for all processes that share the file.
   * @default Date.now
   */
  now?: () => number
}

/**
 * A store in one SQLite file, which is made when it does not exist. Several processes of one machine may share it.
 * One that freezes while it writes keeps all others out until it goes on or ends: their writes fail after 10 seconds,
 * with a {@link StoreError} that says so.
 * @param file path of the file; SQLite puts its log beside it, as `-wal` and `-shm`
 * @throws {StoreError} when the file cannot be opened or written, or is no database
 * @example
 * const store = await sqliteStore('innwire-sync.db')
 */
export async function sqliteStore(
  file: string,
  { now = Date.now }: SqliteStoreOptions = {},
): Promise<FleetStore> {
  const { database, prepared: sql } = await openDatabase(file, statements)
  /** Before each change: what is written into a file that nobody finds any more is lost when the process ends. */
  const checkFile = rememberFile(file)
  const namesOf = ({ property, owner, fence }: Lease) =>
    [storedText(property), storedText(owner), fence] as const
  const held = (lease: Lease) => sql.held.get(...namesOf(lease), now()) !== undefined
  const apply = (property: string, changes: StoredChange[]) => {
    for (const { collection, key, value } of changes) {
      if (value === undefined) sql.remove.run(property, collection, key)
      else sql.put.run(property, collection, key, value)
    }
  }
  const read = <Result>(job: () => Result) => whenFree(file, job)
  const mutex = pLimit(1)
  // A write that waits for another process must not be overtaken by a later one of this process.
  const change = <Result>(job: () => Result) => {
    const asked = performance.now()
    return mutex(() => whenFree(file, job, asked))
  }
  const acquire = (property: string, owner: string, ttlMs: number): Lease[] => {
    checkFile()
    const names = { property: storedText(property), owner: storedText(owner) }
    const time = now()
    // `get` gives the row even where the write then fails, as on a full disk; `all` throws that.
    const [row] = sql.acquire.all({ ...names, time, ttl: Math.ceil(ttlMs), end: Math.ceil(time + ttlMs) })
    return row ? [{ property, owner, fence: Number(row.fence) }] : []
  }
  const renew = (lease: Lease, ttlMs: number): boolean => {
    checkFile()
    const time = now()
    return sql.renew.run(Math.ceil(time + ttlMs), Math.ceil(ttlMs), ...namesOf(lease), time).changes === 1
  }
  return {
    async get(property, collection, key) {
      const names = [property, collection, key].map(storedText)
      const row = await read(() => sql.get.get(...names))
      return row && JSON.parse(String(row.value))
    },
    async list(property, collection, range) {
      const { from, before, limit = -1 } = storedRange(range)
      const place = [storedText(property), storedText(collection), from] as const
      const rows = await read(() =>
        before === undefined ? sql.from.all(...place, limit) : sql.between.all(...place, before, limit),
      )
      return rows.map(({ key, value }) => ({
        key: originalText(String(key)),
        value: JSON.parse(String(value)),
      }))
    },
    async write(property, changes, lease) {
      const stored = storedChanges(property, changes, lease)
      await change(() =>
        inTransaction(database, () => {
          checkFile()
          if (lease && !held(lease)) throw new LeaseLostError(property)
          apply(storedText(property), stored)
        }),
      )
    },
    async properties() {
      const rows = await read(() => sql.properties.all())
      return rows.map(({ property }) => originalText(String(property)))
    },
    async acquire(property, owner, ttlMs) {
      const [lease] = await change(() => acquire(property, owner, ttlMs))
      return lease
    },
    renew: (lease, ttlMs) => change(() => renew(lease, ttlMs)),
    async release(lease) {
      await change(() => sql.renew.run(0, 0, ...namesOf(lease), now()))
    },
    async leases() {
      const rows = await read(() => sql.leases.all({ time: now() }))
      return rows.map(({ property, owner }) => ({
        property: originalText(String(property)),
        owner: originalText(String(owner)),
      }))
    },
    acquireAll: (properties, owner, ttlMs) =>
      change(() =>
        inTransaction(database, () => properties.flatMap((property) => acquire(property, owner, ttlMs))),
      ),
    renewAll: (leases, ttlMs) =>
      change(() => inTransaction(database, () => leases.filter((lease) => renew(lease, ttlMs)))),
    async close() {
      await change(() => {
        if (database.isOpen) database.close()
      })
    },
  }
}

function inTransaction<Result>(database: DatabaseSync, job: () => Result): Result {
  // Immediate: one that begins by reading could not wait for another's write, only fail.
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = job()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * A lease written by a clock that was ahead has as good as ended (`isOfWrongClock`). The rows of older journals have no
 * ttl_ms: one that ends within an hour is believed.
 */
const isOpen =
  '(present.expires_at > :time AND present.expires_at <= :time + 2 * coalesce(present.ttl_ms, 1800000))'
const lease = 'property = ? AND owner = ? AND fence = ? AND expires_at > ?'
const entry = 'property = ? AND collection = ? AND key'

const statements = (database: DatabaseSync) => ({
  get: database.prepare(`SELECT value FROM innwire_entry WHERE ${entry} = ?`),
  from: database.prepare(`SELECT key, value FROM innwire_entry WHERE ${entry} >= ? ORDER BY key LIMIT ?`),
  between: database.prepare(
    `SELECT key, value FROM innwire_entry WHERE ${entry} >= ? AND key < ? ORDER BY key LIMIT ?`,
  ),
  put: database.prepare(
    'INSERT OR REPLACE INTO innwire_entry (property, collection, key, value) VALUES (?, ?, ?, ?)',
  ),
  remove: database.prepare(`DELETE FROM innwire_entry WHERE ${entry} = ?`),
  properties: database.prepare(selectProperties),
  held: database.prepare(`SELECT 1 FROM innwire_lease WHERE ${lease}`),
  renew: database.prepare(`UPDATE innwire_lease SET expires_at = ?, ttl_ms = ? WHERE ${lease}`),
  leases: database.prepare(`SELECT property, owner FROM innwire_lease AS present WHERE ${isOpen}`),
  acquire: database.prepare(`
    INSERT INTO innwire_lease AS present (property, owner, fence, expires_at, ttl_ms)
    VALUES (:property, :owner, 1, :end, :ttl)
    ON CONFLICT (property) DO UPDATE SET
      owner = excluded.owner,
      fence = CASE WHEN ${isOpen} THEN present.fence ELSE present.fence + 1 END,
      expires_at = max(excluded.expires_at, CASE WHEN ${isOpen} THEN present.expires_at ELSE 0 END),
      ttl_ms = max(excluded.ttl_ms, CASE WHEN ${isOpen} THEN coalesce(present.ttl_ms, 0) ELSE 0 END)
    WHERE NOT ${isOpen} OR present.owner = excluded.owner
    RETURNING fence`),
})
