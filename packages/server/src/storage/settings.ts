import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What is kept under a name, such as the time of the last maintenance. */
export async function readSetting(database: Kysely<Schema>, name: string): Promise<string | undefined> {
  const query = database.selectFrom('setting').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

/** Keeps a value under a name, in the place of the one before. */
export async function keepSetting(database: Kysely<Schema>, name: string, value: string): Promise<void> {
  await database
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
