import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { addressFor, usesPostgres } from './postgres/databases.ts'

/** What a test does with the rows of a server, beside that server. */
export type RowsBeside = {
  run(sql: string): Promise<void>
  /** Rows, whose numbers may be texts. */
  all(sql: string): Promise<Record<string, unknown>[]>
  /** Lets every update of a table fail from now on, as on a full disk, until it is called again. */
  fail(table: string, fails: boolean): Promise<void>
  close(): Promise<void>
}

/** Opens the database of a server whose option `database` is this file. */
export const rowsBeside = (file: string): Promise<RowsBeside> =>
  usesPostgres() ? ofPostgres(addressFor(file)) : ofFile(file)

async function ofFile(file: string): Promise<RowsBeside> {
  const database = new DatabaseSync(file, { timeout: 0 })
  return {
    run: async (sql) => database.exec(sql),
    all: async (sql) => database.prepare(sql).all(),
    fail: async (table, fails) =>
      database.exec(
        fails
          ? `create trigger full before update on ${table} begin select raise(abort, 'disk full'); end`
          : 'drop trigger full',
      ),
    close: async () => database.close(),
  }
}

async function ofPostgres(address: string): Promise<RowsBeside> {
  const client = new pg.Client(address)
  await client.connect()
  return {
    run: async (sql) => void (await client.query(sql)),
    all: async (sql) => (await client.query(sql)).rows,
    fail: async (table, fails) =>
      void (await client.query(
        fails
          ? `create function fail() returns trigger language plpgsql as
              $$ begin raise exception 'disk full' using errcode = 'disk_full'; end $$;
             create trigger disk_full before update on ${table} execute function fail()`
          : `drop trigger disk_full on ${table}; drop function fail`,
      )),
    close: () => client.end(),
  }
}
