import cors from '@fastify/cors'
import { operationTable } from '@innwire/types'
import { refuse } from '@innwire/validators'
import { Refused } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { isLoopback } from '../http/check-host.ts'

/**
 * Lets web pages of this machine, or of an allowed host, call the property API of a demo. Every page knows the demo's
 * token: others can neither read nor change anything. Only the routes of the contract are open, however another path is
 * spelled.
 */
export async function letLocalPagesCall(app: App, allowedHosts: readonly string[] = []): Promise<void> {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()))
  /** Without the header, no page is asking. */
  const isAllowed = (origin: string | undefined) => {
    if (origin === undefined) return true
    const [, host = '', name = ''] = /^https?:\/\/((.+?)(?::\d+)?)$/.exec(origin.toLowerCase()) ?? []
    return isLoopback(name) || allowed.has(host) || allowed.has(name)
  }
  // A form, or `fetch` without CORS, asks no preflight before it changes something.
  app.addHook('onRequest', async ({ method, raw: { headers } }) => {
    if (reads.has(method) || isAllowed(headers.origin)) return
    throw new Refused(refuse('unreadable_request', foreignPage))
  })
  const open = new Set<string>(Object.values(operationTable).map(({ path }) => path))
  await app.register(cors, {
    delegator: ({ routeOptions, url, raw: { headers } }, answer) => {
      const [path = ''] = url.split('?', 1)
      // Preflights share one route for all paths, and so do unknown paths.
      const route = routeOptions.url === undefined || routeOptions.url === '*' ? path : routeOptions.url
      answer(null, {
        // Echoes neither origin nor headers of the request: they may be longer than the head that a caller reads.
        origin: open.has(route) && isAllowed(headers.origin) && '*',
        allowedHeaders: '*',
        methods: ['GET', 'PUT', 'POST'],
        exposedHeaders: '*',
        // A strict check would refuse an incomplete preflight without an error body.
        strictPreflight: false,
      })
    },
  })
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

const foreignPage =
  'Web pages of other machines may not change a demo. Open the page at http://localhost, or start the server with ' +
  '--allow-host and its host.'
