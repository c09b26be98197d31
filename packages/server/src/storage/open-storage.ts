import type { Encryption } from './encryption.ts'
import type { Shared } from './processes.ts'
import type { Database } from './schema.ts'
import type { Snapshots } from './snapshots.ts'
import { openFile } from './sqlite/open-sqlite.ts'

/**
 * Runs a job inside a transaction. It runs once more where the database ended the transaction and advises to repeat it.
 * @param hrId the property that it is about; no other write is about that at the same time. Without one, no other write
 *   at all
 */
export type Write = <T>(job: (database: Database) => Promise<T>, hrId?: string) => Promise<T>

/** The database: reads of what is committed, and durable writes. */
export type Storage = {
  /** What it is called in messages: the file, or the address without its password. */
  name: string
  /** The folder of its files; undefined where it is another program that has them. */
  folder: string | undefined
  /** Sees what is committed, and never a write that is under way. */
  read: Database
  /** The same, for requests with many queries: it yields to the event loop between two of them. */
  readInTurns: Database
  /** The same for work in the background, in a line of its own, so that no request waits behind it. */
  readInBackground: Database
  /** Yields to the event loop between two steps without queries, of a request or in the background. */
  turn(): Promise<void> | undefined
  turnInBackground(): Promise<void> | undefined
  /** The same inside a write, which all other writes wait for. */
  turnInWrite(): Promise<void> | undefined
  /** Runs a job with all its statements or none; resolves once they are on the disk. Those of a property run one after another. */
  write: Write
  /** Encrypts the secrets that must be read again. */
  encryption: Encryption
  /** Whether a hash is that of a token of any hotel, also of a revoked one. */
  isTokenHash(hash: string): boolean
  /** Called with the hash of a token before it is stored. */
  tokenAdded(hash: string): void
  /** Copies of all that is stored. */
  snapshots: Snapshots
  /**
   * Lets no other program have it alone, until it is closed.
   * @throws {StartError} when one has
   */
  join(): Promise<void>
  /**
   * Keeps every server from it, until it is closed.
   * @throws {StartError} when a server has it
   */
  takeAlone(): Promise<void>
  /** What several processes on it share; undefined where it has only one. */
  shared: Shared | undefined
  /** Waits for the writes under way and closes it. */
  close(): Promise<void>
}

/**
 * Opens a database, or makes it, and brings its tables up to date.
 * @param database an SQLite file, or the address of a PostgreSQL database
 * @param secretKey key of the secrets in it; else it is in a file beside that of SQLite
 * @param temporary whether an SQLite file goes when the process ends: nothing waits for the disk then, and lock and key need
 *   no files
 * @throws {StartError} when it cannot be used; the message says why, and what to do
 */
export async function openStorage(database: string, secretKey?: string, temporary = false): Promise<Storage> {
  if (!isAddress(database)) return openFile(database, secretKey, temporary)
  // The driver takes its time to load, and most have no use for it.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(database, secretKey)
}

/** Whether it is the address of a PostgreSQL database, and no file. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:/i.test(database)
