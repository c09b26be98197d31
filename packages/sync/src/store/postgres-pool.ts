import type { Pool, PoolClient, PoolConfig } from 'pg'
import { errorOf } from './errors.ts'
import type { PostgresSettings } from './postgres-settings.ts'
import { checkFormat, journalFormat } from './schema.ts'
import { StoreError } from './store.ts'

/** The journal's tables; COLLATE "C" compares bytes, whatever the database's own order is. */
const tables = `
  CREATE TABLE IF NOT EXISTS innwire_entry (
    property text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL,
    value text NOT NULL, PRIMARY KEY (property, collection, key)
  );
  CREATE TABLE IF NOT EXISTS innwire_lease (
    property text COLLATE "C" PRIMARY KEY, owner text COLLATE "C" NOT NULL, fence bigint NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS innwire_format (version integer NOT NULL);
  INSERT INTO innwire_format SELECT ${journalFormat} WHERE NOT EXISTS (SELECT 1 FROM innwire_format)`

/** Writes nothing, and fails when it could not: without the right to, on a copy that is read only, on other tables. */
const tryOut = `
  INSERT INTO innwire_entry (property, collection, key, value) SELECT '', '', '', '' WHERE false;
  UPDATE innwire_entry SET value = value WHERE property = '' AND false;
  DELETE FROM innwire_entry WHERE property = '' AND collection = '' AND key = '' AND false;
  INSERT INTO innwire_lease (property, owner, fence, expires_at) SELECT '', '', 0, now() WHERE false;
  UPDATE innwire_lease SET expires_at = now() WHERE property = '' AND owner = '' AND fence = 0 AND false`

/**
 * A worker that stops in the middle of a transaction (its machine is frozen, its network gone) holds locks that keep
 * the others from taking over; after so long without a word from it the database ends its transaction.
 */
const longestSilenceMs = 5000

/**
 * No call may hang for ever, and none for as long as a lease lasts: the one who makes a connection, the server and the
 * client each give up by themselves. What the caller gives comes before these.
 */
const limits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** Any number, the same for all that make the tables. */
const tablesLock = 4_163_207

/**
 * Connects to a database and makes the tables where there are none.
 * @throws {StoreError} when it cannot be reached or used; never with the password
 */
export async function openPool(connection: string | PostgresSettings): Promise<Pool> {
  const pg = await loadPg()
  const given = typeof connection === 'string' ? { connectionString: connection } : connection
  const config = { ...limits, ...given } as PoolConfig
  const target = targetOf(config, () => new pg.Client(config))
  // A connection that breaks while it is idle is replaced; one that breaks in use fails its query.
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const found = await pool.query(
      `SELECT current_setting('server_encoding') AS encoding, to_regclass('innwire_lease') IS NOT NULL AS made,
        to_regclass('innwire_format') IS NOT NULL AS marked`,
    )
    const { encoding, made, marked } = found.rows[0]
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8`)
    // Without asking first, a user that may not make tables could not use those that are there.
    if (!made) await transaction(pool, tablesLock, (client) => client.query(tables))
    if (marked) await readFormat(pool, target.name)
    await pool.query(tryOut)
    return pool
  } catch (error) {
    await pool.end()
    if (error instanceof StoreError) throw error
    throw new StoreError(
      `${target.name} cannot be used: ${hide(reasonOf(error), target.password)}. ${advice}`,
    )
  }
}

/** One who may not read the number may not do the rest, either; which says more. */
async function readFormat(pool: Pool, journal: string) {
  const { rows } = await pool
    .query('SELECT max(version) AS version FROM innwire_format')
    .catch((error) => pool.query(tryOut).then(() => Promise.reject(error)))
  checkFormat(journal, rows[0].version ?? 1)
}

const advice = 'Check the address, the user, the password and the rights of the user.'

/**
 * Runs a job in a transaction that is on the disk when this resolves. Jobs with the same lock run one after another,
 * and each sees all that the one before it did.
 */
export async function transaction<Result>(
  pool: Pool,
  lock: number,
  job: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`
      BEGIN ISOLATION LEVEL READ COMMITTED;
      SET LOCAL synchronous_commit = on;
      SET LOCAL idle_in_transaction_session_timeout = ${longestSilenceMs};
      SELECT pg_advisory_xact_lock(${lock})`)
    const result = await job(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A connection on which an answer did not come in time is of no use any more: the server ends its transaction.
    if (isTimeout(error)) broken = error
    else
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed
      })
    throw error
  } finally {
    client.release(broken)
  }
}

/** As pg throws it after `query_timeout`. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

async function loadPg() {
  try {
    const { default: pg } = await import('pg')
    return pg
  } catch {
    throw new StoreError('The package pg, which speaks to PostgreSQL, is not installed. Run npm install pg.')
  }
}

/** What may be shown of an address: cut at the wrong place, it would have a part of the password in its host or name. */
const readable = /^(postgres(ql)?:\/\/([^@/?#]*@)?|socket:|\/(?!\/))[^@]*$/

type Named = { host: string; port: number; database?: string | undefined; password?: unknown }

function targetOf({ connectionString: address }: PoolConfig, makeClient: () => Named) {
  if (address === undefined || readable.test(address))
    try {
      const { host, port, database = '', password } = makeClient()
      return { name: `The PostgreSQL database ${database} at ${host}:${port}`, password }
    } catch {
      // What is wrong with it cannot be said without showing it.
    }
  throw new StoreError(
    'The address of the PostgreSQL database cannot be read. Give postgres://user:password@host:5432/database, ' +
      'with the special characters of the password percent-encoded.',
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return errorOf(error).message
}

const hide = (text: string, password: unknown) =>
  typeof password === 'string' && password !== '' ? text.replaceAll(password, '***') : text
