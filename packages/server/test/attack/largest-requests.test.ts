import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract.ts'
import { type Access, controlAccess, demoAccess } from './call.ts'
import { type Growing, growingRequests, mostBytes, type Sent } from './grown-requests.ts'
import { longestTurnMs, measure } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

/** What an answer, or the database, may have more than ten times the request. */
const free = 64_000
/** Work that is too little to tell how it grows, in milliseconds. */
const noiseMs = 60

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
})
afterAll(() => server.stop())

const sizeOf = ({ path, query, body = '' }: Sent) => path.length + query.length + Buffer.byteLength(body)

/** Sends a request, holds it to the bounds, and gives the work that it made. */
async function measured(name: string, sent: Sent, access: Access): Promise<number> {
  const { status, bytes, text, cpuMs, workMs, written } = await measure(server, sent, access)
  const most = 10 * sizeOf(sent) + free
  expect(cpuMs, `${name}: work in one go`).toBeLessThan(longestTurnMs)
  expect(bytes, `${name}: answered ${text.slice(0, 300)}`).toBeLessThan(most)
  expect(written, `${name}: written`).toBeLessThan(most)
  expect(status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(500)
  return workMs
}

async function leastWork(name: string, sent: Sent, access: Access): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 5; time += 1) times.push(await measured(name, sent, access))
  return Math.min(...times)
}

/** Twice the size takes at most three times as long. */
async function expectLinear({ name, ofBytes }: Growing, access: Access): Promise<void> {
  const [half, whole] = [ofBytes(mostBytes / 2), ofBytes(mostBytes)]
  if ((await measured(name, whole, access)) < noiseMs) return
  const [small, large] = [await leastWork(name, half, access), await leastWork(name, whole, access)]
  expect(large, `${name}: ${small} ms for the half`).toBeLessThan(Math.max(noiseMs, 3 * small))
}

const documents = { property: await bundleContract('property'), control: await bundleContract('control') }

describe.each(['property', 'control'] as const)('a request of the %s API, however large,', (api) => {
  it.each(growingRequests(documents[api]))(
    'of %s takes no longer than its size, and no turn of the process for itself',
    { timeout: 120_000 },
    async (_, requests) => {
      const access = api === 'property' ? demoAccess : controlAccess(server.controlToken)
      for (const growing of requests) {
        if (growing.atBound) await measured(`${growing.name}, at its bound`, growing.atBound(), access)
        await expectLinear(growing, access)
      }
    },
  )
})
