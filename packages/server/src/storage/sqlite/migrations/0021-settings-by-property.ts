import { type Kysely, sql } from 'kysely'
import { propertyOfSetting } from '../../property-of-setting.ts'

/** Begins the key of settings with the property, as that of every other table; empty for those of the server itself. */
export async function keySettingsByProperty(database: Kysely<never>): Promise<void> {
  await sql`create table setting_by_property (hr_id text not null default '', name text not null, value text not null,
    constraint setting_key primary key (hr_id, name)) without rowid`.execute(database)
  await sql`insert into setting_by_property (hr_id, name, value)
    select ${propertyOfSetting}, name, value from setting`.execute(database)
  await sql`drop table setting`.execute(database)
  await sql`alter table setting_by_property rename to setting`.execute(database)
  await sql`analyze sqlite_schema`.execute(database)
}
