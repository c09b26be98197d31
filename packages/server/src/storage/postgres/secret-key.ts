import { StartError } from '../../start-error.ts'
import {
  type Encryption,
  encryptedPrefix,
  encryptionOf,
  expectSameKey,
  keyCheckSetting,
  newKeyCheck,
  readKey,
} from '../encryption.ts'
import type { Database } from '../schema.ts'
import { keepSetting, readSetting } from '../settings.ts'

/**
 * The key of the secrets in a PostgreSQL database. There is no place for it beside the database, and all processes must have
 * the same.
 * @throws {StartError} when there is none, or it is no key
 */
export function expectKey(given: string | undefined, name: string) {
  if (given !== undefined) return readKey(given, 'INNWIRE_SECRET_KEY')
  throw new StartError(
    `The database ${name} needs a key for the secrets in it. Set INNWIRE_SECRET_KEY to the one that servers have run on it with. Only for a new database make one, 32 bytes in base64 as openssl rand -base64 32 prints: the same for every process, and a copy of it apart from those of the database.`,
  )
}

/**
 * The encryption of a database's connectors.
 * @throws {StartError} when the key does not fit
 */
export async function openEncryption(
  database: Database,
  key: ReturnType<typeof expectKey>,
  name: string,
): Promise<Encryption> {
  const encrypted = await database
    .selectFrom('connection')
    .select(['hr_id', 'channel_code', 'connector'])
    .where('connector', 'like', `${encryptedPrefix}%`)
    .execute()
  return encryptionOf(key, name, encrypted, await readSetting(database, keyCheckSetting))
}

/**
 * Keeps what the key is known by, unless another process has done so, inside a write.
 * @throws {StartError} when that one has another key
 */
export async function joinWithKey(
  database: Database,
  encryption: Encryption,
  key: ReturnType<typeof expectKey>,
  name: string,
): Promise<void> {
  const kept = await readSetting(database, keyCheckSetting)
  if (kept === undefined) await keepSetting(database, keyCheckSetting, newKeyCheck(encryption))
  else expectSameKey(encryption, key, name, kept)
}
