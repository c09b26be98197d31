import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { openPool, transaction } from './postgres-pool.ts'
import type { PostgresSettings } from './postgres-settings.ts'
import { type StoredChange, storedChanges, storedRange } from './requests.ts'
import { selectProperties } from './schema.ts'
import { type FleetStore, type Lease, LeaseLostError } from './store.ts'
import { originalText, storedText } from './stored-text.ts'

/** What goes to the database in one statement: so many changes, or so many characters. */
const mostChanges = 5000
const mostCharacters = 8_000_000

/**
 * A store in a PostgreSQL database, which many workers on many machines may share. It makes three tables,
 * `innwire_entry`, `innwire_lease` and `innwire_format`, in the first schema of the search path. Leases run out by the database's clock.
 * Needs the package `pg`.
 * @param connection address such as `postgres://user:password@host:5432/database`, or the settings of a `pg` pool,
 *   where its time limits can be changed: 10 seconds for a connection, 15 for a statement, 20 for an answer
 * @throws {StoreError} when the database cannot be reached or used; the message never has the password
 * @example
 * const store = await postgresStore('postgres://innwire:secret@db.example/hotel')
 */
export async function postgresStore(connection: string | PostgresSettings): Promise<FleetStore> {
  const pool = await openPool(connection)
  const rowsOf = async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rows
  let closed: Promise<void> | undefined
  return {
    async get(property, collection, key) {
      const names = [property, collection, key].map(storedText)
      const [row] = await rowsOf(`SELECT value FROM innwire_entry WHERE ${entry} = $3`, names)
      return row && JSON.parse(row.value)
    },
    async list(property, collection, range) {
      const { from, before, limit } = storedRange(range)
      const values = [storedText(property), storedText(collection), from, limit]
      const rows = await (before === undefined
        ? rowsOf(listFrom(''), values)
        : rowsOf(listFrom('AND key < $5'), [...values, before]))
      return rows.map(({ key, value }) => ({ key: originalText(key), value: JSON.parse(value) }))
    },
    async write(property, changes, lease) {
      const stored = storedChanges(property, changes, lease)
      const name = storedText(property)
      await transaction(pool, lockOf(name), async (client) => {
        if (lease && !(await client.query(holdLease, namesOf(lease))).rowCount)
          throw new LeaseLostError(property)
        for (const some of inParts(stored)) await apply(client, name, some)
      })
    },
    async properties() {
      return (await rowsOf(selectProperties, [])).map(({ property }) => originalText(property))
    },
    async acquire(property, owner, ttlMs) {
      const [row] = await rowsOf(takeLeases, [[storedText(property)], storedText(owner), ttlMs])
      return row && { property, owner, fence: Number(row.fence) }
    },
    async renew(lease, ttlMs) {
      return (await pool.query(renewLease, [...namesOf(lease), ttlMs])).rowCount === 1
    },
    async leases() {
      return (await rowsOf(heldLeases, [])).map(({ property, owner }) => ({
        property: originalText(property),
        owner: originalText(owner),
      }))
    },
    async acquireAll(properties, owner, ttlMs) {
      const rows = await rowsOf(takeLeases, [properties.map(storedText), storedText(owner), ttlMs])
      return rows.map(({ property, fence }) => ({
        property: originalText(property),
        owner,
        fence: Number(fence),
      }))
    },
    async renewAll(leases, ttlMs) {
      const names = leases.map(namesOf)
      const columns = [0, 1, 2].map((column) => names.map((row) => row[column]))
      const rows = await rowsOf(renewLeases, [...columns, ttlMs])
      const renewed = new Set(rows.map(({ property }) => originalText(property)))
      return leases.filter(({ property }) => renewed.has(property))
    },
    async release(lease) {
      await pool.query(renewLease, [...namesOf(lease), 0])
    },
    close() {
      closed ??= pool.end()
      return closed
    },
  }
}

const entry = 'property = $1 AND collection = $2 AND key'

const listFrom = (upTo: string) =>
  `SELECT key, value FROM innwire_entry WHERE ${entry} >= $3 ${upTo} ORDER BY key LIMIT $4`

