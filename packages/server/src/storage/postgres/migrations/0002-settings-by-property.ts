import { type Kysely, sql } from 'kysely'
import { propertyOfSetting } from '../../property-of-setting.ts'

/** Begins the key of settings with the property, as that of every other table; empty for those of the server itself. */
export async function keySettingsByProperty(database: Kysely<never>): Promise<void> {
  await sql`alter table setting add column hr_id text collate "C" not null default ''`.execute(database)
  await sql`update setting set hr_id = ${propertyOfSetting}`.execute(database)
  await sql`alter table setting drop constraint setting_key, add constraint setting_key primary key (hr_id, name)`.execute(
    database,
  )
}
