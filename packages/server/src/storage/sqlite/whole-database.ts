import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { keyCheckSetting } from '../encryption.ts'
import { migratedSetting } from '../migrated.ts'
import { hashLength, restoredPrefix, revokedPrefix, sequencePrefix, skippedNumbers } from '../settings.ts'
import { attachCopy, checkCopy, openCopy, takenAt } from './attached-copy.ts'
import { appendChecksum } from './checksum.ts'
import { sqlite } from './sqlite.ts'

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

/** When a copy was made; undefined for a copy of an earlier version, or a file that is none. */
export function madeAt(file: string): string | undefined {
  try {
    using copy = openCopy(file)
    const found = copy.prepare('select value from setting where name = ?').get(takenAt)
    return found && String(found.value)
  } catch {
    return undefined
  }
}

/** To which database one was migrated; undefined where it was not. */
export function otherDatabaseOf(database: DatabaseSync): string | undefined {
  const found = database.prepare('select value from setting where name = ?').get(migratedSetting)
  return found && String(found.value)
}

/**
 * Replaces all rows by those of a copy, in one commit: after a crash everything is as it was before, or as the copy has it.
 * No transaction may be open, because SQLite attaches no file within one.
 * @throws {DamagedCopy} before anything is changed
 * @throws {OtherTables} before anything is changed
 */
export function replaceRows(writer: DatabaseSync, file: string): void {
  attachCopy(writer, file)
  try {
    checkCopy(writer, file)
    writer.exec('begin immediate')
    try {
      writer.exec(rememberGivenOut('main'))
      writer.exec(rememberKey)
      for (const table of tablesOf(writer)) {
        writer.exec(`delete from main."${table}"; insert into main."${table}" select * from copy."${table}"`)
      }
      writer.exec(carryForward)
      writer.exec(keepKey)
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
 * Makes a copy that was opened for writing the successor of the database whose place it takes: after its next start every
 * channel is told everything.
 * @param former the database with its newest numbers and revocations; undefined where it cannot be read
 * @returns the hotels of which it knows nothing: their numbers go on far behind the copy's, and which of their tokens were
 *   revoked since is forgotten
 */
export function succeed(copy: DatabaseSync, former: string | undefined): string[] {
  // Writable, so that what is in its log goes into the file when it is detached.
  if (former) copy.prepare('attach ? as former').run(`${pathToFileURL(former)}?mode=rw`)
  try {
    copy.exec('begin immediate')
    copy.exec(former ? rememberGivenOut('former') : nothingGivenOut)
    const skipped = copy.prepare(skipNumbers).all()
    copy.exec(carryForward)
    copy.exec(forgetTold)
    copy.prepare('delete from main.setting where name in (?, ?)').run(takenAt, migratedSetting)
    copy.exec('commit')
    return skipped.map(({ hr_id }) => String(hr_id))
  } catch (error) {
    if (copy.isTransaction) copy.exec('rollback')
    throw error
  } finally {
    if (former) copy.exec('detach former')
  }
}

const skipNumbers = `
  update main.property set sequence = sequence + ${skippedNumbers}
    where hr_id not in (select hr_id from given_out) returning hr_id`

/**
 * Numbers and revocations since the copy was made outlive it: otherwise a number would name two reservations, and a revoked
 * token would be good again.
 */
const rememberGivenOut = (schema: 'main' | 'former') => `
  ${nothingGivenOut};
  insert into given_out
    select hr_id, sequence from ${schema}.property
    union all select substr(name, length('${sequencePrefix}') + 1), cast(value as integer) from ${schema}.setting
      where name glob '${sequencePrefix}*';
  insert into revoked
    select hr_id, hash, revoked_at from ${schema}.token where revoked_at is not null;
  insert or ignore into revoked
    select substr(name, ${revokedPrefix.length + hashLength + 2}), substr(name, ${revokedPrefix.length + 1}, ${hashLength}), value
      from ${schema}.setting where name glob '${revokedPrefix}*'`

const nothingGivenOut = `
  create temp table given_out (hr_id text, sequence integer);
  create temp table revoked (hr_id text, hash text, revoked_at text, primary key (hr_id, hash))`

/** The key is that of the present process. */
const rememberKey = `create temp table known_key as select * from main.setting where name = '${keyCheckSetting}'`
const keepKey = `insert or replace into main.setting select * from known_key; drop table known_key`

const carryForward = `
  update main.property set sequence = max(sequence, (
    select coalesce(max(its.sequence), 0) from given_out as its where its.hr_id = property.hr_id));
  insert or replace into main.setting (hr_id, name, value)
    select hr_id, '${sequencePrefix}' || hr_id, cast(max(sequence) as text) from given_out
    where hr_id not in (select hr_id from main.property) group by hr_id;
  update main.token set revoked_at = (
      select its.revoked_at from revoked as its where its.hr_id = token.hr_id and its.hash = token.hash)
    where exists (select 1 from revoked as its where its.hr_id = token.hr_id and its.hash = token.hash);
  insert or replace into main.setting (hr_id, name, value)
    select hr_id, '${revokedPrefix}' || hash || '/' || hr_id, revoked_at from revoked
    where not exists (
      select 1 from main.token as its where its.hr_id = revoked.hr_id and its.hash = revoked.hash);
  drop table given_out;
  drop table revoked`

/** Channels were told other values since the copy was made; what they have is unknown until they are told everything. */
const forgetTold = `
  delete from main.told;
  insert or replace into main.setting (hr_id, name, value) select hr_id, '${restoredPrefix}' || hr_id, '' from main.property`

/** All tables but SQLite's own and those of the migrations. */
const tablesOf = (database: DatabaseSync) =>
  database
    .prepare(
      "select name from main.sqlite_schema where type = 'table' and name not glob 'kysely_*' and name not glob 'sqlite_*'",
    )
    .all()
    .map(({ name }) => String(name))
