import type { Database } from './schema.ts'

/** A key, and what its operator calls the place where it is. */
export type FoundKey = { text: string; from: string }

/** A database on which no server runs, nor can start until it is closed. It is read as it was when it was opened. */
export type StoppedDatabase = {
  /** What it is called in messages: the file, or the address without its password. */
  name: string
  read: Database
  /** What was done to its tables; empty where no server has made any. */
  migrations: string[]
  /** What this version does to them. */
  knownMigrations: string[]
  /** Why its rows are not those with which servers go on, before a restore; undefined where they are. */
  restoreProblem(): Promise<string | undefined>
  /**
   * Finds the key of its secrets.
   * @param given the one of the environment
   * @returns undefined where there is none yet, and nothing that needs one
   * @throws {StartError} when it is missing, is none, or does not fit
   */
  findKey(given: string | undefined): Promise<FoundKey | undefined>
  /**
   * Lets no server start on it any more, or lets them again.
   * @param other what the database is called with which they go on; undefined where it is this one
   */
  mark(other: string | undefined): Promise<void>
  /** Why it cannot be read, and what to do about it. */
  problem(error: unknown): string
  close(): Promise<void>
}
