import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { addressFor, secretKey, usesPostgres } from './postgres/databases.ts'

const program = fileURLToPath(new URL('postgres/make-database.ts', import.meta.url))

/** What a server that is started as a program is told in the place of an SQLite file: that, or a database of PostgreSQL. */
export function databaseOption(file: string): string {
  if (!usesPostgres()) return file
  execFileSync(process.execPath, [program, file])
  return addressFor(file)
}

/** What such a program needs in its environment. */
export const secretKeyOfTests = (): Record<string, string> =>
  usesPostgres() ? { INNWIRE_SECRET_KEY: secretKey } : {}
