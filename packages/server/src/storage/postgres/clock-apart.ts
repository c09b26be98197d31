import { sql } from 'kysely'
import type { Clocks } from '../processes.ts'
import type { Database } from '../schema.ts'

/** What the clocks of this machine and of PostgreSQL show, and by how much they differ at least: the answer takes its time. */
export async function compareClocks(read: Database): Promise<Clocks> {
  const asked = Date.now()
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(read)
  const answered = Date.now()
  const there = Number(rows[0]?.ms)
  const apartMs = Math.max(0, Math.round(Math.max(asked - there, there - answered)))
  return { here: new Date(answered), there: new Date(there), apartMs }
}
