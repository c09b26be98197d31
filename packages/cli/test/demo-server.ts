import { type Server, startServer } from '@innwire/server'

/** A demo server whose channels take everything: expedia of the demo fails some updates, and a number that it failed is held. */
export async function startDemo(): Promise<Server> {
  const server = await startServer({ port: 0, demo: true })
  await setFailures(server, 0)
  return server
}

/** @param rate of the updates that expedia fails, from 0 to 1 */
export async function setFailures(server: Server, rate: number): Promise<void> {
  const connector = { kind: 'simulated', failure_rate: rate }
  await control(server, 'PUT', '/properties/demo/channels/expedia', { connector })
}

/** Does what the hotel does. */
export async function control(server: Server, method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The control API answers ${response.status}: ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}

/** The options by which innwire asks it. */
export const asDemo = (server: Server): string[] => ['--demo', '--base-url', server.url]

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
