import cors from '@fastify/cors'
import type { App } from './app.ts'
import type { ContractRoute } from './contract-routes.ts'

/**
 * Lets pages of any origin call the property API, as the mock lets them. What is allowed is listed by route: any other
 * path, however it is spelled, is none of theirs.
 */
export async function letPagesCall(app: App, routes: ContractRoute[]): Promise<void> {
  const open = new Set(routes.map(({ url }) => url))
  await app.register(cors, {
    delegator: ({ routeOptions, url }, answer) => {
      const [path = ''] = url.split('?', 1)
      // Questions before a request have one route for all paths, and so has what leads nowhere.
      const route = routeOptions.url === undefined || routeOptions.url === '*' ? path : routeOptions.url
      answer(null, {
        // No origin or header is repeated: it may be as long as all that a caller reads of an answer's head.
        origin: open.has(route) && '*',
        allowedHeaders: '*',
        methods: ['GET', 'PUT', 'POST'],
        exposedHeaders: '*',
        // Else it would refuse what is no complete question of a browser with a text of its own.
        strictPreflight: false,
      })
    },
  })
}
