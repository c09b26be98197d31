import { StartError } from '../start-error.ts'
import { migratedSetting } from '../storage/migrated.ts'
import { isAddress } from '../storage/open-storage.ts'
import { readSetting } from '../storage/settings.ts'
import { isWithoutTables } from '../storage/sqlite/open-present.ts'
import type { StoppedDatabase } from '../storage/stopped-database.ts'
import { compareRows, OtherRow } from './compare-rows.ts'
import { expectOther, expectSameVersion, placeOf } from './expect.ts'
import { openStopped } from './open-stopped.ts'
import { tablesOf, tableWithRows } from './tables.ts'

type Undone = { from: string; to: string; hasRows: boolean }

/**
 * Lets servers start on the source of a migration again, and on its target no more: only where the target still has the same
 * rows, or none.
 * @returns what the two are called, and whether the target has these rows
 * @throws {StartError}
 * @throws {DatabaseHeld} when a server runs on one of them
 */
export async function undoMigration(from: string, to: string): Promise<Undone> {
  await using opened = new AsyncDisposableStack()
  expectOther(from, to)
  const source = opened.adopt(await openStopped(from), (its) => its.close())
  await expectSameVersion(source)
  const place = await readSetting(source.read, migratedSetting)
  if (place === undefined) {
    throw new StartError(`${source.name} was not migrated. A server may start on it. Nothing was changed.`)
  }
  if (place !== placeOf(to)) {
    throw new StartError(
      `${source.name} was migrated to ${place}, and not to ${placeOf(to)}. Name that one with --to.`,
    )
  }
  const target =
    isAddress(to) || !isWithoutTables(to)
      ? opened.adopt(await openStopped(to), (its) => its.close())
      : undefined
  const hasRows = target !== undefined && (await tableWithRows(target.read)) !== undefined
  if (hasRows) {
    await expectSameRows(source, target)
    // First: where it is killed between the two, no server starts on either, in place of on both.
    await mark(target, placeOf(from))
  }
  await mark(source, undefined)
  return { from: source.name, to: placeOf(to), hasRows }
}

/** Where it fails, the same command again goes on from there. */
async function mark(database: StoppedDatabase, other: string | undefined): Promise<void> {
  await database.mark(other).catch((error) => {
    throw new StartError(database.problem(error), { cause: error })
  })
}

/** @throws {StartError} when a server has changed anything since they were copied */
async function expectSameRows(source: StoppedDatabase, target: StoppedDatabase): Promise<void> {
  await expectSameVersion(target)
  try {
    for (const table of await tablesOf(source.read, target.read)) {
      await compareRows(source, target, table, () => {})
    }
  } catch (error) {
    if (!(error instanceof OtherRow)) throw error
    throw new StartError(
      `A server has worked with ${target.name} since it was migrated there, and what it took is not in ${source.name}. Nothing was changed. Go back by innwire-server migrate --from ${target.name} --to a new one.`,
      { cause: error },
    )
  }
}