// clock_timestamp() is the time now; now() would be that at which a transaction began to wait for its turn.
const isHeld = 'property = $1 AND owner = $2 AND fence = $3 AND expires_at > clock_timestamp()'

/** Locked, so that nobody can take the lease over before the transaction ends. */
const holdLease = `SELECT 1 FROM innwire_lease WHERE ${isHeld} FOR UPDATE`

const renewLease = `
  UPDATE innwire_lease SET expires_at = clock_timestamp() + $4 * interval '1 millisecond' WHERE ${isHeld}`

/** Leases of several properties, in one order for all workers, so that no two wait for one another. */
const takeLeases = `
  INSERT INTO innwire_lease AS present (property, owner, fence, expires_at)
  SELECT property, $2, 1, clock_timestamp() + $3 * interval '1 millisecond'
  FROM unnest($1::text[]) AS wanted (property) GROUP BY property ORDER BY property COLLATE "C"
  ON CONFLICT (property) DO UPDATE SET
    owner = excluded.owner,
    fence = present.fence + CASE WHEN present.expires_at > clock_timestamp() THEN 0 ELSE 1 END,
    expires_at = CASE WHEN present.expires_at > clock_timestamp()
      THEN greatest(present.expires_at, excluded.expires_at) ELSE excluded.expires_at END
  WHERE present.expires_at <= clock_timestamp() OR present.owner = excluded.owner
  RETURNING property, fence`

/** One whose property is being written is left out: all others would wait for that write. */
const renewLeases = `
  UPDATE innwire_lease AS renewed SET expires_at = clock_timestamp() + $4 * interval '1 millisecond'
  FROM (
    SELECT held.property FROM innwire_lease AS held
    JOIN unnest($1::text[], $2::text[], $3::bigint[]) AS mine (property, owner, fence)
      ON mine.property = held.property AND mine.owner = held.owner AND mine.fence = held.fence
    WHERE held.expires_at > clock_timestamp() FOR UPDATE OF held SKIP LOCKED
  ) AS free
  WHERE renewed.property = free.property
  RETURNING renewed.property`

const heldLeases = 'SELECT property, owner FROM innwire_lease WHERE expires_at > clock_timestamp()'

const namesOf = ({ property, owner, fence }: Lease) => [storedText(property), storedText(owner), fence]

async function apply(client: PoolClient, property: string, changes: StoredChange[]) {
  const put = changes.filter(({ value }) => value !== undefined)
  const removed = changes.filter(({ value }) => value === undefined)
  if (put.length > 0)
    await client.query(
      `INSERT INTO innwire_entry (property, collection, key, value)
       SELECT $1, changed.* FROM unnest($2::text[], $3::text[], $4::text[]) AS changed
       ON CONFLICT (property, collection, key) DO UPDATE SET value = excluded.value`,
      [property, put.map(collectionOf), put.map(keyOf), put.map(({ value }) => value)],
    )
  if (removed.length > 0)
    await client.query(
      `DELETE FROM innwire_entry USING unnest($2::text[], $3::text[]) AS gone(collection, key)
       WHERE property = $1 AND innwire_entry.collection = gone.collection COLLATE "C"
         AND innwire_entry.key = gone.key COLLATE "C"`,
      [property, removed.map(collectionOf), removed.map(keyOf)],
    )
}

const collectionOf = ({ collection }: StoredChange) => collection
const keyOf = ({ key }: StoredChange) => key

function* inParts(changes: StoredChange[]): Generator<StoredChange[]> {
  let part: StoredChange[] = []
  let characters = 0
  for (const change of changes) {
    const length = change.value?.length ?? 0
    if (part.length >= mostChanges || (part.length > 0 && characters + length > mostCharacters)) {
      yield part
      part = []
      characters = 0
    }
    part.push(change)
    characters += length
  }
  if (part.length > 0) yield part
}

/** Number of the lock under which writes of a property follow one another. */
const lockOf = (property: string) => createHash('sha256').update(property).digest().readInt32BE()
