import { nearestName } from '@innwire/validators/nearest-name'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { PropertyRow } from '../storage/schema.ts'
import { conflictOf, isReadingName, type ReadingName, readingNames } from './readings.ts'

/** By which other readings a property answers. */
export type ReadingsInForce = (property: Pick<PropertyRow, 'readings'>) => ReadonlySet<ReadingName>

const none: ReadonlySet<ReadingName> = new Set()

/**
 * Those of each property, or of the server for a property that has none of its own.
 * @param standard those that the server was started with
 * @param test whether the server is for tests; another leaves all of them aside
 */
export function readingsInForce(standard: readonly ReadingName[], test: boolean): ReadingsInForce {
  if (!test) return () => none
  const ofServer = new Set(standard)
  return ({ readings }) => {
    const own = storedReadings(readings)
    return own === null ? ofServer : new Set(own)
  }
}

/** Says that there are readings which a server that is not for tests leaves aside. */
export async function tellLeftAside({ read }: Pick<Storage, 'read'>, log: Logger): Promise<void> {
  const property = await read
    .selectFrom('property')
    .select('hr_id')
    .where('readings', '<>', '[]')
    .limit(1)
    .executeTakeFirst()
  if (property)
    log.warn('Readings that were set for tests are left aside. They are in force again with --test.')
}

/** @param stored the column of the property */
export const storedReadings = (stored: string | null): ReadingName[] | null =>
  stored === null ? null : JSON.parse(stored)

/**
 * Checks the readings that a server is to start with.
 * @throws {StartError} when one does not exist, two exclude one another, or the server is not for tests
 */
export function checkReadings(names: readonly string[], test: boolean): ReadingName[] {
  const known = names.filter(isReadingName)
  const unknown = names.find((name) => !isReadingName(name))
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, readingNames)
    const advice = nearest ? `Did you mean ${nearest}? ` : ''
    throw new StartError(
      `There is no reading ${JSON.stringify(unknown)}. ${advice}Give one of ${readingNames.join(', ')}.`,
    )
  }
  const conflict = conflictOf(known)
  if (conflict)
    throw new StartError(`The readings ${conflict.join(' and ')} exclude one another. Give one of them.`)
  if (known.length > 0 && !test) {
    throw new StartError(
      'Readings are for tests only: some of them charge a guest twice. Add --test, or take them out.',
    )
  }
  return known
}
