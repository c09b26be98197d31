import type { Mock } from '@innwire/mock'
import { buildStale } from './build.ts'
import { buildDocs } from './docs/build-docs.ts'
import { serveDocs } from './docs/serve-docs.ts'
import { assertFree, portFrom, StartError } from './ports.ts'

export type Services = {
  docs: Awaited<ReturnType<typeof serveDocs>>
  mock: Mock
  addresses: { mock: string }
}

/** Builds what is stale and starts docs and mock; says on the terminal what it does and where they are. */
export async function startServices(options: { liveReload: boolean }): Promise<Services> {
  const docsPort = portFrom('DOCS_PORT', 8080)
  const mockPort = portFrom('MOCK_PORT', 4010)
  await assertFree(docsPort, 'DOCS_PORT')
  await assertFree(mockPort, 'MOCK_PORT')

  const started = performance.now()
  process.stdout.write('Generating and building what is stale … ')
  await buildStale()
  // Only now is there a build that can be imported.
  const { startMock } = await import('@innwire/mock')
  const mock = await startMock({ port: mockPort })
  const addresses = { mock: mock.url }
  await buildDocs({ addresses, ...options })
  const docs = await serveDocs({ port: docsPort })
  process.stdout.write(`done in ${seconds(started)} s\n`)
  console.log(`
  docs   ${docs.url}
  mock   ${mock.url}

  Try:   curl '${mock.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo'
`)
  return { docs, mock, addresses }
}

/** Runs until Ctrl-C or a polite kill, then stops everything and ends with code 0. */
export async function runUntilStopped(start: () => Promise<Services>): Promise<void> {
  try {
    const { docs, mock } = await start()
    const stop = async () => {
      await Promise.all([docs.close(), mock.stop()])
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    console.log('ready')
  } catch (error) {
    console.error(`\n${error instanceof StartError ? error.message : (error as Error).stack}`)
    process.exit(1)
  }
}

export const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
