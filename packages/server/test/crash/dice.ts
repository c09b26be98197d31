import { randomInt } from 'node:crypto'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { seededFraction } from '../../src/connectors/backoff.ts'

/** Chance that comes out the same for the same seed. */
export type Dice = {
  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number
  one<T>(list: readonly [T, ...T[]]): T
  /** Whether something happens that happens in this share of all cases. */
  happens(share: number): boolean
}

export function dice(...seed: number[]): Dice {
  let thrown = 0
  const fraction = () => {
    thrown += 1
    return seededFraction(...seed, thrown)
  }
  const number = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    number,
    one: (list) => list[number(0, list.length - 1)] ?? list[0],
    happens: (share) => fraction() < share,
  }
}

/**
 * Runs a test with a seed of its own, or that of INNWIRE_CRASH_SEED, and names it when the test fails. It decides
 * what is written and how many answers come before a kill; when each of them comes is up to the machine.
 */
export async function seeded(test: (seed: number) => Promise<void>): Promise<void> {
  const seed = Number(process.env.INNWIRE_CRASH_SEED ?? randomInt(1_000_000))
  try {
    await test(seed)
  } catch (error) {
    if (error instanceof Error) error.message += `\n(INNWIRE_CRASH_SEED=${seed})`
    throw error
  }
}

/** How many times as many kills as usual: INNWIRE_CRASH_FACTOR. */
export const factor = tries('INNWIRE_CRASH_FACTOR', 1, 5)
