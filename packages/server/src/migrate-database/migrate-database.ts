import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import { dialectOf } from '../storage/dialect.ts'
import { UnknownOutcome } from '../storage/errors.ts'
import { isAddress, openStorage, type Storage } from '../storage/open-storage.ts'
import type { FoundKey, StoppedDatabase } from '../storage/stopped-database.ts'
import { type ComparedTable, compareRows } from './compare-rows.ts'
import { copyRows, type Done } from './copy-rows.ts'
import { expectEmpty, expectEmptyTables, expectOther, expectSource, placeOf } from './expect.ts'
import { openStopped } from './open-stopped.ts'
import { type CopiedTable, countRows, tablesOf } from './tables.ts'

/** What a migration copied, and found equal when it was read again. */
export type Migrated = {
  from: string
  to: string
  tables: ComparedTable[]
  /** The key of the secrets, which the target needs as well; undefined where none of them needs one. */
  key: FoundKey | undefined
}

/** How far it is: so many rows of all. */
export type Progress = { doing: 'copy' | 'check'; table: string; rows: number; of: number }

type Migration = {
  from: string
  to: string
  secretKey: string | undefined
  progress: (progress: Progress) => void
}

/**
 * Copies all rows of a database into another, empty one, and compares them, in one transaction: a migration that fails or is
 * killed leaves none. Servers are kept from both of them meanwhile, and from the source afterwards.
 * @throws {StartError}
 * @throws {DatabaseHeld} when a server runs on one of them
 */
export async function migrateDatabase({ from, to, secretKey, progress }: Migration): Promise<Migrated> {
  await using opened = new AsyncDisposableStack()
  expectOther(from, to)
  const source = opened.adopt(await openStopped(from), (its) => its.close())
  await expectSource(source, to)
  const key = await source.findKey(secretKey)
  await expectEmpty(to)
  const target = opened.adopt(await openStorage(to, key?.text), (its) => its.close())
  await target.takeAlone()
  const tables = await copyAll(source, target, placeOf(to), progress)
  // What its planner would else learn some minutes later, when queries have long been slow. All is copied without it.
  if (isAddress(to)) await sql`analyze`.execute(target.read).catch(() => undefined)
  return { from: source.name, to: target.name, tables, key }
}

async function copyAll(
  source: StoppedDatabase,
  target: Storage,
  place: string,
  progress: Migration['progress'],
): Promise<ComparedTable[]> {
  const tables = await tablesOf(source.read, target.read)
  const of = await countAll(source, tables)
  const counting = (doing: Progress['doing']) => {
    let rows = 0
    return (table: string): Done =>
      (more) => {
        rows += more
        progress({ doing, table, rows, of })
      }
  }
  const problem = problemAt(target.name)
  let isMarked = false
  try {
    return await target.write(async (database) => {
      await expectEmptyTables(database, target.name)
      const copied = counting('copy')
      for (const its of tables) await copyRows(source, database, its, copied(its.table))
      await dialectOf(database).continueNumbers(database)
      const compared: ComparedTable[] = []
      const checked = counting('check')
      for (const its of tables) {
        compared.push(await compareRows(source, { read: database, problem }, its, checked(its.table)))
      }
      // Before the commit: where it is killed between the two, no server starts on either, in place of on both.
      isMarked = true
      await source.mark(place).catch((error) => {
        throw new StartError(source.problem(error), { cause: error })
      })
      return compared
    })
  } catch (error) {
    const [said, cause] = error instanceof StartError ? [error.message, error.cause] : [problem(error), error]
    if (!isMarked || error instanceof UnknownOutcome) throw new StartError(said, { cause })
    const isAsBefore = await source.mark(undefined).then(
      () => true,
      () => false,
    )
    throw new StartError(isAsBefore ? said : `${said} ${stillMarked(source.name)}`, { cause })
  }
}

async function countAll({ read, problem }: StoppedDatabase, tables: CopiedTable[]): Promise<number> {
  let of = 0
  try {
    for (const { table } of tables) of += await countRows(read, table)
    return of
  } catch (error) {
    throw new StartError(problem(error), { cause: error })
  }
}

const stillMarked = (name: string) =>
  `To start a server on ${name} again before, run the same command with --undo.`

const problemAt = (name: string) => (error: unknown) => {
  const { message } = error as Error
  return error instanceof UnknownOutcome
    ? `${message} Make ${name} anew, and migrate again.`
    : `The rows cannot be written to ${name}: ${message.replace(/\.$/, '')}. Nothing was kept there. Mend that, and migrate again.`
}
