import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'
import {
  type Encryption,
  encryptedPrefix,
  encryptionOf,
  keyCheckSetting,
  newKey,
  readKey,
  type SecretKey,
  type StoredConnector,
} from '../encryption.ts'
import { privateFile } from '../private-files.ts'

/**
 * The encryption of a database file's connectors.
 * @param keyFile where the key is that was not given
 * @throws {StartError} when the key is missing, is none, or does not fit
 */
export function openEncryption(
  writer: DatabaseSync,
  file: string,
  given: string | undefined,
  keyFile = keyFileOf(file),
): Encryption {
  const encrypted = rows(writer, `${encryptedPrefix}*`)
  const isLost = given === undefined && !existsSync(keyFile)
  const key = secretKey(given, { database: file, file: keyFile }, encrypted.length === 0)
  // What is made anew in the place of a lost key is another, and nothing needs the lost one.
  return encryptionOf(key, file, encrypted, isLost ? undefined : keyCheckIn(writer))
}

/** What the key is known by. */
function keyCheckIn(writer: DatabaseSync): string | undefined {
  const table = writer.prepare("select 1 from sqlite_schema where name = 'setting'").get()
  const row = table && writer.prepare('select value from setting where name = ?').get(keyCheckSetting)
  return row && String(row.value)
}

/** Whether a server has run on it with a key. */
export const isKeyKnown = (reader: DatabaseSync): boolean => keyCheckIn(reader) !== undefined

/** Lets a database forget which key it had: nothing of it is encrypted, or it was found to fit. */
export function forgetKey(writer: DatabaseSync): void {
  writer.prepare('delete from setting where name = ?').run(keyCheckSetting)
}

/** Whether it cannot be started without its key. */
export const hasEncryptedSecrets = (reader: DatabaseSync) => rows(reader, `${encryptedPrefix}*`).length > 0

/** Whether secrets stand there in plain, as they did before they were encrypted. */
export const hasPlainSecrets = (writer: DatabaseSync) => rows(writer, '*"kind":"http"*').length > 0

function rows(writer: DatabaseSync, pattern: string): StoredConnector[] {
  const table = writer.prepare("select 1 from sqlite_schema where name = 'connection'").get()
  if (!table) return []
  const found = writer.prepare('select hr_id, channel_code, connector from connection where connector glob ?')
  return found.all(pattern) as StoredConnector[]
}

export const keyFileOf = (database: string): string => `${database}-key`

/**
 * The key of the secrets in a database: the given one, or that of the file beside the database.
 * @param made whether a new key may be made: only where nothing is encrypted yet
 * @throws {StartError} when there is none, or it is no key
 */
function secretKey(
  given: string | undefined,
  { database, file }: { database: string; file: string },
  made: boolean,
): SecretKey {
  if (given !== undefined) return readKey(given, 'INNWIRE_SECRET_KEY')
  try {
    return readKey(readFileSync(file, 'utf8').trim(), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (!made) {
    throw new StartError(
      `The key of the secrets in ${database} is missing. Put the file ${file} back, or set INNWIRE_SECRET_KEY to the key.`,
    )
  }
  const key = newKey()
  // On the disk, whole, before anything is encrypted with it.
  writeFileSync(`${file}.new`, `${key}\n`, { mode: privateFile, flush: true })
  renameSync(`${file}.new`, file)
  return readKey(key, file)
}
