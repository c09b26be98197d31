import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { readSetting } from '../../src/storage/settings.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

it('settings of properties come to their property, and those of the server stay', async () => {
  const address = server.addressOf('postgres')
  await (await openStorage(address, secretKey)).close()
  const hash = 'ab'.repeat(32)
  await server.query(`
    delete from kysely_migration where name >= '0002';
    drop table claim, answer_under_way, crash_mark;
    drop sequence claim_number;
    alter table told drop column unknown;
    alter table calendar_update drop column operation_id, drop column request_id, drop column token_id,
      drop column hr_number;
    drop index receipt_by_reservation, stay_by_booking;
    alter table reservation drop column history;
    alter table receipt drop column delivered_at;
    create index told_unknown on told (hr_id, channel_code, mapping_code, date) where availability = -1;
    drop table setting;
    create table setting (name text collate "C" constraint setting_key primary key, value text collate "C" not null);
    insert into setting values ('sequence/gone', '7'), ('restored/linden/1', ''), ('revoked/${hash}/gone', '2027'),
      ('quota/gone', '[]'), ('maintained_at', '5')`)
  const storage = await openStorage(address, secretKey)
  const rows = await storage.read.selectFrom('setting').select(['hr_id', 'name']).orderBy('name').execute()
  expect(rows.map(({ hr_id, name }) => [name, hr_id])).toEqual([
    ['maintained_at', ''],
    ['quota/gone', ''],
    ['restored/linden/1', 'linden/1'],
    [`revoked/${hash}/gone`, 'gone'],
    ['sequence/gone', 'gone'],
  ])
  expect(await readSetting(storage.read, 'sequence/gone', 'gone')).toBe('7')
  await storage.close()
})
