import { type ReadingName, readingNames, readings } from '@innwire/server'
import { isLong } from '../../../../scripts/test/harness/long.ts'
import { dice } from '../histories/dice.ts'

/** A sixth of the readings, of another seed another sixth; all of them in a long run. */
export const someReadings = (seed: number): ReadingName[] =>
  isLong ? [...readingNames] : readingNames.filter((_, index) => index % 6 === seed % 6)

/** Random sets of readings that do not exclude one another. */
export function randomSets(seed: number, count: number): ReadingName[][] {
  const { chance } = dice(seed)
  return Array.from({ length: count }, () => {
    const set: ReadingName[] = []
    for (const name of readingNames)
      if (chance(0.4) && !set.some((one) => readings[one].excludes?.includes(name))) set.push(name)
    return set
  })
}
