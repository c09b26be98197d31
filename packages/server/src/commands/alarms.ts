import { everyAlarm } from '../alarms/every-alarm.ts'
import { lockHolder } from '../doctor/lock-holder.ts'
import { expectDatabase, openToRead } from '../doctor/open-to-read.ts'
import type { Alarm } from '../generated/control.ts'
import { parseStrictly } from '../parse-strictly.ts'
import { StartError } from '../start-error.ts'
import { isAddress } from '../storage/open-storage.ts'
import { findRow } from '../storage/rows.ts'
import { queriesOn } from '../storage/sqlite/node-sqlite.ts'
import type { Command } from './command.ts'
import { needed } from './words.ts'

/** Lists what somebody at a hotel has to do something about; 1 when there is anything. */
export const alarmsCommand: Command = async (args) => {
  const { values } = parseStrictly({
    args,
    options: {
      database: { type: 'string' },
      hotel: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  if (values.database !== undefined && isAddress(values.database)) {
    throw new StartError(
      'alarms reads an SQLite file. With PostgreSQL ask the control API: GET /control/v1/alarms.',
    )
  }
  const database = needed('alarms', 'database', values.database)
  const alarms = await read(database, values.hotel)
  const lines = alarms.length === 0 ? ['There are no alarms.'] : alarms.map(lineOf)
  const said = values.json ? JSON.stringify({ database, alarms }, undefined, 2) : lines.join('\n')
  return { said, code: alarms.length > 0 ? 1 : 0 }
}

async function read(database: string, hotel: string | undefined): Promise<Alarm[]> {
  expectDatabase(database)
  using opened = openToRead(database, lockHolder(database) !== undefined)
  const queries = queriesOn(opened)
  try {
    if (hotel !== undefined && !(await findRow(queries, 'property', { hr_id: hotel }, ['hr_id']))) {
      throw new StartError(
        `${database} has no hotel ${hotel}. Give its hr_id with --hotel, or leave that out.`,
      )
    }
    return await everyAlarm(queries, hotel, new Date())
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `${database} cannot be read: ${(error as Error).message}. Ask innwire-server doctor: it may be of another version, or damaged.`,
    )
  }
}

function lineOf(alarm: Alarm): string {
  const { hr_id, channel_code } = alarm
  if (alarm.kind === 'failing_channel') {
    const { since, waiting, last_error } = alarm.failing
    return `${hr_id}: ${channel_code} has taken no changes since ${since}, and ${waiting} wait. It said last: ${last_error}\n  Until it takes them, it sells by older values. Have its receiver mended, or close the rooms there; then POST …/resend.`
  }
  const booking = `${hr_id}: the booking ${alarm.hr_number} of ${channel_code}`
  if (alarm.kind === 'overbooked') {
    const { nights, first_night, last_night } = alarm
    return `${booking} has no room for ${nights} of its nights, from ${first_night} to ${last_night}.\n  Move the guest. Only where the hotel has more rooms for the night than it said, set what is left to sell after all bookings.`
  }
  return `${booking} is on the master room until ${alarm.checkout_date}: no mapping names ${alarm.mapping_codes.join(', ')}.\n  Its nights are still on sale: give the booking a room of the hotel at once, and then the channel's room a mapping.`
}
