import type { Kysely } from 'kysely'
import type { FailingConnection } from '../generated/control.ts'
import type { Schema } from '../storage/schema.ts'

/** Of each channel of a property that could not take something yet, how it stands. */
export async function failingConnections(
  database: Kysely<Schema>,
  hrId: string,
): Promise<Map<string, FailingConnection>> {
  const rows = await database
    .selectFrom('delivery')
    .select(['channel_code', 'created_at', 'due_at', 'error_message'])
    .where('hr_id', '=', hrId)
    // Has SQLite take the index of what waits, and not walk all deliveries of the property.
    .where('channel_code', '>', '')
    .where('due_at', 'is not', null)
    .where('attempts', '>', 0)
    .orderBy('id')
    .execute()
  const failing = new Map<string, FailingConnection>()
  for (const { channel_code, created_at, due_at, error_message } of rows) {
    const before = failing.get(channel_code)
    const next = due_at ?? created_at
    failing.set(channel_code, {
      since: before?.since ?? created_at,
      waiting: (before?.waiting ?? 0) + 1,
      last_error: error_message ?? '',
      next_attempt_at: before && before.next_attempt_at < next ? before.next_attempt_at : next,
    })
  }
  return failing
}
