import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isBusy } from './opening-problem.ts'
import { runSql } from './run-sql.ts'
import type { Schema } from './schema.ts'

/** So long writes wait for a program that holds the database, such as a backup or the shell of SQLite. */
const longestWaitMs = 5_000
const pauseMs = 20

/** Thrown when another program did not let go of the database in time. Nothing was applied. */
export class DatabaseHeld extends Error {
  override name = 'DatabaseHeld'
}

/**
 * Begins a transaction that writes. Where another program writes, it is tried again and again, because SQLite's own waiting
 * would stop the whole process.
 * @throws {DatabaseHeld}
 */
export async function beginWrite(database: Kysely<Schema>): Promise<void> {
  const until = performance.now() + longestWaitMs
  for (;;) {
    try {
      await runSql(database, 'begin immediate')
      return
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= until) {
        const message =
          'Another program has been writing to the database for 5 seconds. End its transaction, such as one in the shell of SQLite.'
        throw new DatabaseHeld(message, { cause })
      }
    }
    await setTimeout(pauseMs)
  }
}
