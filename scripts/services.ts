import type { Mock } from '@innwire/mock'
import type { Server } from '@innwire/server'
import { buildStale } from './build.ts'
import { buildDocs } from './docs/build-docs.ts'
import { serveDocs } from './docs/serve-docs.ts'
import { assertFree, portFrom, StartError } from './ports.ts'

export type Services = {
  docs: Awaited<ReturnType<typeof serveDocs>>
  mock: Mock
  server: Server
  addresses: { mock: string; server: string }
}

/** Builds what is stale and starts docs, mock and the server with the demo hotel; says on the terminal what it does and where they are. */
export async function startServices(options: { liveReload: boolean }): Promise<Services> {
  const docsPort = portFrom('DOCS_PORT', 8080)
  const mockPort = portFrom('MOCK_PORT', 4010)
  const serverPort = portFrom('SERVER_PORT', 4020)
  const controlPort = portFrom('CONTROL_PORT', 4021)
  await assertFree(docsPort, 'DOCS_PORT')
  await assertFree(mockPort, 'MOCK_PORT')
  await assertFree(serverPort, 'SERVER_PORT')
  await assertFree(controlPort, 'CONTROL_PORT')

  const started = performance.now()
  process.stdout.write('Generating and building what is stale … ')
  await buildStale()
  // Only now is there a build that can be imported.
  const { startMock } = await import('@innwire/mock')
  const { startServer } = await import('@innwire/server')
  const mock = await startMock({ port: mockPort })
  const ownToken = process.env.INNWIRE_CONTROL_TOKEN
  const server = await startServer({
    port: serverPort,
    controlPort,
    demo: true,
    ...(ownToken && { controlToken: ownToken }),
  })
  const addresses = { mock: mock.url, server: server.url }
  await buildDocs({ addresses, ...options })
  const docs = await serveDocs({ port: docsPort })
  process.stdout.write(`done in ${seconds(started)} s\n`)
  console.log(`
  docs     ${docs.url}
  mock     ${mock.url}
  server   ${server.url}
  control  ${server.controlUrl}/control/v1  (token: ${ownToken ? 'INNWIRE_CONTROL_TOKEN' : server.controlToken})

  Try:     curl '${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo'
`)
  return { docs, mock, server, addresses }
}

/** Runs until Ctrl-C or a polite kill, then stops everything and ends with code 0. */
export async function runUntilStopped(start: () => Promise<Services>): Promise<void> {
  try {
    const { docs, mock, server } = await start()
    const stop = async () => {
      await Promise.all([docs.close(), mock.stop(), server.stop()])
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
