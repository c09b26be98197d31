import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { StoreError } from '../../src/store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

const refusalOf = async (opening: Promise<unknown>): Promise<string> => {
  const error = await opening.then(
    () => new Error('It was opened.'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreError)
  const { message, stack, cause } = error as StoreError
  for (const text of [message, stack, String(cause)]) expect(text).not.toContain(password)
  return message
}

describe('a SQLite store', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says which file cannot be used, and why', async () => {
    const missing = join(folder, 'missing', 'sync.db')
    expect(await refusalOf(sqliteStore(missing))).toMatch(
      `The database ${missing} cannot be used: unable to open`,
    )
    expect(await refusalOf(sqliteStore(folder))).toContain('unable to open database file')
    const text = join(folder, 'text.db')
    writeFileSync(text, 'This is no database, but a text that is long enough to be looked at.'.repeat(40))
    expect(await refusalOf(sqliteStore(text))).toContain('file is not a database')
  })

  it('leaves the tables of others alone', async () => {
    const file = join(folder, 'shared.db')
    const other = new DatabaseSync(file)
    other.exec("CREATE TABLE entry (text); INSERT INTO entry VALUES ('mine')")
    const store = await sqliteStore(file)
    await store.write('41749', [{ collection: 'cells', key: 'a', value: 1 }])
    await store.close()
    expect(other.prepare('SELECT * FROM entry').all()).toEqual([{ text: 'mine' }])
    other.exec('DROP TABLE innwire_entry; CREATE TABLE innwire_entry (text)')
    other.close()
    expect(await refusalOf(sqliteStore(file))).toContain('no such column: value')
  })

  it('keeps a log beside its file, so that nobody who reads waits for one who writes', async () => {
    const file = join(folder, 'settings.db')
    const store = await sqliteStore(file)
    const other = new DatabaseSync(file)
    expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    other.close()
    await store.close()
    await store.close()
  })
})

describe('a PostgreSQL store', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  it('opens by address or by settings, several at the same time', async () => {
    const config = await server.newSchema()
    const opened = await Promise.all(Array.from({ length: 6 }, () => postgresStore({ ...config, max: 1 })))
    await opened[0]?.write('41749', [{ collection: 'cells', key: 'a', value: 1 }])
    expect(await opened[5]?.get('41749', 'cells', 'a')).toBe(1)
    for (const store of opened) await store.close()
    const store = await postgresStore(server.url)
    expect(await store.properties()).toEqual([])
    await store.close()
    await store.close()
  })

  it('says which database cannot be used and why, never the password', async () => {
    const { config } = server
    const wrong = { ...config, password: `${password}!` }
    expect(await refusalOf(postgresStore(wrong))).toMatch(
      `The PostgreSQL database postgres at 127.0.0.1:${config.port} cannot be used: ` +
        'password authentication failed for user "postgres". Check the address',
    )
    const nobody = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:1/hotel`
    expect(await refusalOf(postgresStore(nobody))).toContain(
      'hotel at 127.0.0.1:1 cannot be used: connect ECONN',
    )
    expect(await refusalOf(postgresStore({ ...config, database: 'none' }))).toContain('"none" does not exist')
    // Not percent-encoded, parts of the password stand in other parts of the address.
    for (const open of [
      `postgres://u:${password}@h/d`,
      'postgres://u:12/34@h/d',
      'http://[',
      `//u:${password}`,
      'postgres://h:port/d',
      'hotel',
    ])
      expect(await refusalOf(postgresStore(open))).toMatch(
        'address of the PostgreSQL database cannot be read',
      )
  })

  it('says what the user may not do', async () => {
    const config = await server.newSchema()
    const schema = config.options.split('=')[1]
    await server.query(
      `CREATE ROLE reader LOGIN PASSWORD 'reader'; GRANT USAGE ON SCHEMA ${schema} TO reader`,
    )
    const reader = { ...config, user: 'reader', password: 'reader' }
    expect(await refusalOf(postgresStore(reader))).toContain(`permission denied for schema ${schema}`)
    const store = await postgresStore(config)
    await store.close()
    expect(await refusalOf(postgresStore(reader))).toContain('permission denied for table innwire_entry')
    await server.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO reader`)
    const written = await postgresStore(reader)
    await written.write('41749', [{ collection: 'cells', key: 'a', value: 1 }])
    await written.close()
    const readOnly = { ...config, options: `${config.options} -c default_transaction_read_only=on` }
    expect(await refusalOf(postgresStore(readOnly))).toContain('read-only transaction')
  })

  it('refuses the journal of a newer version, with what to do, and takes one without a number', async () => {
    const config = await server.newSchema()
    const schema = config.options.split('=')[1]
    await (await postgresStore(config)).close()
    expect(await server.query(`SELECT version FROM ${schema}.innwire_format`)).toEqual([{ version: 1 }])
    await server.query(`UPDATE ${schema}.innwire_format SET version = 2`)
    expect(await refusalOf(postgresStore(config))).toBe(
      `The PostgreSQL database postgres at 127.0.0.1:${config.port} holds a journal of format 2; this version of ` +
        '@innwire/sync reads formats up to 1. A newer version has written it: install that one, or use another journal.',
    )
    await server.query(`DROP TABLE ${schema}.innwire_format`)
    await (await postgresStore(config)).close()
  })

  it('refuses a database that cannot hold every character', async () => {
    await server.query(
      "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0",
    )
    const message = await refusalOf(postgresStore({ ...server.config, database: 'latin' }))
    expect(message).toContain('its encoding is LATIN1, not UTF8')
  })

  it('says what to install when the package that speaks to PostgreSQL is not there', async () => {
    vi.doMock('pg', () => {
      throw new Error("Cannot find package 'pg'")
    })
    const message = await refusalOf(postgresStore(server.config)).finally(() => vi.doUnmock('pg'))
    expect(message).toContain('Run npm install pg.')
  })

  it('lives on when its connections are cut', async () => {
    const config = await server.newSchema()
    const store = await postgresStore({ ...config, application_name: 'cut', max: 2 })
    const big = Array.from({ length: 50_000 }, (_, index) => ({
      collection: 'c',
      key: `${index}`,
      value: index,
    }))
    const write = store.write('41749', big).then(
      () => 'written',
      () => 'refused',
    )
    await server.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cut'",
    )
    const came = await write
    expect(await store.list('41749', 'c')).toHaveLength(came === 'written' ? 50_000 : 0)
    await store.close()
  })
})
