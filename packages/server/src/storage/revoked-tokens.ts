import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { revokedPrefix } from './whole-database.ts'

/** Keeps the hashes of revoked tokens that are about to go: an older snapshot has them as good ones. */
export async function keepRevoked(database: Kysely<Schema>, hrId?: string): Promise<void> {
  const its = hrId === undefined ? sql`` : sql`and hr_id = ${hrId}`
  await sql`
    insert or replace into setting (name, value)
      select ${revokedPrefix} || hash || '/' || hr_id, revoked_at from token
      where revoked_at is not null ${its}`.execute(database)
}

/** Lets a token in that was given to a property anew after all. */
export async function forgetRevoked(database: Kysely<Schema>, hrId: string, hash: string): Promise<void> {
  await database.deleteFrom('setting').where('name', '=', `${revokedPrefix}${hash}/${hrId}`).execute()
}
