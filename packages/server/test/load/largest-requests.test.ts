import { afterAll, beforeAll, describe, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { isLong } from '../../../../scripts/test/harness/long.ts'
import { controlAccess, demoAccess } from './call.ts'
import { type Growing, growingRequests } from './grown-requests.ts'
import { expectLinear, expectWithinLimits } from './request-limits.ts'
import { type WatchedServer, watchServer } from './watch.ts'

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
})
afterAll(() => server.stop())

/** A sixth of those of an operation, and of the next another: what grows is much the same in each. A long run tries all. */
const sampleOf = (growing: Growing[], operation: number) =>
  isLong ? growing : growing.filter((_, index) => index % 6 === operation % 6)
const requestsOf = (api: 'property' | 'control') =>
  growingRequests(documents[api]).map(
    ([id, growing], operation) => [id, sampleOf(growing, operation)] as const,
  )

const documents = { property: await bundleContract('property'), control: await bundleContract('control') }

describe.each(['property', 'control'] as const)('a request of the %s API, however large,', (api) => {
  it.each(requestsOf(api))(
    'of %s takes no longer than its size, and no turn of the process for itself',
    async (_, requests) => {
      const access = api === 'property' ? demoAccess : controlAccess(server.controlToken)
      for (const growing of requests) {
        if (growing.atBound) {
          await expectWithinLimits(server, `${growing.name}, at its bound`, growing.atBound(), access)
        }
        await expectLinear(server, growing, access)
      }
    },
  )
})
