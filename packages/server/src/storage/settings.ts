import { deleteRows, findRow, upsertRow } from './rows.ts'
import type { Database } from './schema.ts'

/** Settings that keep the last number of a property that is gone, by its `hr_id`. */
export const sequencePrefix = 'sequence/'

/**
 * How far the numbers of a hotel go on where nobody knows which were given out since a backup: more than in years. Twenty times
 * as many still fit into 31 bits, which receivers may count with.
 */
export const skippedNumbers = 100_000_000

/** Settings that keep when deleted tokens were revoked, by their SHA-256 in hex, `/` and `hr_id`. */
export const revokedPrefix = 'revoked/'
/** Characters of a SHA-256 in hex. */
export const hashLength = 64

/** Settings that mark a property, by its `hr_id`, whose channels must be told everything after a restore. */
export const restoredPrefix = 'restored/'

/** No hotel is called so: settings of the server itself. */
export const ofServer = ''

/**
 * What is kept under a name, such as the time of the last maintenance.
 * @param hr_id the property that it is about
 */
export async function readSetting(
  database: Database,
  name: string,
  hr_id = ofServer,
): Promise<string | undefined> {
  return (await findRow(database, 'setting', { hr_id, name }))?.value
}

/** Keeps a value under a name, in the place of the one before. */
export async function keepSetting(
  database: Database,
  name: string,
  value: string,
  hr_id = ofServer,
): Promise<void> {
  await upsertRow(database, 'setting', { hr_id, name }, { value })
}

/** Keeps nothing under a name any more. */
export const forgetSetting = (database: Database, name: string, hr_id = ofServer): Promise<number> =>
  deleteRows(database, 'setting', { hr_id, name })
