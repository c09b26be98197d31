import { migratedSetting } from '../migrated.ts'
import { forgetSetting, keepSetting } from '../settings.ts'
import type { StoppedDatabase } from '../stopped-database.ts'
import { readAddress } from './address.ts'
import { doneMigrations, knownMigrations } from './migrations.ts'
import { openingError, openingProblem } from './open-postgres.ts'
import { putBackProblem } from './place.ts'
import { openPool } from './pool.ts'
import { queriesOf } from './queries.ts'
import { expectKey, openEncryption } from './secret-key.ts'
import { serverLock } from './server-lock.ts'
import { expectChanges, keepWritesOut } from './transaction.ts'

/**
 * Opens the database of stopped servers for reading, and keeps servers from it until it is closed.
 * @throws {StartError} when it cannot be used
 * @throws {DatabaseHeld} when a server runs on it, or writes to it for too long
 * @throws {DatabaseUnreachable} when it cannot be reached now
 * @throws {DatabaseReadOnly} when it takes no changes now
 */
export async function openStoppedPostgres(url: string): Promise<StoppedDatabase> {
  const address = readAddress(url)
  const opened = new AsyncDisposableStack()
  try {
    const lock = opened.adopt(serverLock(address), (its) => its.close())
    await lock.take('alone')
    const pool = opened.adopt(openPool(address, 1), (its) => its.end())
    const connection = opened.adopt(await pool.connect(), (its) => its.release())
    await keepWritesOut(connection)
    const read = queriesOf(connection)
    const migrations = await doneMigrations(read)
    // In the end it is marked, or what a restore needs is written.
    if (migrations.length > 0) await expectChanges(connection)
    // Before the transaction, which would have failed where a provider lets nobody ask which PostgreSQL it is.
    const putBack = migrations.length === 0 ? undefined : await putBackProblem(read, address.name)
    // One snapshot for all that is read.
    await connection.query('begin isolation level repeatable read read only', [])
    return {
      name: address.name,
      read,
      migrations,
      knownMigrations,
      restoreProblem: async () => putBack,
      findKey: async (given) => {
        await openEncryption(read, expectKey(given, address.name), address.name)
        return given === undefined ? undefined : { text: given, from: 'INNWIRE_SECRET_KEY' }
      },
      mark: async (other) => {
        await connection.query('commit', [])
        // Also where the database does not wait for its disk.
        await connection.query('begin; set local synchronous_commit = on', [])
        if (other === undefined) await forgetSetting(read, migratedSetting)
        else await keepSetting(read, migratedSetting, other)
        await connection.query('commit', [])
      },
      problem: (error) => openingProblem(address, error),
      close: () => opened.disposeAsync(),
    }
  } catch (error) {
    await opened.disposeAsync()
    throw openingError(address, error)
  }
}
