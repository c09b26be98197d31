import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { histories } from './histories/histories.ts'
import { play } from './play/play.ts'
import { type Service, startService } from './play/service.ts'

/**
 * The rules of the decisions, written a second time as a small model (`oracle/`), against the real server over HTTP:
 * random histories of one hotel are played on both, and every answer and the whole state must be the same.
 *
 * Many histories: INNWIRE_MODEL_RUNS=5000 npx vitest run packages/server/test/model
 * The same ones again: INNWIRE_MODEL_SEED=<seed that was printed>, and INNWIRE_MODEL_PATH=<path that was printed>.
 */
const { INNWIRE_MODEL_SEED, INNWIRE_MODEL_PATH } = process.env
const runs = tries('INNWIRE_MODEL_RUNS', 20, 500)
const secondsForOne = 20

describe('the service', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  it(
    'does in every history what the model of its rules says',
    { timeout: (60 + runs * secondsForOne) * 1000 },
    () =>
      fc.assert(
        fc.asyncProperty(histories, (history) => play(service, history)),
        {
          numRuns: runs,
          ...(INNWIRE_MODEL_SEED && { seed: Number(INNWIRE_MODEL_SEED) }),
          ...(INNWIRE_MODEL_PATH && { path: INNWIRE_MODEL_PATH }),
        },
      ),
  )
})
