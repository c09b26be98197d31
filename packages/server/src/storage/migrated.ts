import { StartError } from '../start-error.ts'
import type { Database } from './schema.ts'
import { readSetting } from './settings.ts'

/** Setting of a database whose rows were copied to another one, with which servers go on: what that is called. */
export const migratedSetting = 'migrated_to'

/** Why nobody works with a database that was migrated, and what to do; undefined for any other. */
export async function migratedProblem(database: Database, name: string): Promise<string | undefined> {
  const to = await readSetting(database, migratedSetting)
  return to === undefined ? undefined : migratedTo(name, to)
}

/** @throws {StartError} when a database was migrated */
export async function expectNotMigrated(database: Database, name: string): Promise<void> {
  const problem = await migratedProblem(database, name)
  if (problem !== undefined) throw new StartError(problem)
}

export const migratedTo = (name: string, to: string): string =>
  `The database ${name} was migrated to ${to}. A server on both would send the same changes and give out the same numbers: work with that one. Where none has run on it yet, the same innwire-server migrate with --undo lets servers start here again; else migrate that one back, into a new database.`
