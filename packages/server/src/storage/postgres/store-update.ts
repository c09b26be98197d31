import type { NewDelivery, NewUpdate } from '../dialect.ts'
import { PropertyRemoved } from '../errors.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { storedJson } from './stored-text.ts'

/** What the JSON of a delivery has, and as what. */
const types: Record<keyof NewDelivery, 'text' | 'integer'> = {
  channel_code: 'text',
  mapping_code: 'text',
  name: 'text',
  inv_code: 'text',
  rate_code: 'text',
  change_index: 'integer',
  direct: 'integer',
  state: 'text',
  error_message: 'text',
  due_at: 'text',
  settled_at: 'text',
}
const columns = Object.keys(types).join(', ')
const typed = Object.entries(types).map((column) => column.join(' '))

/** One statement, however many deliveries there are: each would have its own way to the database and back. */
export async function storeUpdate(
  database: Database,
  { hr_id, changes, created_at, cause, deliveries }: NewUpdate,
): Promise<number> {
  const { operation_id, request_id, token_id, hr_number } = cause
  const given = [
    ...[hr_id, 1 + deliveries.length, changes, created_at, storedJson(deliveries)],
    ...[operation_id, request_id, token_id, hr_number],
  ]
  const [stored] = (await runSql(database, statement, given)) as { id: number }[]
  if (!stored) throw new PropertyRemoved()
  return stored.id
}

const statement = `
  with given as materialized (
    select * from rows from (json_to_recordset($5::json) as (${typed.join(', ')})) with ordinality
      as its (${columns}, position)
  ), number as (
    update property set sequence = sequence + $2::bigint where hr_id = $1
    returning sequence - $2::bigint + 1 as id
  ), stored as (
    insert into calendar_update
      (hr_id, id, changes, created_at, operation_id, request_id, token_id, hr_number)
    select $1, id, $3, $4, $6, $7, $8, $9 from number
  ), sent as (
    insert into delivery (hr_id, id, update_id, created_at, ${columns})
    select $1, id + position, id, $4, ${columns} from number, given
  ), counted as (
    update connection set in_progress = in_progress + more
    from (select channel_code, count(*) as more from given where state = 'in_progress' group by channel_code) as its
    where hr_id = $1 and connection.channel_code = its.channel_code
  )
  select id from number`
