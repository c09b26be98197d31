import { renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createTables } from '../../src/storage/migrations/0001-first.ts'
import { keepRoomNights } from '../../src/storage/migrations/0002-room-nights.ts'
import { indexRefusedDeliveries } from '../../src/storage/migrations/0003-refused-deliveries.ts'
import { keepPageReplays } from '../../src/storage/migrations/0004-page-replays.ts'
import { indexTokenHashes } from '../../src/storage/migrations/0005-token-hashes.ts'
import { nodeSqlite } from '../../src/storage/node-sqlite.ts'
import type { Schema } from '../../src/storage/schema.ts'

const migrations = {
  '0001-first': { up: createTables },
  '0002-room-nights': { up: keepRoomNights },
  '0003-refused-deliveries': { up: indexRefusedDeliveries },
  '0004-page-replays': { up: keepPageReplays },
  '0005-token-hashes': { up: indexTokenHashes },
}

/** Puts a database back to the tables before connections were encrypted, with the rows of now, whatever came later. */
export async function goBackBeforeSealing(file: string): Promise<void> {
  const before = new DatabaseSync(`${file}-before`)
  const made = new Kysely<Schema>({ dialect: nodeSqlite(before) })
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: made, provider }).migrateToLatest()
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
