import { type ReadingName, readingNames, readings } from '@innwire/server'
import { dice } from '../histories/dice.ts'

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
