import { parseStrictly } from '../parse-strictly.ts'
import { type Restored, restore } from '../storage/sqlite/restore.ts'
import type { Command } from './command.ts'
import { megabytes, needed, seconds } from './words.ts'

/** Puts a backup in the place of a database, and says what is left to do. */
export const restoreCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: { database: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return 'help'
  const database = needed('restore', 'database', values.database)
  const from = needed('restore', 'from', values.from)
  const began = performance.now()
  const restored = await restore({ from, database, secretKey: environment.INNWIRE_SECRET_KEY || undefined })
  const said = [
    `Restored ${database} from ${from}: ${shownOf(restored)}, in ${seconds(began)}.`,
    ...formerOf(restored),
    'What was booked, posted and set since the backup is gone, and at the next start every channel is sent the rest: it would sell again what was booked since. So start with --no-deliveries, enter the bookings that the channels have, then have the PMS list and push its calendar, and start without --no-deliveries.',
  ]
  return { said: said.join('\n'), code: 0 }
}

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
