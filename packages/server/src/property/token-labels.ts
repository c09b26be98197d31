import type { Database } from '../storage/schema.ts'

/** Who uses a token of a property. */
export type TokenLabel = { label: string; isRevoked: boolean }

/** Who uses some tokens of a property, by their ids. */
export async function tokenLabels(
  database: Database,
  hrId: string,
  ids: Iterable<string>,
): Promise<Map<string, TokenLabel>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .selectFrom('token')
    .select(['id', 'label', 'revoked_at'])
    .where('hr_id', '=', hrId)
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(({ id, label, revoked_at }) => [id, { label, isRevoked: revoked_at !== null }]))
}
