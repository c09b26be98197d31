import { findRow, upsertRow } from './rows.ts'
import type { Database } from './schema.ts'

/** Settings that keep the last number of a property that is gone, by its `hr_id`. */
export const sequencePrefix = 'sequence/'

/** Settings that keep when deleted tokens were revoked, by their SHA-256 in hex, `/` and `hr_id`. */
export const revokedPrefix = 'revoked/'
/** Characters of a SHA-256 in hex. */
export const hashLength = 64

/** Settings that mark a property, by its `hr_id`, whose channels must be told everything after a restore. */
export const restoredPrefix = 'restored/'

/** What is kept under a name, such as the time of the last maintenance. */
export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  return (await findRow(database, 'setting', { name }))?.value
}

/** Keeps a value under a name, in the place of the one before. */
export async function keepSetting(database: Database, name: string, value: string): Promise<void> {
  await upsertRow(database, 'setting', { name }, { value })
}
