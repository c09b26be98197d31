import { test as base } from 'vitest'
import { type Server, type ServerOptions, startServer } from './index.ts'

/** What a test of {@link serverTest} is given. */
type ServerFixtures = {
  /** The server of this test file. It is there from the first test that asks for it until the last one has ended. */
  server: Server
  /** Brings its hotel back to what it was at the start. */
  reset: () => Promise<void>
}

/**
 * Makes a `test` of Vitest that gives each test file a server of its own, on a free port and in silence, and stops it at the end.
 * @param options those of `startServer` but for the places, such as `{ hotel: 'hotel.yaml' }`
 * @throws {StartError} in the first test that asks for the server, where the hotel file has a wrong place
 * @example
 * const test = serverTest({ hotel: 'hotel.yaml' })
 * test.beforeEach(({ reset }) => reset())
 * test('…', async ({ server }) => { … server.url … })
 */
export const serverTest = (options: Omit<ServerOptions, 'port' | 'controlPort'>) =>
  base.extend<{ $file: ServerFixtures }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
      async ({}, use) => {
        const server = await startServer({ ...options, port: 0 })
        await use(server).finally(() => server.stop())
      },
      { scope: 'file' },
    ],
    reset: [({ server }, use) => use(() => resetOf(server)), { scope: 'file' }],
  })

async function resetOf({ controlUrl, controlToken }: Server): Promise<void> {
  const response = await fetch(`${controlUrl}/control/v1/reset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}` },
  })
  if (!response.ok) throw new Error(`The server was not reset: ${response.status} ${await response.text()}`)
}
