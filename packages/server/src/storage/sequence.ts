import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Takes the next numbers of a property, inside a write.
 * @returns the first of them
 */
export async function takeNumbers(database: Kysely<Schema>, hrId: string, count: number): Promise<number> {
  const { sequence } = await database
    .updateTable('property')
    .set((its) => ({ sequence: its('sequence', '+', count) }))
    .where('hr_id', '=', hrId)
    .returning('sequence')
    .executeTakeFirstOrThrow()
  return sequence - count + 1
}
