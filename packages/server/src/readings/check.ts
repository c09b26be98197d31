import { nearestName } from '@innwire/validators'
import { StartError } from '../start-error.ts'
import { conflictOf, isReadingName, type ReadingName, readingNames } from './readings.ts'

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
