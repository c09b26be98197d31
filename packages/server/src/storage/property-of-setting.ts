import { sql } from 'kysely'

/**
 * The property that the name of a setting ends with, as names were when settings were stored without it: `sequence/` and
 * `restored/` before it, or `revoked/`, a SHA-256 in hex and `/`. Empty where the setting is of the server itself.
 */
export const propertyOfSetting = sql`case
  when name like 'sequence/%' or name like 'restored/%' then substr(name, 10)
  when name like 'revoked/%' then substr(name, 74)
  else '' end`
