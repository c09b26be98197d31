import { existsSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld } from '../errors.ts'
import { migratedSetting } from '../migrated.ts'
import { forgetSetting, keepSetting, readSetting } from '../settings.ts'
import type { FoundKey, StoppedDatabase } from '../stopped-database.ts'
import { takenAt } from './attached-copy.ts'
import { lockDatabase } from './database-lock.ts'
import { doneMigrations, knownMigrations } from './migrations.ts'
import { queriesOn } from './node-sqlite.ts'
import { openPresent } from './open-present.ts'
import { openingProblem } from './opening-problem.ts'
import { hasEncryptedSecrets, isKeyKnown, keyFileOf, openEncryption } from './secret-key.ts'

/**
 * Opens the file of a stopped server for reading, and keeps servers from it until it is closed.
 * @throws {StartError} when it is missing, is none of a server, or cannot be opened
 * @throws {DatabaseHeld} when another program has it
 */
export function openStoppedFile(file: string): StoppedDatabase {
  const opened = new DisposableStack()
  try {
    // Before the lock, which would make a file beside one that is not there.
    const database = opened.adopt(openPresent(file), (its) => its.close())
    opened.adopt(lockDatabase(file), (lock) => lock.close())
    database.exec('pragma query_only = 1; begin')
    const read = queriesOn(database)
    return {
      name: file,
      read,
      migrations: doneMigrations(database),
      knownMigrations,
      restoreProblem: async () =>
        (await readSetting(read, takenAt)) === undefined ? undefined : isBackup(file),
      findKey: async (given) => findKey(database, file, given),
      mark: async (other) => {
        if (database.isTransaction) database.exec('commit; pragma query_only = 0')
        if (other === undefined) await forgetSetting(read, migratedSetting)
        else await keepSetting(read, migratedSetting, other)
      },
      problem: (error) => openingProblem(file, error),
      close: async () => opened.dispose(),
    }
  } catch (error) {
    opened.dispose()
    if (error instanceof StartError || error instanceof DatabaseHeld) throw error
    throw new StartError(openingProblem(file, error))
  }
}

const isBackup = (name: string) =>
  `${name} is a backup: channels were told other values since, and numbers were given out. Restore it to a file with innwire-server restore, and migrate that.`

function findKey(database: DatabaseSync, file: string, given: string | undefined): FoundKey | undefined {
  const keyFile = keyFileOf(file)
  if (given === undefined && !existsSync(keyFile) && !hasEncryptedSecrets(database)) {
    // The first start of a server makes one.
    if (!isKeyKnown(database)) return undefined
    throw new StartError(
      `The key of ${file} is missing. Put the file ${keyFile} back; or start the server on it once, which makes another, and stop it: no secret is encrypted with the lost one.`,
    )
  }
  openEncryption(database, file, given)
  if (given !== undefined) return { text: given, from: 'INNWIRE_SECRET_KEY' }
  return { text: readFileSync(keyFile, 'utf8').trim(), from: keyFile }
}
