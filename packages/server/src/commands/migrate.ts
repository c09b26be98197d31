import { type Migrated, migrateDatabase, type Progress } from '../migrate-database/migrate-database.ts'
import { undoMigration } from '../migrate-database/undo-migration.ts'
import { parseStrictly } from '../parse-strictly.ts'
import { isAddress } from '../storage/open-storage.ts'
import { keyFileOf } from '../storage/sqlite/secret-key.ts'
import type { Command } from './command.ts'
import { neededDatabase, seconds } from './words.ts'

/** Copies a whole database into an empty one, and says what was copied and what is left to do. */
export const migrateCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      undo: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  // Only one of them can be meant.
  const other = values.from || values.to ? environment.DATABASE_URL : undefined
  const from = neededDatabase('migrate', 'from', values.from ?? other)
  const to = neededDatabase('migrate', 'to', values.to ?? other)
  if (values.undo) return undo(from, to, values.json ?? false)
  const began = performance.now()
  const secretKey = environment.INNWIRE_SECRET_KEY || undefined
  const migrated = await migrateDatabase({ from, to, secretKey, progress: progressOn(process.stderr) })
  const { tables, key } = migrated
  if (values.json) {
    const said = { from: migrated.from, to: migrated.to, tables, key: key?.from ?? null }
    return { said: JSON.stringify(said, undefined, 2), code: 0 }
  }
  const said = [
    `Migrated ${migrated.from} to ${migrated.to}: ${rowsOf(migrated)} rows of ${tables.length} tables, in ${seconds(began)}.`,
    'They were read again, row by row: all are the same.',
    ...(key ? [keyOf(key.from, to)] : []),
    'It goes on where it was: channels are sent what waits for them, and nothing else.',
    `No server starts on ${migrated.from} from now on. Before one has run on the other, the same command with --undo takes it back.`,
    ...(isAddress(migrated.from) ? [] : [backedUpElsewhere(migrated.from)]),
  ]
  return { said: said.join('\n'), code: 0 }
}

async function undo(from: string, to: string, json: boolean) {
  const undone = await undoMigration(from, to)
  const other = undone.hasRows ? `No server starts on ${undone.to} any more` : `${undone.to} has no rows`
  const said = `A server may start on ${undone.from} again, which is as it was. ${other}.`
  return { said: json ? JSON.stringify(undone, undefined, 2) : said, code: 0 as const }
}

const backedUpElsewhere = (file: string) =>
  `Have the new database backed up: innwire-server backup refuses ${file} now. Remove that when it is needed no more.`

const rowsOf = ({ tables }: Migrated) => tables.reduce((sum, { rows }) => sum + rows, 0)

function keyOf(place: string, to: string): string {
  if (place === 'INNWIRE_SECRET_KEY') {
    return `Its secrets are encrypted as before: start the server with the same INNWIRE_SECRET_KEY.`
  }
  const also = isAddress(to) ? '' : `copy it to ${keyFileOf(to)}, or `
  return `Its secrets are encrypted as before, with the key in ${place}: ${also}start the server with INNWIRE_SECRET_KEY set to it.`
}

const words = { copy: 'Copying', check: 'Checking' }

/** Shows on a terminal how far it is, on one line. */
function progressOn(terminal: NodeJS.WriteStream): (progress: Progress) => void {
  if (!terminal.isTTY) return () => {}
  return ({ doing, table, rows, of }) => {
    terminal.write(`\r\x1b[K${words[doing]} ${table}: ${Math.floor((rows / of) * 100)} %`)
    if (doing === 'check' && rows === of) terminal.write('\r\x1b[K')
  }
}
