import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { deleteRows } from './rows.ts'
import type { Database } from './schema.ts'
import { revokedPrefix } from './settings.ts'

/** Tokens are stored by their SHA-256 in hex only. */
export const hashToken = (token: string): string => hash('sha256', token)

/** Keeps the hashes of revoked tokens that are about to be deleted: in an older snapshot they are still good. */
export async function keepRevoked(database: Database, hrId?: string): Promise<void> {
  const its = hrId === undefined ? sql`` : sql`and hr_id = ${hrId}`
  await sql`
    insert into setting (hr_id, name, value)
      select hr_id, ${revokedPrefix} || hash || '/' || hr_id, revoked_at from token
      where revoked_at is not null ${its}
    on conflict (hr_id, name) do update set value = excluded.value`.execute(database)
}

/** Forgets that a token was revoked, because it is given to the property anew. */
export async function forgetRevoked(database: Database, hrId: string, hash: string): Promise<void> {
  await deleteRows(database, 'setting', { hr_id: hrId, name: `${revokedPrefix}${hash}/${hrId}` })
}
