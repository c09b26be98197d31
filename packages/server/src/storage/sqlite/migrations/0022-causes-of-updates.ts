import type { Kysely } from 'kysely'

/** Which request or booking made an update of the calendar. */
export async function keepCauses(database: Kysely<never>): Promise<void> {
  for (const column of ['operation_id', 'request_id', 'token_id', 'hr_number'])
    await database.schema.alterTable('calendar_update').addColumn(column, 'text').execute()
}
