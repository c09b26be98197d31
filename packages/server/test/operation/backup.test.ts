import { watch } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backupCommand } from '../../src/commands/backup.ts'
import { startServer } from '../../src/index.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { openCopy } from '../../src/storage/sqlite/attached-copy.ts'
import { backUp } from '../../src/storage/sqlite/back-up.ts'
import { isUnchanged } from '../../src/storage/sqlite/checksum.ts'
import { control } from '../crash/calls.ts'
import { run } from '../crash/refused.ts'
import { ServerProcess } from '../crash/server-process.ts'

let folder: string
let database: string
let server: ServerProcess
let backups: string
let to: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-backup-'))
  database = join(folder, 'hotel.db')
  server = await new ServerProcess(['--control', '--port', '0', '--database', database]).ready()
  await addChannel('online')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  backups = await mkdtemp(join(folder, 'backups-'))
  to = join(backups, 'monday.db')
})

const addChannel = (code: string) => control(server, 'PUT', `/channels/${code}`, { name: code })
function channelsIn(file: string): unknown[] {
  using copy = openCopy(file)
  return copy
    .prepare('select code from sales_channel order by code')
    .all()
    .map(({ code }) => code)
}

it('a backup has all that a running server has acknowledged, for its user only, and says what it did', async () => {
  await addChannel('hrs')
  const { code, printed, log } = await run('backup', '--database', database, '--to', to)
  expect({ code, log }).toEqual({ code: 0, log: '' })
  expect(printed).toMatch(
    /^Backed up \S+hotel\.db to \S+monday\.db: \d+\.\d MB, as it was at \S+Z, in \d+\.\d s\.$/m,
  )
  expect(printed).toMatch(/it is whole, and ends with its checksum/)
  expect(printed).toMatch(/key of its secrets is not in it: .+hotel\.db-key.+ another place/)
  expect(channelsIn(to)).toEqual(['hrs', 'online'])
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  expect(await readdir(backups)).toEqual(['monday.db'])
  expect(isUnchanged(to)).toBe(true)

  const args = ['--database', database, '--to', to]
  await expect(backupCommand(args, {})).rejects.toThrow(/is there already\. .+--replace/)
  await addChannel('expedia')
  const given = { INNWIRE_SECRET_KEY: 'key-of-the-tests' }
  expect(await backupCommand([...args, '--replace'], given)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/a copy of the key \(INNWIRE_SECRET_KEY\)/),
  })
  expect(channelsIn(to)).toEqual(['expedia', 'hrs', 'online'])
})

it('where there is no file with the key, the server has it, and the backup names no file', async () => {
  const other = join(backups, 'other-place.db')
  await (await startServer({ port: 0, database: other, secretKey: newKey() })).stop()
  expect(await backupCommand(['--database', other, '--to', to], {})).toMatchObject({
    said: expect.stringMatching(
      /keep a copy of the key \(INNWIRE_SECRET_KEY of its server\) in another place\./,
    ),
  })
})

it('a backup whose time cannot be noted for the server is good all the same, and says so', async () => {
  const note = `${database}-backed-up`
  await rm(note, { recursive: true, force: true })
  await mkdir(note)
  const done = await backupCommand(['--database', database, '--to', to], {})
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^Backed up .+\nThe metric innwire_last_backup\w+ stays as it was: its file \S+-backed-up cannot be written \(EISDIR\)\. Give/s,
    ),
  })
  expect(isUnchanged(to)).toBe(true)
  await rm(note, { recursive: true })
})

it('a stopped or killed server is backed up, too, with what was in its log, and nothing is left beside it', async () => {
  const other = join(backups, 'killed.db')
  for (const end of ['', '-wal']) await copyFile(`${database}${end}`, `${other}${end}`)
  backUp(other, to, false)
  expect(channelsIn(to)).toContain('online')
  expect((await readdir(backups)).sort()).toEqual(['killed.db', 'monday.db'])
})

