import { afterAll, beforeAll, describe, it } from 'vitest'
import { isLong, tries } from '../../../../scripts/test/harness/long.ts'
import { openStage } from './stage.ts'

/*
 * Whole histories: hotels in which everything happens at random, with a service that fails in every way it can and a
 * worker that is killed at random moments. INNWIRE_HISTORIES_ROUNDS asks for more of them, INNWIRE_HISTORIES_SEED for
 * those of another seed. Each round plays six histories at once, and twenty in a long run.
 */
const rounds = tries('INNWIRE_HISTORIES_ROUNDS', 1, 30)
const firstSeed = Number(process.env.INNWIRE_HISTORIES_SEED ?? Date.now() % 1_000_000)
const hotelsAtOnce = isLong ? 20 : 6

let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => {
  stage = await openStage(firstSeed)
})
afterAll(() => stage.close())

describe(`histories with faults and kill -9, from seed ${firstSeed}`, () => {
  it.for(Array.from({ length: rounds }, (_, round) => round))(
    'round %i ends as it must',
    { timeout: 500_000 },
    (round) =>
      stage.play({
        seed: firstSeed + round,
        // Every fifth round is played on PostgreSQL, and the last. Those by other readings are played on SQLite.
        place: round % 5 === 4 || round === rounds - 1 ? 'postgres' : 'sqlite',
        hotels: Array.from({ length: hotelsAtOnce }, () => []),
      }),
  )
})
