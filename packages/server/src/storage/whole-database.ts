import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { attachCopy, checkCopy, takenAt } from './attached-copy.ts'
import { appendChecksum } from './checksum.ts'
import { sqlite } from './sqlite.ts'

/** Settings that keep the last number of a property that is gone, by its `hr_id`. */
export const sequencePrefix = 'sequence/'

/** Settings that keep when tokens were revoked that are in no table any more, by their SHA-256 in hex, `/` and `hr_id`. */
export const revokedPrefix = 'revoked/'
const hashLength = 64

/** Settings that mark a property, by its `hr_id`, whose channels must be told everything after a restore. */
export const restoredPrefix = 'restored/'

/** Writes all that is committed into a file that does not exist yet, when that was, and a checksum of it. */
export function copyDatabase(reader: DatabaseSync, file: string): void {
  const now = new Date().toISOString()
  reader.prepare('vacuum into ?').run(file)
  {
    using copy = new sqlite.DatabaseSync(file)
    copy.prepare('insert or replace into setting (name, value) values (?, ?)').run(takenAt, now)
  }
  appendChecksum(file)
}

/** When a copy was made; undefined where it does not say, as those of earlier versions, or is none. */
export function madeAt(file: string): string | undefined {
  try {
    // Else SQLite makes files beside the copy, and leaves them there.
    using copy = new sqlite.DatabaseSync(new URL(`${pathToFileURL(file)}?mode=ro&immutable=1`), {
      readOnly: true,
    })
    const found = copy.prepare('select value from setting where name = ?').get(takenAt)
    return found && String(found.value)
  } catch {
    return undefined
  }
}

/**
 * Puts the rows of a copy in the place of all rows, in one commit: after a crash everything is as it was before, or
 * as the copy has it. No transaction may be open, because SQLite attaches no file within one.
 * @throws {DamagedCopy} before anything is changed
 * @throws {OtherTables} before anything is changed
 */
export function replaceRows(writer: DatabaseSync, file: string): void {
  attachCopy(writer, file)
  try {
    checkCopy(writer, file)
    writer.exec('begin immediate')
    try {
      writer.exec(rememberGivenOut)
      for (const table of tablesOf(writer)) {
        writer.exec(`delete from main."${table}"; insert into main."${table}" select * from copy."${table}"`)
      }
      writer.exec(carryForward)
      writer.exec(forgetTold)
      writer.prepare('delete from main.setting where name = ?').run(takenAt)
      writer.exec('commit')
    } catch (error) {
      if (writer.isTransaction) writer.exec('rollback')
      throw error
    }
  } finally {
    writer.exec('detach copy')
  }
}

/**
 * What was given out since the copy was made must never be given out again: a number would name two reservations, and a
 * revoked token would let its holder in.
 */
const rememberGivenOut = `
  create temp table given_out as
    select hr_id, sequence from main.property
    union all select substr(name, length('${sequencePrefix}') + 1), cast(value as integer) from main.setting
      where name glob '${sequencePrefix}*';
  create temp table revoked (hr_id text, hash text, revoked_at text, primary key (hr_id, hash));
  insert into revoked
    select hr_id, hash, revoked_at from main.token where revoked_at is not null;
  insert or ignore into revoked
    select substr(name, ${revokedPrefix.length + hashLength + 2}), substr(name, ${revokedPrefix.length + 1}, ${hashLength}), value
      from main.setting where name glob '${revokedPrefix}*'`

const carryForward = `
  update main.property set sequence = max(sequence, (
    select coalesce(max(its.sequence), 0) from given_out as its where its.hr_id = property.hr_id));
  insert or replace into main.setting (name, value)
    select '${sequencePrefix}' || hr_id, cast(max(sequence) as text) from given_out
    where hr_id not in (select hr_id from main.property) group by hr_id;
  update main.token set revoked_at = (
      select its.revoked_at from revoked as its where its.hr_id = token.hr_id and its.hash = token.hash)
    where exists (select 1 from revoked as its where its.hr_id = token.hr_id and its.hash = token.hash);
  insert or replace into main.setting (name, value)
    select '${revokedPrefix}' || hash || '/' || hr_id, revoked_at from revoked
    where not exists (
      select 1 from main.token as its where its.hr_id = revoked.hr_id and its.hash = revoked.hash);
  drop table given_out;
  drop table revoked`

/** Channels were told other values since the copy was made; what they have is unknown until they are told everything. */
const forgetTold = `
  delete from main.told;
  insert or replace into main.setting (name, value) select '${restoredPrefix}' || hr_id, '' from main.property`

/** All but those in which the migrations are noted, and SQLite's own. */
const tablesOf = (database: DatabaseSync) =>
  database
    .prepare(
      "select name from main.sqlite_schema where type = 'table' and name not glob 'kysely_*' and name not glob 'sqlite_*'",
    )
    .all()
    .map(({ name }) => String(name))