it.each([
  ['no database', async () => join(backups, 'nowhere.db'), /There is no database \S+nowhere\.db\. Name/],
  ['another database', otherDatabase, /other\.db is no database of a server\. Name/],
  ['a text', async () => textFile('notes.txt'), /it is no SQLite file\. Name another/],
  ['a damaged database', damaged, /damaged\.db is damaged\. Put a backup/],
])('%s cannot be backed up, and nothing is made', async (_, make, words) => {
  const file = await make()
  const before = await readdir(backups)
  expect(() => backUp(file, to, false)).toThrow(words)
  expect(await readdir(backups)).toEqual(before)
})

it.each([
  ['the database', async () => database, /hotel\.db is the database itself\. Name another/],
  [
    'its key',
    async () => `${database}-key`,
    /hotel\.db-key is no backup, and is not replaced\. Name another/,
  ],
  ['a text', async () => textFile('notes.txt'), /notes\.txt is no backup/],
  ['a folder', async () => backups, /is no backup/],
  ['in no folder', async () => join(backups, 'a', 'b.db'), /there is no folder \S+\/a\. Make it, or name/],
  [
    'in a file',
    async () => join(await textFile('a'), 'b.db'),
    /there is no folder \S+\/a\. Make it, or name/,
  ],
])('a backup is not written over %s, whatever was told', async (_, make, words) => {
  const target = await make()
  const before = await readFile(database)
  expect(() => backUp(database, target, true)).toThrow(words)
  expect(before.equals(await readFile(database))).toBe(true)
})

it.each([
  [['backup', '--to', 'a'], /backup needs --database with a file\. See innwire-server --help/],
  [['backup', '--database', 'a'], /backup needs --to with a file/],
  [['backup', 'a'], /See innwire-server --help/],
])('%j is refused', async (args, words) => {
  await expect(backupCommand(args.slice(1), {})).rejects.toThrow(words)
})

it('a backup that is killed leaves the one before as it was, and the next removes what it left', async () => {
  const large = join(backups, 'large.db')
  backUp(database, large, false)
  {
    using opened = new DatabaseSync(large)
    opened.exec("insert into setting (name, value) values ('large', hex(zeroblob(20000000)))")
  }
  backUp(large, to, false)
  let before: Buffer | undefined
  let left: string | undefined
  while (!left) {
    before = await readFile(to)
    await killWhileItWrites(large)
    expect(isUnchanged(to)).toBe(true)
    left = (await readdir(backups)).find((name) => name.startsWith('.innwire'))
  }
  expect(before?.equals(await readFile(to))).toBe(true)
  expect((await stat(join(backups, left))).mode & 0o777).toBe(0o700)

  const second = join(backups, 'tuesday.db')
  backUp(database, second, false)
  expect(await readdir(backups)).toContain(left)
  const longAgo = new Date(Date.now() - 3_700_000)
  for (const name of await readdir(join(backups, left)))
    await utimes(join(backups, left, name), longAgo, longAgo)
  await utimes(join(backups, left), longAgo, longAgo)
  backUp(database, second, true)
  expect(await readdir(backups)).not.toContain(left)
})

/** Kills a backup that has begun; it may just have ended. */
async function killWhileItWrites(large: string) {
  const begun = Promise.withResolvers<void>()
  const watcher = watch(backups, (_, name) => name?.startsWith('.innwire') && begun.resolve())
  const backup = new ServerProcess(['backup', '--database', large, '--to', to, '--replace'])
  await begun.promise
  watcher.close()
  await backup.kill()
}

async function textFile(name: string) {
  const file = join(backups, name)
  await writeFile(file, 'Bring bread.\n'.repeat(1000))
  return file
}

async function otherDatabase() {
  const file = join(backups, 'other.db')
  using other = new DatabaseSync(file)
  other.exec('create table bread (kind text)')
  return file
}

async function damaged() {
  const file = join(backups, 'damaged.db')
  backUp(database, file, false)
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xff, 8192))
  return file
}
