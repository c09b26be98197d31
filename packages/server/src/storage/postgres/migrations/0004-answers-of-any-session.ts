import { type Kysely, sql } from 'kysely'

/** An answer under way is that of its process, whichever connection that listens on. */
export async function forgetSessionsOfAnswers(database: Kysely<never>): Promise<void> {
  await sql`alter table answer_under_way drop column session`.execute(database)
}
