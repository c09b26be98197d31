import type { Mock } from '@innwire/mock'
import type { Server } from '@innwire/server'
import { portFrom } from '../../packages/server/src/http/listen.ts'
import { standardControlPort, standardPort } from '../../packages/server/src/http/places.ts'
import { StartError } from '../../packages/server/src/start-error.ts'
import { buildSite, buildStale } from '../build/build-stale.ts'
import { copyLiveSite } from '../docs/live-site.ts'
import { serveDocs } from '../docs/serve-docs.ts'
import { assertUsable } from './ports.ts'

export type Services = {
  docs: Awaited<ReturnType<typeof serveDocs>>
  mock: Mock
  server: Server
}

/**
 * Builds what is stale and starts docs, mock and the server with the demo hotel; says on the terminal what it does and where
 * they are.
 * @param options `live`: open pages of the docs load themselves again when the docs server is told to make them
 */
export async function startServices(options: { live: boolean }): Promise<Services> {
  const ports = chosenPorts()
  await assertUsable(ports)

  const started = performance.now()
  process.stdout.write('Generating and building what is stale … ')
  await buildStale()
  const site = await buildSite()
  // Only now is there a build that can be imported.
  const { startMock } = await import('@innwire/mock')
  const { startServer } = await import('@innwire/server')
  const mock = await startMock({ port: ports.MOCK_PORT })
  const ownToken = process.env.INNWIRE_CONTROL_TOKEN
  const server = await startServer({
    port: ports.SERVER_PORT,
    controlPort: ports.CONTROL_PORT,
    demo: true,
    ...(ownToken && { controlToken: ownToken }),
  })
  const docs = await serveDocs({
    port: ports.DOCS_PORT,
    folder: options.live ? await copyLiveSite(site) : site,
  })
  process.stdout.write(`done in ${seconds(started)} s\n`)
  console.log(`
  docs     ${docs.url}
  mock     ${mock.url}
  server   ${server.url}
  control  ${server.controlUrl}/control/v1  (token: ${ownToken ? 'INNWIRE_CONTROL_TOKEN' : server.controlToken})
  console  ${server.controlUrl}/console/  (log in with that token)

  Try:     curl '${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo'
`)
  return { docs, mock, server }
}

/** What is served on which port, by the variable that chooses another. */
const standardPorts = {
  DOCS_PORT: 8080,
  MOCK_PORT: 4010,
  SERVER_PORT: standardPort,
  CONTROL_PORT: standardControlPort,
}

function chosenPorts(): typeof standardPorts {
  const chosen = { ...standardPorts }
  for (const variable of Object.keys(chosen) as (keyof typeof standardPorts)[]) {
    const text = process.env[variable]
    if (text) chosen[variable] = portFrom(variable, text)
  }
  return chosen
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
