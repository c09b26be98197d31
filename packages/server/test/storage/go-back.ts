import { renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Schema } from '../../src/storage/schema.ts'
import { migrations } from '../../src/storage/sqlite/migrations.ts'
import { openEncryption } from '../../src/storage/sqlite/secret-key.ts'
import { nodeSqlite } from '../support/node-sqlite.ts'

/** Puts a database back to the tables after a migration, with the rows of now, whatever came later. */
export async function goBackTo(file: string, migration: string): Promise<void> {
  const before = new DatabaseSync(`${file}-before`)
  const made = new Kysely<Schema>({ dialect: nodeSqlite(before) })
  const provider = { getMigrations: async () => migrations(openEncryption(before, file, 'ab'.repeat(32))) }
  const { error } = await new Migrator({ db: made, provider }).migrateTo(migration)
  if (error) throw error
  before.prepare('attach ? as now').run(file)
  const tables = before
    .prepare("select name from main.sqlite_schema where type = 'table' and name not like 'kysely_%'")
    .all()
  for (const { name } of tables) {
    const columns = before
      .prepare(`select name from pragma_table_info('${name}', 'main')
        where name in (select name from pragma_table_info('${name}', 'now'))`)
      .all()
      .map((column) => `"${column.name}"`)
    if (columns.length === 0) continue
    before.exec(`insert into main.${name} (${columns}) select ${columns} from now.${name}`)
  }
  before.close()
  renameSync(`${file}-before`, file)
}
