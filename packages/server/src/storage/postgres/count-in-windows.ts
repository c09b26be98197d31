import type { CountInWindows } from '../processes.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { ofServer } from '../settings.ts'
import { everything } from './transaction.ts'

/** The parameters of a window: how many it lets through, and its length in milliseconds. */
const windows = [
  { most: '$3::bigint', length: '$4::bigint' },
  { most: '$5::bigint', length: '$6::bigint' },
]
/** By which a clock may be set back without a new window. */
const setBack = '$7::bigint'

const inList = (of: (index: number) => string) =>
  `jsonb_build_array(${windows.map((_, index) => of(index)).join(', ')})::text`
const windowOf = (endsAt: string, used: string) => `jsonb_build_object('endsAt', ${endsAt}, 'used', ${used})`

const number = (row: string, index: number, field: 'endsAt' | 'used') =>
  `(${row}.value::jsonb -> ${index} ->> '${field}')::bigint`
/** Whether a stored window is still open: `excluded` has those that begin now. */
const isOpen = (index: number) => {
  const [present, begun] = [number('present', index, 'endsAt'), number('excluded', index, 'endsAt')]
  return `${present} > ${begun} - ${windows[index]?.length} and ${present} <= ${begun} + ${setBack}`
}
const isFull = (index: number) =>
  `(${isOpen(index)} and ${number('present', index, 'used')} >= ${windows[index]?.most})`
const oneMore = (index: number) => `case when ${isOpen(index)}
    then ${windowOf(number('present', index, 'endsAt'), `${number('present', index, 'used')} + 1`)}
    else excluded.value::jsonb -> ${index} end`

/**
 * Counts in one statement, whose columns are computed one after another. Its commit is not waited for: a crash of PostgreSQL
 * loses the last counts, and every write would wait for the disk. It has no part in a write of everything, such as a restore:
 * while there is one, it counts nothing.
 */
const text = `with begun as materialized (
    select pg_try_advisory_xact_lock_shared(${everything}) as free, set_config('synchronous_commit', 'off', true) as commits,
      (extract(epoch from clock_timestamp()) * 1000)::bigint + $2::bigint as time),
  counted as (
    insert into setting as present (hr_id, name, value)
    select '${ofServer}', $1, ${inList((index) => windowOf(`time + ${windows[index]?.length}`, '1'))}
    from begun where free and commits = 'off'
    on conflict (hr_id, name) do update set value = ${inList(oneMore)}
    where not (${windows.map((_, index) => isFull(index)).join(' or ')})
    returning value)
  select value, time, true as counted from counted, begun
  union all
  select value, time, false as counted from setting, begun
  where hr_id = '${ofServer}' and name = $1 and free and not exists (select from counted)`

type Row = { value: string; time: number; counted: boolean }

/** @param read also writes: a transaction of its own would take four round trips */
export const countInWindows =
  (read: Database): CountInWindows =>
  async (name, limits, setBackMs, aheadMs) => {
    const numbers = limits.flatMap(({ most, lengthMs }) => [most, lengthMs])
    const [row] = (await runSql(read, text, [name, aheadMs, ...numbers, setBackMs])) as Row[]
    return row && { windows: JSON.parse(row.value), time: row.time, counted: row.counted }
  }
