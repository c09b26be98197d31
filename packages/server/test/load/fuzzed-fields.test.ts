import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { isLong, tries } from '../../../../scripts/test/harness/long.ts'
import { type Access, call, controlAccess, demoAccess } from './call.ts'
import { fuzzedFields } from './fuzzed-fields.ts'
import { type Pump, pumps } from './pumps.ts'
import { expectLinear } from './request-limits.ts'
import { type WatchedServer, watchServer } from './watch.ts'

/**
 * Texts for each field of every second operation, of another seed the others; a long run tries all. More texts with
 * INNWIRE_FUZZ_RUNS, the same again with the INNWIRE_FUZZ_SEED of a failure.
 */
const numRuns = tries('INNWIRE_FUZZ_RUNS', 1, 10)
const firstSeed = Number(process.env.INNWIRE_FUZZ_SEED ?? Date.now() % 2 ** 30)

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
  const path = '/control/v1/properties/demo/deliveries'
  await vi.waitFor(async () => {
    const { text } = await call(server, { method: 'GET', path, query: '' }, access('control'))
    expect(text, 'what the channels of the demo hotel are told at its start').not.toContain('"in_progress"')
  })
})
afterAll(() => server.stop())

const access = (api: 'property' | 'control'): Access =>
  api === 'property' ? demoAccess : controlAccess(server.controlToken)

/** A fault that was added by chance would answer in place of the hotel. */
afterEach(async () => {
  const { status, text } = await call(
    server,
    { method: 'DELETE', path: '/control/v1/faults', query: '' },
    access('control'),
  )
  expect(status, text).toBeLessThan(300)
})

const apis = await Promise.all(
  (['property', 'control'] as const).map(async (api) => ({
    api,
    operations: fuzzedFields(await bundleContract(api))
      .map(([id, fields], index) => [id, fields, firstSeed + index] as const)
      .filter(([, , seed]) => isLong || seed % 2 === 0),
  })),
)

describe.each(apis)(
  `whatever grows in a request of the $api API (seed ${firstSeed}),`,
  ({ api, operations }) => {
    it.each(operations)(
      'in the fields of %s, twice the size takes at most three times as long',
      { timeout: 60_000 * numRuns },
      async (_, fields, seed) => {
        const grow = async (grown: Pump[]) => {
          for (const [index, { name, ofBytes }] of fields.entries()) {
            const pump = grown[index] as Pump
            const about = `${name}, ${JSON.stringify(pump)}`
            await expectLinear(server, { name: about, ofBytes: (bytes) => ofBytes(pump, bytes) }, access(api))
          }
        }
        const perField = fc.array(pumps, { minLength: fields.length, maxLength: fields.length })
        // Nothing is learned from a smaller text that takes a little longer.
        await fc.assert(fc.asyncProperty(perField, grow), { numRuns, seed, endOnFailure: true })
      },
    )
  },
)
