import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import { keyCheckSetting } from '../encryption.ts'
import { DatabaseReadOnly, DatabaseRestored, isForNow, isFull } from '../errors.ts'
import { expectNotMigrated } from '../migrated.ts'
import { aboutSetting, type Storage } from '../open-storage.ts'
import { readTurns } from '../read-turns.ts'
import type { Database } from '../schema.ts'
import { takeTurns } from '../take-turns.ts'
import { type Address, readAddress } from './address.ts'
import { keptCommits } from './kept-commits.ts'
import { knownTokens } from './known-tokens.ts'
import { isUpToDate } from './migrations.ts'
import { expectInPlace, generationOf, putBackProblem, systemOf } from './place.ts'
import { type ConnectionPool, type LendingPool, openPool } from './pool.ts'
import { type Pools, propertyQueues } from './property-queues.ts'
import { queriesOn } from './queries.ts'
import { expectKey, joinWithKey, openEncryption } from './secret-key.ts'
import { type ServerLock, serverLock } from './server-lock.ts'
import { shareDatabase } from './share-database.ts'
import { sharedConnections, sharingWhenFull } from './shared-connections.ts'
import { snapshotRows } from './snapshots.ts'
import { updateTables } from './update-tables.ts'

/** Connections of a process. */
const readConnections = 8
/** Of them, those that short reads share. */
const shortReadConnections = 3
/** Lists of reservations that are read at a time, which leaves one for the other reads. */
const longReads = readConnections - shortReadConnections - 1
const writeConnections = 8
/**
 * Opens a PostgreSQL database, and brings its tables up to date.
 * @throws {StartError} when it cannot be used; the message never has the password
 * @throws {DatabaseUnreachable} when it cannot be reached now
 * @throws {DatabaseHeld} when another program has it alone
 * @throws {DatabaseReadOnly} when it takes no changes now
 */
export async function openPostgres(url: string, secretKey: string | undefined): Promise<Storage> {
  const address = readAddress(url)
  const key = expectKey(secretKey, address.name)
  const lock = serverLock(address)
  const reading = openPool(address, readConnections)
  const short = sharedConnections(reading, shortReadConnections)
  const lending: LendingPool = {
    ...reading,
    lend: async () => {
      await short.giveBack()
      return reading.lend()
    },
  }
  const pools = {
    short: lock.guard(short),
    reading: lock.guard(sharingWhenFull(reading, short)),
    writing: lock.guard(openPool(address, writeConnections)),
  }
  try {
    return await open(address, key, pools, lending, lock, queriesOn(reading))
  } catch (error) {
    for (const pool of Object.values(pools)) await pool.end()
    throw openingError(address, error)
  }
}

async function open(
  address: Address,
  key: ReturnType<typeof expectKey>,
  pools: Pools & { short: ConnectionPool },
  lending: LendingPool,
  lock: ServerLock,
  unguarded: Database,
): Promise<Storage> {
  const { short, reading, writing } = pools
  const read = queriesOn(reading, short)
  await expectUsable(read, address.name)
  await updateTables(queriesOn(writing), address)
  const encryption = await openEncryption(read, key, address.name)
  const line = takeTurns()
  const commits = keptCommits(unguarded)
  const { write, writeInBackground, settled } = propertyQueues(pools, writeConnections, commits)
  const processes = await shareDatabase(address, lending, read)
  const tokens = await knownTokens(read, processes).catch(async (error) => {
    await processes.close()
    throw error
  })
  return {
    name: address.name,
    folder: undefined,
    lastBackup: undefined,
    read,
    // On connections of their own, so that no short one waits behind one that takes long.
    readInTurns: queriesOn(reading),
    readInBackground: read,
    inTurnOf: readTurns(longReads),
    turn: line().rest,
    turnInBackground: line().rest,
    turnInWrite: line().rest,
    write,
    writeInBackground,
    encryption,
    isTokenHash: tokens.has,
    tokenAdded: tokens.added,
    snapshots: snapshotRows({ read, write, replaced: tokens.load }),
    join: async (delivers) => {
      await lock.take(delivers ? 'delivering' : 'shared')
      // One of a newer version may have changed the tables before it.
      await isUpToDate(read, address.name)
      // A migration may have ended while it waited for the lock.
      await expectNotMigrated(read, address.name)
      const system = await systemOf(read)
      await write(async (database) => {
        await joinWithKey(database, encryption, key, address.name)
        await expectInPlace(database, system, address.name)
      }, aboutSetting(keyCheckSetting))
      const generation = await generationOf(read)
      lock.expectAgain(async () => {
        await expectStillOurs(unguarded, address.name, generation)
        commits.reconnected()
        await commits.look()
      })
    },
    takeAlone: () => lock.take('alone'),
    shared: {
      ...processes,
      onSuperseded: lock.onSuperseded,
      lacksCommits: commits.areLost,
      onCommitsLost: commits.onLost,
    },
    close: async () => {
      await settled()
      tokens.close()
      await processes.close()
      await short.end()
      await reading.end()
      await writing.end()
      await lock.close()
    },
  }
}

/**
 * Looks whether a process may go on that others could not see for a while.
 * @param generation of the rows that it knows
 * @throws {StartError} when a server of this version could not start now either
 * @throws {DatabaseRestored} when one could
 */
async function expectStillOurs(database: Database, name: string, generation: string): Promise<void> {
  if (!(await isUpToDate(database, name)))
    throw new DatabaseRestored('its tables were replaced by earlier ones. Start it again.')
  await expectNotMigrated(database, name)
  const putBack = await putBackProblem(database, name)
  if (putBack !== undefined) throw new StartError(putBack)
  if ((await generationOf(database)) === generation) return
  throw new DatabaseRestored('it was restored meanwhile. Start it again.')
}

/** @throws {StartError} when no server could work with it */
export async function expectUsable(database: Database, name: string): Promise<void> {
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

/** What the driver says where PostgreSQL asks for one. */
const withoutPassword = /client password must be a (non-empty )?string/

/** In place of what was thrown; as it is where it may be over a moment later, without anybody doing anything about this server. */
export function openingError(address: Address, error: unknown): Error {
  if (error instanceof StartError || isForNow(error)) return error
  const message = openingProblem(address, error)
  return isFull(error) ? new DatabaseReadOnly(message) : new StartError(message)
}

/** Why a database cannot be used, and what to do about it. */
export function openingProblem({ name, redact }: Address, error: unknown): string {
  if (isForNow(error)) return error.message
  const reason = redact((error as Error).message)
  if (withoutPassword.test(reason)) {
    return `The address of the database ${name} has no password. Give it in DATABASE_URL, or in PGPASSWORD.`
  }
  if (isFull(error)) return `The database ${name} takes no changes: ${reason}. Free some space on its disk.`
  return `The database ${name} cannot be used: ${reason}. Check the address, the user, the password and the rights of the user.`
}
