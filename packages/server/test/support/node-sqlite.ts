import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/** Kysely's SQLite dialect on `node:sqlite`: the server's own statements go past what Kysely logs. */
export const nodeSqlite = (database: DatabaseSync) =>
  new SqliteDialect({
    database: {
      prepare: (sql) => {
        const statement = database.prepare(sql)
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...(values as SQLInputValue[])),
          run: (values) => statement.run(...(values as SQLInputValue[])),
          iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
        }
      },
      close: () => database.close(),
    },
  })
