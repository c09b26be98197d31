import { createHash, hash } from 'node:crypto'
import { StartError } from '../start-error.ts'
import type { Done } from './copy-rows.ts'
import { type Readable, type Row, slices } from './slices.ts'
import type { CopiedTable } from './tables.ts'

/** How many rows a table has, and one checksum of them all, which is the same on both databases. */
export type ComparedTable = { table: string; rows: number; sha256: string }

/** Thrown when a row is missing, is another or was not there. */
export class OtherRow extends StartError {
  override name = 'OtherRow'
}

/**
 * Reads a table anew on both databases, and compares it row by row.
 * @throws {OtherRow}
 * @throws {StartError} when one of the two cannot be read
 */
export async function compareRows(
  from: Readable,
  to: Readable,
  { table, key, columns }: CopiedTable,
  done: Done,
): Promise<ComparedTable> {
  const namesIn = (side: 'from' | 'to') => columns.map((column) => column[side])
  const others = slices(to, table, key, namesIn('to'))
  const checksum = createHash('sha256')
  let rows = 0
  for await (const slice of slices(from, table, key, namesIn('from'))) {
    const { value: copies = [] } = (await others.next()) as { value?: Row[] }
    const hashes = slice.map(hashOf(namesIn('from')))
    const copied = copies.map(hashOf(namesIn('to')))
    const differing = hashes.findIndex((its, index) => its !== copied[index])
    if (differing >= 0) throw otherRow(table, key, rows + differing + 1)
    if (copied.length > hashes.length) throw otherRow(table, key, rows + hashes.length + 1)
    for (const its of hashes) checksum.update(its)
    rows += hashes.length
    done(hashes.length)
  }
  if (!(await others.next()).done) throw otherRow(table, key, rows + 1)
  return { table, rows, sha256: checksum.digest('hex') }
}

const hashOf = (names: string[]) => (row: Row) =>
  hash('sha256', JSON.stringify(names.map((name) => row[name] ?? null)))

/** Says its place, and not its values: those of some tables are nobody's business. */
const otherRow = (table: string, key: string[], place: number) =>
  new OtherRow(
    `Row ${place} of ${table}, in the order of ${key.join(', ')}, is not the same on both databases. Nothing was kept. Look whether another program writes to one of them, and at the disks.`,
  )
