import type { DatabaseSync } from 'node:sqlite'
import { isFull } from '../errors.ts'
import type { Database } from '../schema.ts'
import { keepSetting } from '../settings.ts'

/** Name of the setting that says that places of the file which no query reaches hold what was erased. */
const setting = 'rewrite_at_start'

/** Has the next start write the whole file anew, inside the write that erases. */
export const rewriteAtStart = (database: Database): Promise<void> => keepSetting(database, setting, '')

/** Whether something was erased since the file was written anew. To be asked once the tables are up to date. */
export const isRewriteDue = (reader: DatabaseSync): boolean =>
  reader.prepare('select 1 from setting where name = ?').get(setting) !== undefined

/** Writes the whole file anew: what was in plain text or was erased stays in no free page and in no log. */
export function rewrite(writer: DatabaseSync): void {
  // In memory, a large database would not have enough of it.
  writer.exec('pragma temp_store = file; vacuum; pragma temp_store = memory')
  writer.prepare('delete from setting where name = ?').run(setting)
  writer.exec('pragma wal_checkpoint(truncate)')
}

/** Does so where something was erased. Without space for it, the hotel is served all the same, and the next start tries again. */
export function rewriteWhereErased(writer: DatabaseSync): void {
  if (!isRewriteDue(writer)) return
  try {
    rewrite(writer)
  } catch (error) {
    if (!isFull(error)) throw error
  }
}
