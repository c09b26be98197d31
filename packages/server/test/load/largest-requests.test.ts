import { afterAll, beforeAll, describe, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { controlAccess, demoAccess } from './call.ts'
import { growingRequests } from './grown-requests.ts'
import { expectLinear, expectWithinLimits } from './request-limits.ts'
import { type WatchedServer, watchServer } from './watch.ts'

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
})
afterAll(() => server.stop())

const documents = { property: await bundleContract('property'), control: await bundleContract('control') }

describe.each(['property', 'control'] as const)('a request of the %s API, however large,', (api) => {
  it.each(growingRequests(documents[api]))(
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
