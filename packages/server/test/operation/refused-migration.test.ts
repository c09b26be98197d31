import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { startServer } from '../../src/index.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { backUp } from '../../src/storage/sqlite/back-up.ts'
import { startHouse } from '../property-api/hotel.ts'
import { allRowsOf, isEmpty } from '../support/all-rows.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { type MigrationPlace, type MigrationTrial, migrate, startMigrationTrial } from './migration-trial.ts'

let trial: MigrationTrial
let at: MigrationPlace
beforeAll(async () => {
  trial = await startMigrationTrial(false)
})
afterAll(() => trial.stop())
beforeEach(async () => {
  at = await trial.newPlace()
})

const refused = async (from: string, to: string, environment = {}): Promise<string> => {
  const { message } = await migrate(from, to, environment).then(
    () => expect.fail('It was migrated.'),
    (error: Error) => error,
  )
  for (const secret of [password, encodeURIComponent(password)]) expect(message).not.toContain(secret)
  return message
}

describe('refuses, and changes nothing', () => {
  it('without both databases, and where they are the same', async () => {
    await expect(migrateCommand(['--to', at.database], {})).rejects.toThrow(
      /migrate needs --from with a file or/,
    )
    await expect(migrateCommand(['--from', at.grown], {})).rejects.toThrow(
      /migrate needs --to with a file or/,
    )
    await expect(migrateCommand([], { DATABASE_URL: at.address })).rejects.toThrow(/needs --from with/)
    expect(await refused(at.grown, 'mysql://host/hotel')).toMatch(/given as mysql:\/\/….+ Give the path/)
    expect(await refused(at.grown, at.grown)).toMatch(
      /are the same database, \S+grown\.db\. Name an empty one/,
    )
    expect(await refused(at.address, at.address)).toMatch(
      /are the same database, postgres:\S+\. Name an empty/,
    )
    expect(await refused(join(at.place, 'none.db'), at.address)).toMatch(/There is no database \S+none\.db/)
    expect(await refused(at.grown, join(at.place, 'no', 'hotel.db'))).toMatch(
      /its folder \S+ is missing\. Make it/,
    )
    expect(await refused(at.grown, trial.server.addressOf('nowhere'))).toMatch(
      /"nowhere" does not exist\. Check the/,
    )
  })

  it('while a server runs on either', async () => {
    const house = await startHouse({ database: at.database })
    expect(await refused(at.database, at.address)).toMatch(/hotel\.db is in use by another program: a server/)
    expect(await refused(at.grown, at.database)).toMatch(/hotel\.db is in use by another program: a server/)
    await house.server.stop()
    const other = await startHouse({ database: at.address, secretKey })
    const environment = { INNWIRE_SECRET_KEY: secretKey }
    expect(await refused(at.address, join(at.place, 'a.db'), environment)).toMatch(
      /target_\d+ is in use by another/,
    )
    expect(await refused(at.database, at.address)).toMatch(
      /target_\d+ is in use by another server\. Stop that one/,
    )
    await other.server.stop()
  })

  it('a target with rows', async () => {
    await copyFile(at.grown, at.database)
    await trial.server.query(
      "create table note (text text); insert into note values ('of another program')",
      at.target,
    )
    expect(await refused(at.grown, at.database)).toMatch(
      /hotel\.db is not empty: its table \w+ has rows\. .*Name an empty/,
    )
    expect(await refused(at.grown, at.address)).toMatch(/target_\d+ is not empty: its table note has rows\./)
  })

  it.each([
    [
      'a newer',
      "insert into kysely_migration values ('9999_future', '')",
      /newer .+\(9999_future\)\. Migrate/,
    ],
    [
      'an earlier',
      "delete from kysely_migration where name like '0002%'",
      /An earlier .+; 0002-room-nights is still to be done\. Back it up, start this version on it once/,
    ],
    ['no', 'delete from kysely_migration', /is no database of a server\. Name/],
  ])('the database of %s version', async (_, change, words) => {
    await copyFile(at.grown, at.database)
    {
      using rows = new DatabaseSync(at.database)
      rows.exec(change)
    }
    expect(await refused(at.database, at.address)).toMatch(words)
    expect(await allRowsOf(at.address)).toEqual({})
  })

  it('a backup, whose channels were told other values since', async () => {
    backUp(at.grown, at.database, false)
    expect(await refused(at.database, at.address)).toMatch(/hotel\.db is a backup: .+ Restore it to a file/)
  })

  it('a key that is missing or another', async () => {
    await copyFile(at.grown, at.database)
    expect(await refused(at.database, at.address)).toMatch(
      /key of the secrets in \S+hotel\.db is missing\. Put/,
    )
    const other = { INNWIRE_SECRET_KEY: newKey() }
    expect(await refused(at.grown, at.address, other)).toMatch(/INNWIRE_SECRET_KEY does not fit \S+grown\.db/)
    await migrate(at.grown, at.address)
    const file = join(at.place, 'back.db')
    expect(await refused(at.address, file)).toMatch(/target_\d+ needs a key/)
    expect(await refused(at.address, file, other)).toMatch(/INNWIRE_SECRET_KEY does not fit postgres:/)
  })

  it('a lost key, though nothing is encrypted: the next start makes another', async () => {
    const start = async () => (await startServer({ port: 0, database: at.database })).stop()
    await start()
    await rm(`${at.database}-key`)
    expect(await refused(at.database, at.address)).toMatch(
      /The key of \S+hotel\.db is missing\. Put the file \S+hotel\.db-key back; or start the server on it once/,
    )
    await start()
    await migrate(at.database, at.address, {
      INNWIRE_SECRET_KEY: (await readFile(`${at.database}-key`, 'utf8')).trim(),
    })
  })

  it('a number that the target cannot hold', async () => {
    await copyFile(at.grown, at.database)
    await copyFile(`${at.grown}-key`, `${at.database}-key`)
    {
      using rows = new DatabaseSync(at.database)
      rows.exec('update calendar set availability = 3000000000')
    }
    expect(await refused(at.database, at.address)).toMatch(
      /The rows cannot be written to postgres:\S+: value "3000000000" is out of range .+ Nothing was kept there/,
    )
    expect(isEmpty(await allRowsOf(at.address))).toBe(true)
  })
})
