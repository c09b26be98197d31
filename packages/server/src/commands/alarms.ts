import { everyAlarm } from '../alarms/every-alarm.ts'
import { lockHolder } from '../doctor/lock-holder.ts'
import { expectDatabase, openToRead } from '../doctor/open-to-read.ts'
import { adviceOnTimeZone, problemOfTimeZone } from '../doctor/time-zones.ts'
import { adviceOnFailing } from '../doctor/waiting.ts'
import type { Alarm } from '../generated/control.ts'
import { parseStrictly } from '../parse-strictly.ts'
import { StartError } from '../start-error.ts'
import { isForNow } from '../storage/errors.ts'
import { expectNotMigrated } from '../storage/migrated.ts'
import { isAddress } from '../storage/open-storage.ts'
import { findRow } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { queriesOn } from '../storage/sqlite/node-sqlite.ts'
import type { Command } from './command.ts'
import { neededDatabase } from './words.ts'

/** Lists what somebody at a hotel has to do something about; 1 when there is anything. */
export const alarmsCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: {
      database: { type: 'string' },
      hotel: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const database = neededDatabase('alarms', 'database', values.database ?? environment.DATABASE_URL)
  const { name, alarms } = await read(database, values.hotel)
  const lines = alarms.length === 0 ? ['There are no alarms.'] : alarms.map(lineOf)
  const said = values.json ? JSON.stringify({ database: name, alarms }, undefined, 2) : lines.join('\n')
  return { said, code: alarms.length > 0 ? 1 : 0 }
}

async function read(database: string, hotel: string | undefined) {
  await using opened = isAddress(database) ? await openDatabaseToRead(database) : openFileToRead(database)
  const { name, read } = opened
  try {
    await expectNotMigrated(read, name)
    if (hotel !== undefined && !(await findRow(read, 'property', { hr_id: hotel }, ['hr_id']))) {
      throw new StartError(`${name} has no hotel ${hotel}. Give its hr_id with --hotel, or leave that out.`)
    }
    return { name, alarms: await everyAlarm(read, hotel, new Date()) }
  } catch (error) {
    if (error instanceof StartError) throw error
    if (isForNow(error)) throw new StartError(error.message)
    // The message of the query says nothing of what is behind it.
    const [found] = isAddress(database) ? await inTables(read).catch(() => []) : []
    if (found) throw new StartError(`${name} cannot be read: ${found.problem} ${found.advice}`)
    throw new StartError(
      `${name} cannot be read: ${(error as Error).message}. Ask innwire-server doctor: it may be of another version, or damaged.`,
    )
  }
}

// The driver of PostgreSQL takes its time to load, and most have no use for it.
async function inTables(read: Database) {
  const { tableFindings } = await import('../doctor/examine-postgres.ts')
  return tableFindings(read)
}

async function openDatabaseToRead(address: string) {
  const { openPostgresToRead } = await import('../storage/postgres/open-to-read.ts')
  return openPostgresToRead(address)
}

function openFileToRead(name: string) {
  expectDatabase(name)
  const opened = openToRead(name, lockHolder(name) !== undefined)
  return { name, read: queriesOn(opened), [Symbol.asyncDispose]: async () => opened.close() }
}

function lineOf(alarm: Alarm): string {
  if (alarm.kind === 'unknown_time_zone') {
    return `${alarm.hr_id}: ${problemOfTimeZone(alarm)}\n  ${adviceOnTimeZone}`
  }
  const { hr_id, channel_code } = alarm
  if (alarm.kind === 'failing_channel') {
    const { since, waiting, last_error } = alarm.failing
    return `${hr_id}: ${channel_code} has taken no changes since ${since}, and ${waiting} wait. It said last: ${last_error}\n  ${adviceOnFailing}`
  }
  const booking = `${hr_id}: the booking ${alarm.hr_number} of ${channel_code}`
  if (alarm.kind === 'overbooked') {
    const { nights, first_night, last_night } = alarm
    return `${booking} has no room for ${nights} of its nights, from ${first_night} to ${last_night}.\n  Move the guest. Only where the hotel has more rooms for the night than it said, set what is left to sell after all bookings.`
  }
  return `${booking} is on the master room until ${alarm.checkout_date}: no mapping names ${alarm.mapping_codes.join(', ')}.\n  Its nights are still on sale: give the booking a room of the hotel at once, and then the channel's room a mapping.`
}
