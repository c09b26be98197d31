import type { Logger } from 'pino'
import type { Storage } from '../storage/open-storage.ts'
import type { PropertyRow } from '../storage/schema.ts'
import type { ReadingName } from './readings.ts'

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
