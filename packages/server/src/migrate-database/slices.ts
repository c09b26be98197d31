import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import type { StoppedDatabase } from '../storage/stopped-database.ts'
import { isCopied } from './tables.ts'

/**
 * A row by the names of its columns, every value as text: no number is rounded so, and both databases say it in the same
 * way.
 */
export type Row = Record<string, string | null>

/** A database that is read, and what to say when that fails. */
export type Readable = Pick<StoppedDatabase, 'read' | 'problem'>

/** Rows that are read at once. A single one may have some megabytes. */
const rowsAtOnce = 250

/**
 * Reads a table slice by slice, in the order of its key, which is that of the bytes on both databases.
 * @throws {StartError} when it cannot be read
 */
export async function* slices(
  { read, problem }: Readable,
  table: string,
  key: string[],
  columns: string[],
): AsyncGenerator<Row[]> {
  // With the name of the table: without it, ORDER BY means the text that is selected.
  const column = (name: string) => sql.ref(`its.${name}`)
  const picked = sql.join(columns.map((name) => sql`cast(${column(name)} as text) as ${sql.ref(name)}`))
  const place = sql.join(key.map(column))
  let last: Row | undefined
  do {
    const values = key.map((name) => sql.val(last?.[name] ?? null))
    const behind = last ? sql`and (${place}) > (${sql.join(values)})` : sql``
    const query = sql<Row>`
      select ${picked} from ${sql.table(table)} as its where ${isCopied(table)} ${behind}
      order by ${place} limit ${sql.lit(rowsAtOnce)}`
    const { rows } = await query.execute(read).catch((error) => {
      throw new StartError(problem(error), { cause: error })
    })
    if (rows.length > 0) yield rows
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  } while (last)
}
