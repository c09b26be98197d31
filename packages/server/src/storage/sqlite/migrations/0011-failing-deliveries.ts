import { type Kysely, sql } from 'kysely'

/** Tells how a channel that could not take something stands without reading all that waits for it. */
export async function indexFailingDeliveries(database: Kysely<never>): Promise<void> {
  const failing = (name: string, column: string) =>
    sql`create index ${sql.ref(name)} on delivery (hr_id, channel_code, ${sql.ref(column)})
      where due_at is not null and attempts > 0`.execute(database)
  await failing('delivery_failing', 'id')
  await failing('delivery_failing_next', 'due_at')
  for (const [name, stat] of [
    ['delivery_failing', '1000 100 50 1'],
    ['delivery_failing_next', '1000 100 50 10'],
  ])
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('delivery', ${name}, ${stat})`.execute(
      database,
    )
  await sql`analyze sqlite_schema`.execute(database)
}
