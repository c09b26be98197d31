import { afterAll, beforeAll, describe, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { randomSets, someReadings } from '../readings/sets.ts'
import { openStage } from './stage.ts'

/*
 * The same histories, in hotels that the service answers by other readings of its documentation: a sixth of them by
 * themselves (all of them in a long run), and random sets. INNWIRE_READINGS_ROUNDS asks for rounds of random sets besides, INNWIRE_READINGS_SEED for those
 * of another seed.
 */
const rounds = tries('INNWIRE_READINGS_ROUNDS', 0, 10)
const firstSeed = Number(process.env.INNWIRE_READINGS_SEED ?? Date.now() % 1_000_000)
/** Beside the readings by themselves, and in a round of their own. */
const setsBeside = 4
const setsAtOnce = 20

let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => {
  stage = await openStage(firstSeed)
})
afterAll(() => stage.close())

describe(`histories by other readings, with faults and kill -9, from seed ${firstSeed}`, () => {
  it('readings by themselves, and a few random sets', { timeout: 500_000 }, () => {
    const hotels = [...someReadings(firstSeed).map((name) => [name]), ...randomSets(firstSeed, setsBeside)]
    return stage.play({ seed: firstSeed, place: 'sqlite', hotels })
  })

  it.for(Array.from({ length: rounds }, (_, round) => round))(
    'random sets of them, round %i',
    { timeout: 500_000 },
    (round) => {
      const seed = firstSeed + 1 + round
      const place = round % 5 === 4 ? 'postgres' : 'sqlite'
      return stage.play({ seed, place, hotels: randomSets(seed, setsAtOnce) })
    },
  )
})
