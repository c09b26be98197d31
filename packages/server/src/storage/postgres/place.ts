import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { StartError } from '../../start-error.ts'
import type { Database } from '../schema.ts'

/**
 * Refuses a database whose rows were put back from a dump, inside a write. A table has a number of its own wherever it is made,
 * and its comment has the one of its first start, which dumps take along.
 * @param system by {@link systemOf}
 * @param name what the database is called
 * @throws {StartError}
 */
export async function expectInPlace(database: Database, system: string, name: string): Promise<void> {
  const { place, kept } = await placeOf(database, system)
  if (kept === undefined) return keepPlace(database, system)
  if (kept !== place) throw new StartError(putBack(name))
}

/** Why nobody goes on with a database whose rows were put back from a dump; undefined for any other. */
export async function putBackProblem(database: Database, name: string): Promise<string | undefined> {
  const { place, kept } = await placeOf(database, await systemOf(database))
  return kept === undefined || kept === place ? undefined : putBack(name)
}

const putBack = (name: string) =>
  `The database ${name} was put back from a dump, or moved by one. Numbers that were given out since would be given out again, and channels would ignore changes. With no server running on it, run innwire-server restore with DATABASE_URL set to it, which says what is left to do.`

/** Takes the present place for the right one, inside a write, as another generation. */
export async function keepPlace(database: Database, system: string): Promise<void> {
  const { place } = await placeOf(database, system)
  const comment = `${mark}${place} ${randomUUID()}`
  await sql`comment on table ${sql.table(DEFAULT_MIGRATION_TABLE)} is ${sql.lit(comment)}`.execute(database)
}

/** By what the rows are known since the first start or the last restore: whoever has read them before begins anew. */
export const generationOf = async (database: Database): Promise<string> =>
  (await placeOf(database, '')).generation

const mark = 'innwire-server runs here: '

/** By which PostgreSQL it is kept; nothing where a provider lets nobody ask, and a transaction would have failed. */
export async function systemOf(database: Database): Promise<string> {
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier::text as id from pg_control_system()`.execute(database)
    return rows[0]?.id ?? ''
  } catch (error) {
    if (notToBeAsked.has((error as { code?: string }).code ?? '')) return ''
    throw error
  }
}

/** No permission, no such feature, no such function. */
export const notToBeAsked = new Set(['42501', '0A000', '42883'])

async function placeOf(
  database: Database,
  system: string,
): Promise<{ place: string; kept: string | undefined; generation: string }> {
  const { rows } = await sql<{ place: string; comment: string | null }>`
    select pg_database.oid || '/' || its.oid as place, obj_description(its.oid, 'pg_class') as comment
    from pg_database, (select ${DEFAULT_MIGRATION_TABLE}::regclass::oid) as its
    where datname = current_database()`.execute(database)
  const [{ place, comment } = { place: '', comment: null }] = rows
  const [kept, generation = ''] = comment?.startsWith(mark) ? comment.slice(mark.length).split(' ') : []
  return { place: `${system}/${place}`, kept, generation }
}
