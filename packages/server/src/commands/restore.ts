import { parseStrictly } from '../parse-strictly.ts'
import { StartError } from '../start-error.ts'
import { isAddress } from '../storage/open-storage.ts'
import { type Restored, restore } from '../storage/sqlite/restore.ts'
import type { Command } from './command.ts'
import { megabytes, needed, seconds } from './words.ts'

/** Puts a backup in the place of a database, or lets servers go on with one that was put back, and says what is left to do. */
export const restoreCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: { database: { type: 'string' }, from: { type: 'string' } },
  })
  const address = values.database ?? (values.from === undefined ? environment.DATABASE_URL : undefined)
  if (address && isAddress(address)) return putBack(address, values.from, environment.INNWIRE_SECRET_KEY)
  const database = needed('restore', 'database', values.database)
  const from = needed('restore', 'from', values.from)
  const began = performance.now()
  const restored = await restore({ from, database, secretKey: environment.INNWIRE_SECRET_KEY || undefined })
  const said = [
    `Restored ${database} from ${from}: ${shownOf(restored)}, in ${seconds(began)}.`,
    ...formerOf(restored),
    whatIsLeft,
  ]
  return { said: said.join('\n'), code: 0 }
}

/** Of PostgreSQL, whose own programs put the backup in place before. */
async function putBack(address: string, from: string | undefined, secretKey: string | undefined) {
  if (from !== undefined) {
    throw new StartError(
      'A backup of a PostgreSQL database is put back by its own programs, such as pg_restore. Do that first, with no server running, and then run innwire-server restore without --from.',
    )
  }
  // The driver takes its time to load, and most have no use for it.
  const { restorePostgres } = await import('../storage/postgres/restore.ts')
  const name = await restorePostgres(address, secretKey || undefined)
  const said = [
    `Numbers in ${name} go on 100 million later, so that none is given out twice.`,
    revoke,
    whatIsLeft,
  ]
  return { said: said.join('\n'), code: 0 as const }
}

const revoke =
  'Tokens that were revoked since the backup are good again: revoke them before others reach the server.'
const whatIsLeft =
  'What was booked, posted and set since the backup is gone, and at the next start every channel is sent the rest: it would sell again what was booked since. So start with --no-deliveries, enter the bookings that the channels have, then have the PMS list and push its calendar, and start without --no-deliveries.'

const shownOf = ({ bytes, takenAt }: Restored) =>
  takenAt === undefined ? megabytes(bytes) : `${megabytes(bytes)}, as it was at ${takenAt}`

function formerOf({ former, skipped }: Restored): string[] {
  const lines: string[] = []
  if (former) {
    lines.push(
      `The database of before is ${former}. Remove it when you need it no more: it has the guests, too.`,
    )
  }
  if (skipped.length > 0) {
    lines.push(
      `Nothing newer is known of ${skipped.join(', ')}: tokens that were revoked since the backup are good again, so revoke them before others reach the server. New numbers begin 100 million later, so that none is given out twice.`,
    )
  }
  return lines
}
