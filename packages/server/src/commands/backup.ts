import { existsSync } from 'node:fs'
import { parseStrictly } from '../parse-strictly.ts'
import { backUp } from '../storage/sqlite/back-up.ts'
import { noteBackup, noteOf } from '../storage/sqlite/backup-note.ts'
import { keyFileOf } from '../storage/sqlite/secret-key.ts'
import type { Command } from './command.ts'
import { megabytes, needed, seconds } from './words.ts'

/** Backs a database up, and says how large it is, how long it took and where the key is. */
export const backupCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: {
      database: { type: 'string' },
      to: { type: 'string' },
      replace: { type: 'boolean' },
    },
  })
  const database = needed('backup', 'database', values.database)
  const to = needed('backup', 'to', values.to)
  const began = performance.now()
  const { bytes, takenAt } = backUp(database, to, values.replace ?? false)
  const said = `Backed up ${database} to ${to}: ${megabytes(bytes)}, as it was at ${takenAt}, in ${seconds(began)}.
It was read again: it is whole, and ends with its checksum.
The key of its secrets is not in it: keep a copy of the key (${keyOf(database, environment)}) in another place.${noted(database, takenAt)}`
  return { said, code: 0 }
}

function keyOf(database: string, { INNWIRE_SECRET_KEY }: NodeJS.ProcessEnv): string {
  if (INNWIRE_SECRET_KEY) return 'INNWIRE_SECRET_KEY'
  // Whoever makes backups needs no key, and may not know that the server was given one.
  return existsSync(keyFileOf(database)) ? keyFileOf(database) : 'INNWIRE_SECRET_KEY of its server'
}

/** The backup is good, whether the server hears of it or not. */
function noted(database: string, takenAt: string): string {
  try {
    noteBackup(database, takenAt)
    return ''
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `\nThe metric innwire_last_backup_timestamp_seconds stays as it was: its file ${noteOf(database)} cannot be written (${code}). Give it, and its folder, to the user that makes backups.`
  }
}
