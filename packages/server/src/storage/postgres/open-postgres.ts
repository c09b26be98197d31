import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import { DatabaseUnreachable } from '../errors.ts'
import type { Storage } from '../open-storage.ts'
import { replaced, type Shared } from '../processes.ts'
import type { Database } from '../schema.ts'
import { takeTurns } from '../take-turns.ts'
import { type Address, readAddress } from './address.ts'
import { migrate } from './migrations.ts'
import { openPool } from './pool.ts'
import { type Pools, propertyQueues } from './property-queues.ts'
import { queriesOn } from './queries.ts'
import { expectKey, openEncryption } from './secret-key.ts'
import { type ServerLock, serverLock } from './server-lock.ts'
import { shareDatabase } from './share-database.ts'
import { snapshotRows } from './snapshots.ts'

/** Connections of a process. */
const readConnections = 8
const writeConnections = 8

/**
 * Opens a PostgreSQL database, and brings its tables up to date.
 * @throws {StartError} when it cannot be used; the message never has the password
 */
export async function openPostgres(url: string, secretKey: string | undefined): Promise<Storage> {
  const address = readAddress(url)
  const key = expectKey(secretKey, address.name)
  const lock = serverLock(address)
  const pools = {
    reading: lock.guard(openPool(address, readConnections)),
    writing: lock.guard(openPool(address, writeConnections)),
  }
  try {
    return await open(address, key, pools, lock)
  } catch (error) {
    for (const pool of Object.values(pools)) await pool.end()
    throw error instanceof StartError ? error : new StartError(openingProblem(address, error))
  }
}

async function open(
  address: Address,
  key: ReturnType<typeof expectKey>,
  pools: Pools,
  lock: ServerLock,
): Promise<Storage> {
  const { reading, writing } = pools
  const read = queriesOn(reading)
  await expectUsable(read, address.name)
  await migrate(queriesOn(writing), address.name)
  const encryption = await openEncryption(read, key, address.name)
  const line = takeTurns()
  const { write, settled } = propertyQueues(pools, writeConnections)
  const shared = await shareDatabase(address, read)
  const tokens = await knownTokens(read, shared).catch(async (error) => {
    await shared.close()
    throw error
  })
  return {
    name: address.name,
    folder: undefined,
    read,
    readInTurns: read,
    readInBackground: read,
    turn: line().rest,
    turnInBackground: line().rest,
    turnInWrite: line().rest,
    write,
    encryption,
    isTokenHash: tokens.has,
    tokenAdded: tokens.added,
    snapshots: snapshotRows({ read, write, replaced: tokens.load }),
    join: () => lock.take('shared'),
    takeAlone: () => lock.take('alone'),
    shared,
    close: async () => {
      await settled()
      await shared.close()
      await reading.end()
      await writing.end()
      await lock.close()
    },
  }
}

/** The hashes of all tokens. They are in memory, because a line of log cannot wait. */
async function knownTokens(read: Database, shared: Shared) {
  const hashes = new Set<string>()
  const load = async () => {
    for (const { hash } of await read.selectFrom('token').select('hash').execute()) hashes.add(hash)
  }
  const loadAgain = () => void load().catch(() => undefined)
  shared.onTold('token', (added: { hash: string }[]) => {
    for (const { hash } of added) hashes.add(hash)
  })
  shared.onTold(replaced, loadAgain)
  shared.onMissed(loadAgain)
  await load()
  return {
    load,
    has: (hash: string) => hashes.has(hash),
    added: (hash: string) => {
      if (hashes.has(hash)) return
      hashes.add(hash)
      void shared.tell('token', [{ hash }])
    },
  }
}

async function expectUsable(database: Database, name: string): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: number }>`
    select current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::integer as version`.execute(database)
  const [{ encoding, version } = { encoding: '', version: 0 }] = rows
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The encoding of the database ${name} is ${encoding}. Make one with the encoding UTF8.`,
    )
  }
  if (version < oldestVersion) {
    throw new StartError(
      `The database ${name} is of PostgreSQL ${Math.floor(version / 10_000)}. Give one of PostgreSQL ${oldestVersion / 10_000} or later.`,
    )
  }
}

/** Before, nobody could ask what became of a transaction. */
const oldestVersion = 130_000

/** Why a database cannot be used, and what to do about it. */
export function openingProblem({ name, redact }: Address, error: unknown): string {
  if (error instanceof DatabaseUnreachable) return error.message
  const reason = redact((error as Error).message)
  return `The database ${name} cannot be used: ${reason}. Check the address, the user, the password and the rights of the user.`
}
