import type { Kysely } from 'kysely'
import { unauthorized } from '../http/unauthorized.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Schema } from './schema.ts'

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
