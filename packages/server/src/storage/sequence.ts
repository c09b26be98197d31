import type { Kysely } from 'kysely'
import { unauthorized } from '../http/unauthorized.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Schema } from './schema.ts'
import { keepSetting, readSetting } from './settings.ts'
import { sequencePrefix } from './whole-database.ts'

/** The last number that a property of this name was ever given; 0 for a new one. */
export async function lastNumber(database: Kysely<Schema>, hrId: string): Promise<number> {
  return Number((await readSetting(database, sequencePrefix + hrId)) ?? 0)
}

/** Keeps the last number of a property that is about to go. */
export async function keepLastNumber(database: Kysely<Schema>, hrId: string): Promise<void> {
  const property = await database
    .selectFrom('property')
    .select('sequence')
    .where('hr_id', '=', hrId)
    .executeTakeFirst()
  if (property) await keepSetting(database, sequencePrefix + hrId, String(property.sequence))
}

const take = compiledOnce((database) =>
  database
    .updateTable('property')
    .set((its) => ({ sequence: its('sequence', '+', 0) }))
    .where('hr_id', '=', '')
    .returning('sequence'),
)

/**
 * Takes the next numbers of a property, inside a write.
 * @returns the first of them
 */
export async function takeNumbers(database: Kysely<Schema>, hrId: string, count: number): Promise<number> {
  const [property] = await take(database, count, hrId)
  if (!property) throw unauthorized()
  return property.sequence - count + 1
}
