import { compiledOnce } from '../compiled-once.ts'
import type { NewDelivery, NewUpdate } from '../dialect.ts'
import type { Database, DeliveryTable, Schema } from '../schema.ts'
import { takeNumbers } from '../sequence.ts'

const insertUpdate = compiledOnce((database, row: Schema['calendar_update']) =>
  database.insertInto('calendar_update').values({
    hr_id: row.hr_id,
    id: row.id,
    changes: row.changes,
    created_at: row.created_at,
    operation_id: row.operation_id,
    request_id: row.request_id,
    token_id: row.token_id,
    hr_number: row.hr_number,
  }),
)

type Numbered = NewDelivery & Pick<DeliveryTable, 'hr_id' | 'id' | 'update_id' | 'created_at'>

const insertDelivery = compiledOnce((database, row: Numbered) =>
  database.insertInto('delivery').values({
    hr_id: row.hr_id,
    id: row.id,
    update_id: row.update_id,
    channel_code: row.channel_code,
    mapping_code: row.mapping_code,
    name: row.name,
    inv_code: row.inv_code,
    rate_code: row.rate_code,
    change_index: row.change_index,
    direct: row.direct,
    state: row.state,
    error_message: row.error_message,
    due_at: row.due_at,
    created_at: row.created_at,
    settled_at: row.settled_at,
  }),
)

type Waiting = { hr_id: string; channel_code: string; more: number }

const addInProgress = compiledOnce((database, { hr_id, channel_code, more }: Waiting) =>
  database
    .updateTable('connection')
    .set((its) => ({ in_progress: its('in_progress', '+', more) }))
    .where(({ and }) => and({ hr_id, channel_code })),
)

/** Row by row: statements that are prepared once cost less than one that takes all of them apart. */
export async function storeUpdate(
  database: Database,
  { hr_id, changes, created_at, cause, deliveries }: NewUpdate,
): Promise<number> {
  const id = await takeNumbers(database, hr_id, 1 + deliveries.length)
  await insertUpdate(database, { hr_id, id, changes, created_at, ...cause })
  for (const [index, delivery] of deliveries.entries())
    await insertDelivery(database, { ...delivery, hr_id, id: id + 1 + index, update_id: id, created_at })
  const waiting = deliveries.filter(({ state }) => state === 'in_progress')
  for (const [channel_code, its] of Map.groupBy(waiting, (delivery) => delivery.channel_code))
    await addInProgress(database, { hr_id, channel_code, more: its.length })
  return id
}
