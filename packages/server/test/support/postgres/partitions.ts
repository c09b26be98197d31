import type { Client } from 'pg'

/** How many nodes a cluster would have. */
const partitions = 4

/**
 * Gives each table with rows of properties the shape that a cluster would give it: hash partitions by property. PostgreSQL
 * then refuses a unique key without the property, and a query that does not name one looks into every partition.
 */
export async function partitionByProperty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'hr_id')`)
  for (const { name } of rows) {
    await client.query(`alter table ${name} rename to whole`)
    await client.query(`create table ${name} (like whole including all) partition by hash (hr_id)`)
    for (let at = 0; at < partitions; at += 1) {
      const values = `with (modulus ${partitions}, remainder ${at})`
      await client.query(`create table ${name}_p${at} partition of ${name} for values ${values}`)
    }
    await client.query('drop table whole')
  }
}

const ending = /_p\d$/

/** Whether a table is one of them. Those without a property are not partitioned. */
export const isPartition = (table = ''): boolean => ending.test(table)

/** The table whose partition this is. */
export const wholeTable = (partition: string): string => partition.replace(ending, '')
