import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openingProblem } from '../../src/storage/sqlite/opening-problem.ts'
import { expectRefused, run } from './refused.ts'
import { ServerProcess } from './server-process.ts'

describe('a database that cannot be used', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('because another server has it is not opened for now, and the other goes on', async () => {
    const database = join(folder, 'hotel.db')
    const first = await new ServerProcess(['--demo', '--port', '0', '--database', database]).ready()
    // A supervisor tries again, until the other has stopped.
    expect(await run('--demo', '--port', '0', '--database', database)).toEqual({
      code: 1,
      printed: '',
      log: expect.stringMatching(
        /^The database \S+hotel\.db is in use by another program: a server, .+\.\n$/,
      ),
    })
    const rooms = await fetch(`${first.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
    expect(rooms.status).toBe(200)
    expect((await first.stop()).code).toBe(0)
    const next = await new ServerProcess(['--port', '0', '--database', database]).ready()
    expect((await next.stop()).code).toBe(0)
  })

  it('because another program writes to it while its tables are to change is not opened for now', async () => {
    const database = join(folder, 'hotel.db')
    await (await new ServerProcess(['--port', '0', '--database', database]).ready()).stop()
    using other = new DatabaseSync(database)
    other.exec(`delete from kysely_migration where name >= '0023'; drop index receipt_by_reservation; drop index stay_by_booking;
      alter table reservation drop column history; alter table receipt drop column delivered_at; begin immediate`)
    expect(await run('--port', '0', '--database', database)).toEqual({
      code: 1,
      printed: '',
      log: expect.stringMatching(
        /hotel\.db cannot be opened: another program is writing to it\. End its .+\.\n$/,
      ),
    })
  })

  it('because a file has one process is refused to one that is to do a part only', async () => {
    const refused = await run('--role', 'api', '--port', '0', '--database', join(folder, 'hotel.db'))
    expectRefused(refused, /has one process, which does all\. Take out the role api, or give a PostgreSQL/)
    expectRefused(await run('--role', 'cook'), /--role is "cook"\. Give one of all, api, worker\./)
  })

  it('because it is a text is refused, and stays as it was', async () => {
    const file = join(folder, 'notes.txt')
    const text = 'Bring bread.\n'.repeat(100)
    await writeFile(file, text)
    expectRefused(
      await run('--port', '0', '--database', file),
      /notes\.txt cannot be opened: it is no SQLite file\. Name another/,
    )
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('because it is a folder is refused', async () => {
    const file = join(folder, 'hotel.db')
    await mkdir(file)
    expectRefused(
      await run('--port', '0', '--database', file),
      /hotel\.db cannot be opened: it is a folder\. Name a file/,
    )
    expect(await readdir(file)).toEqual([])
  })

  it('because its folder is missing is refused', async () => {
    const file = join(folder, 'nowhere', 'hotel.db')
    expectRefused(
      await run('--port', '0', '--database', file),
      /hotel\.db cannot be opened: its folder \S+\/nowhere is missing\. Make it/,
    )
  })

  it('because a newer version made it is refused', async () => {
    const file = join(folder, 'hotel.db')
    await (await new ServerProcess(['--port', '0', '--database', file]).ready()).stop()
    using database = new DatabaseSync(file)
    database.exec("insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00Z')")
    const words =
      /newer version of innwire-server made the database \S+hotel\.db \(9999_future\)\. Start that/
    expectRefused(await run('--port', '0', '--database', file), words)
  })

  it('because it is damaged is refused', async () => {
    const file = join(folder, 'hotel.db')
    await (await new ServerProcess(['--port', '0', '--database', file]).ready()).stop()
    const bytes = await readFile(file)
    // The first page stays, so that it still passes for a database.
    await writeFile(file, bytes.fill(0xff, 4096))
    expectRefused(await run('--port', '0', '--database', file), /hotel\.db is damaged\. Put a backup in its/)
  })

  it.each([
    ['EACCES', {}, /may not read and write \/data\/hotel\.db-key\. Give the file .+ chown/],
    ['EROFS', {}, /hotel\.db-key can only be read\. Make it/],
    ['ERR_SQLITE_ERROR', { errcode: 0x108 }, /can only be read\. Make it/],
    ['ENOSPC', {}, /the disk is full\. Free some space/],
    ['ERR_SQLITE_ERROR', { errcode: 10 }, /the disk fails/],
    ['ERR_SQLITE_ERROR', { errcode: 5 }, /another program is writing to it\. End its transaction/],
    ['ERR_SQLITE_ERROR', { errcode: 11 }, /hotel\.db is damaged\. Put a backup/],
  ])('because of %s %j says what to do about that', (code, more, words) => {
    const error = Object.assign(new Error('failed'), { code, path: '/data/hotel.db-key', ...more })
    expect(openingProblem('/data/hotel.db', error)).toMatch(words)
  })
})
