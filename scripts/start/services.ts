import type { Mock } from '@innwire/mock'
import type { Server } from '@innwire/server'
import { buildStale } from '../build/build-stale.ts'
import type { Addresses } from '../docs/addresses.ts'
import { buildDocs } from '../docs/build-docs.ts'
import { serveDocs } from '../docs/serve-docs.ts'
import { assertUsable, portFrom, StartError } from './ports.ts'

export type Services = {
  docs: Awaited<ReturnType<typeof serveDocs>>
  mock: Mock
  server: Server
  addresses: Addresses
}

/** Builds what is stale and starts docs, mock and the server with the demo hotel; says on the terminal what it does and where they are. */
export async function startServices(options: { liveReload: boolean }): Promise<Services> {
  const docsPort = portFrom('DOCS_PORT', 8080)
  const mockPort = portFrom('MOCK_PORT', 4010)
  const serverPort = portFrom('SERVER_PORT', 4020)
  const controlPort = portFrom('CONTROL_PORT', 4021)
  await assertUsable({
    DOCS_PORT: docsPort,
    MOCK_PORT: mockPort,
    SERVER_PORT: serverPort,
    CONTROL_PORT: controlPort,
  })

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
  const docs = await serveDocs({ port: docsPort })
  // Only now: a start that fails must not change the docs of one that runs.
  const addresses = { mock: mock.url, server: server.url, control: server.controlUrl }
  await buildDocs({ addresses, ...options })
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
    console.error(
      `\n${(error as Error).name === StartError.name ? (error as Error).message : (error as Error).stack}`,
    )
    process.exit(1)
  }
}

export const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
