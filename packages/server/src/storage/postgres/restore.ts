import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import { migratedSetting } from '../migrated.ts'
import { sequencePrefix, skippedNumbers } from '../settings.ts'
import { readAddress } from './address.ts'
import { openingError, openPostgres } from './open-postgres.ts'
import { openStoppedPostgres } from './open-stopped-postgres.ts'
import { keepPlace, systemOf } from './place.ts'
import { tellAnew } from './snapshots.ts'

/**
 * Makes a database that was put back from a backup the successor of the one of before, of which nothing is known: numbers go on
 * far behind those of the backup, and after the next start every channel is told everything.
 * @returns what the database is called
 * @throws {StartError} when no server ever ran on it
 * @throws {DatabaseHeld} when one runs on it now
 * @throws {DatabaseUnreachable} when it cannot be reached now
 */
export async function restorePostgres(url: string, secretKey: string | undefined): Promise<string> {
  await expectPutBack(url)
  const storage = await openPostgres(url, secretKey)
  try {
    await storage.takeAlone()
    const system = await systemOf(storage.read)
    await storage.write(async (database) => {
      for (const statement of [...makeSuccessor, ...tellAnew]) await sql.raw(statement).execute(database)
      await keepPlace(database, system)
    })
    return storage.name
  } catch (error) {
    throw openingError(readAddress(url), error)
  } finally {
    await storage.close()
  }
}

/** Before tables are made in an empty one, beside which no backup could be put back. */
async function expectPutBack(url: string): Promise<void> {
  const stopped = await openStoppedPostgres(url)
  await stopped.close()
  if (stopped.migrations.length > 0) return
  throw new StartError(
    `${stopped.name} is no database of a server. Put the backup back into it first, such as with pg_restore.`,
  )
}

const makeSuccessor = [
  `update property set sequence = sequence + ${skippedNumbers}`,
  `delete from setting where name = '${migratedSetting}'`,
  `update setting set value = (value::bigint + ${skippedNumbers})::text where name like '${sequencePrefix}%'`,
]
