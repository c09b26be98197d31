import { type RawBuilder, sql } from 'kysely'
import type { GroupNight } from '../reservations/night-availability.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Schema } from '../storage/schema.ts'
import { pageOfBytes } from './pages.ts'

/** Rows whose numbers rise with time, and a JSON text of theirs that is searched. */
type Searched = {
  table: keyof Schema
  number: string
  text: string
  /** What reading the text of a row takes. */
  bytes: RawBuilder<number>
}

export const searchedUpdates: Searched = {
  table: 'calendar_update',
  number: 'id',
  text: 'changes',
  bytes: sql<number>`octet_length(changes)`,
}

export const searchedBookings: Searched = {
  table: 'reservation',
  number: 'change',
  text: 'taken',
  // A row is read with all of it.
  bytes: sql<number>`octet_length(content) + octet_length(taken) + coalesce(octet_length(history), 0)`,
}

/** Rows and bytes of one query; others have their turn in between. What is found for one answer has no more bytes either. */
const mostRows = 1000
const mostBytes = 4_000_000

/** Queries of one answer. */
const mostQueries = 10

export type Page = { before: number | undefined; limit: number }

/**
 * Finds rows of a property whose JSON names a group and a date, newest first. No index has these, so that it gives up after
 * some thousand rows.
 * @param page `before` is the number before which it begins; undefined for the newest
 * @returns the numbers of the rows, and `next`, the number before which to go on
 */
export async function searchNewest(
  { readInTurns }: Pick<Storage, 'readInTurns'>,
  { table, number, text, bytes }: Searched,
  { hr_id, inv_code, date }: GroupNight & { hr_id: string },
  { before, limit }: Page,
): Promise<{ numbers: number[]; next: string | null }> {
  const [from, of] = [sql.table(table), sql.ref(number)]
  const names = sql`${holds(text, `"inv_code":${JSON.stringify(inv_code)}`)} and ${holds(text, `"${date}"`)}`
  const numbers: number[] = []
  let bytesFound = 0
  let place = before
  for (let query = 0; query < mostQueries; query += 1) {
    const behind = place === undefined ? sql`` : sql`and ${of} < ${place}`
    const { rows } = await sql<{ number: number; bytes: number }>`
      select ${of} as number, ${bytes} as bytes from ${from}
      where hr_id = ${hr_id} ${behind} order by ${of} desc limit ${mostRows + 1}`.execute(readInTurns)
    const { page: searched } = pageOfBytes(rows, mostRows, mostBytes, (row) => row.number)
    const [newest, oldest] = [searched[0], searched.at(-1)]
    if (!newest || !oldest) return { numbers, next: null }
    const found = await sql<{ number: number }>`
      select ${of} as number from ${from}
      where hr_id = ${hr_id} and ${of} between ${oldest.number} and ${newest.number} and ${names}
      order by ${of} desc limit ${limit - numbers.length}`.execute(readInTurns)
    const sizes = new Map(searched.map((row) => [row.number, row.bytes]))
    for (const row of found.rows) {
      bytesFound += sizes.get(row.number) ?? 0
      if (numbers.length > 0 && bytesFound > mostBytes) return { numbers, next: String(numbers.at(-1)) }
      numbers.push(row.number)
    }
    if (numbers.length === limit) return { numbers, next: String(numbers.at(-1)) }
    if (searched.length === rows.length) return { numbers, next: null }
    place = oldest.number
  }
  return { numbers, next: String(place) }
}

const holds = (column: string, part: string) =>
  sql`${sql.ref(column)} like ${`%${part.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`
