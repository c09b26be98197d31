import { StartError } from '../start-error.ts'
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

/**
 * What a write is about that needs one setting of the server only, in the place of a property: none is called so. It holds
 * up no property, and waits for none.
 */
export const aboutSetting = (name: string): string => `setting/${name}`

/** The database: reads of what is committed, and durable writes. */
export type Storage = {
  /** What it is called in messages: the file, or the address without its password. */
  name: string
  /** The folder of its files; undefined where it is another program that has them. */
  folder: string | undefined
  /**
   * When the last backup by `innwire-server backup` was taken; undefined where there was none. Undefined itself where others
   * back it up, or nobody has to.
   */
  lastBackup: (() => Date | undefined) | undefined
  /** Sees what is committed, and never a write that is under way. */
  read: Database
  /** The same, for requests with many queries: it yields to the event loop between two of them. */
  readInTurns: Database
  /** The same for work in the background, in a line of its own, so that no request waits behind it. */
  readInBackground: Database
  /**
   * Runs reads that take long, in the turn of their hotel: a hotel that asks for many holds up no other one.
   * @param onLeft has a job called when nobody waits for the read any more, also where that is so already
   * @throws {TooManyReads} when too many of the hotel wait already
   * @throws {CallerLeft} when nobody waits for it any more
   */
  inTurnOf<T>(hrId: string, job: () => Promise<T>, onLeft?: (job: () => void) => void): Promise<T>
  /** Yields to the event loop between two steps without queries, of a request or in the background. */
  turn(): Promise<void> | undefined
  turnInBackground(): Promise<void> | undefined
  /** The same inside a write, which all other writes wait for. */
  turnInWrite(): Promise<void> | undefined
  /** Runs a job with all its statements or none; resolves once they are on the disk. Those of a property run one after another. */
  write: Write
  /**
   * The same for work in the background, of one property, that can be done later as well.
   * @throws {DatabaseHeld} when another process has been writing to the property for a while
   */
  writeInBackground<T>(job: (database: Database) => Promise<T>, hrId: string): Promise<T>
  /** Encrypts the secrets that must be read again. */
  encryption: Encryption
  /** Whether a hash is that of a token of any hotel, also of a revoked one. */
  isTokenHash(hash: string): boolean
  /** Called with the hash of a token before it is stored. */
  tokenAdded(hash: string): void
  snapshots: Snapshots
  /**
   * Lets no other program have it alone, until it is closed, and keeps what its key is known by.
   * @param delivers whether this process takes changes to channels, which the doctor looks for
   * @throws {StartError} when a server runs on it with another key, or it was migrated to another database
   * @throws {DatabaseHeld} when another program has it alone
   */
  join(delivers: boolean): Promise<void>
  /**
   * Keeps every server from it, until it is closed.
   * @throws {DatabaseHeld} when a server has it
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
 * @throws {DatabaseUnreachable} when PostgreSQL cannot be reached now
 * @throws {DatabaseHeld} when another program has it
 */
export async function openStorage(database: string, secretKey?: string, temporary = false): Promise<Storage> {
  expectDatabaseName(database)
  if (!isAddress(database)) return openFile(database, secretKey, temporary)
  // The driver takes its time to load, and most have no use for it.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(database, secretKey)
}

/** Whether it is the address of a PostgreSQL database, and no file. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:/i.test(database)

/** An address that was mistyped, or has quotes or blanks around it, or other settings with a password in them. */
const mistypedAddress = /:\/\/|^[^/]*\/\/[^/]*@|\bpassword\s*=|^[\s'"]|[\s'"]$/i

/**
 * Expects the path of a file or the address of a PostgreSQL database. An address that was mistyped would be the name of a new
 * file otherwise, with the password in it.
 * @throws {StartError} the message shows nothing of it but a scheme
 */
export function expectDatabaseName(database: string): void {
  if (isAddress(database) || !mistypedAddress.test(database)) return
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(database)?.[0]
  const given = scheme
    ? `${scheme}…, which is none that this server knows`
    : 'something that is not shown, because it may have a password in it'
  throw new StartError(
    `The database is given as ${given}. Give the path of an SQLite file, or postgres://user:password@host:5432/database, without quotes or blanks around it.`,
  )
}
