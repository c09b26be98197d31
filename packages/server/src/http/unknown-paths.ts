import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseMethod, refusePath } from '@innwire/validators'
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'
import { Refused } from './answer.ts'
import type { Redactor } from './redact.ts'

/** Advice on an unknown path, where there is better than to look into the contract. */
export type PathAdvice = (path: string) => string | undefined

type Routes = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>

/** Refuses paths and methods that no route has, before anything is read of their bodies. */
export function refuseUnknownPaths(
  app: Pick<Routes, 'addHook' | 'setNotFoundHandler'>,
  redact: Redactor,
  advise: PathAdvice,
): void {
  const routes: { method: string; path: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const path = new RegExp(`^${url.split('/').map(segment).join('/')}$`)
    for (const one of [method].flat()) routes.push({ method: one, path })
  })

  const refusalOf = (request: FastifyRequest): Refused => {
    const { path } = redact.address(request.url)
    const allowed = routes.filter((route) => route.path.test(path)).map((route) => route.method)
    if (allowed.length === 0) {
      return new Refused(refusePath(path, advise(path)))
    }
    const allow = allowed.join(', ')
    return new Refused(refuseMethod(request.method, allow), { allow })
  }
  // After the onRequest hooks, which may answer it or add headers to the refusal.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // CORS preflights that are allowed have been answered by now.
    done(isOfNoRoute(request) ? refusalOf(request) : null)
  })
  app.setNotFoundHandler((request) => {
    throw refusalOf(request)
  })
}

/** Whether no route is meant for it: CORS preflights share one for all paths. */
export const isOfNoRoute = ({ is404, routeOptions }: FastifyRequest): boolean =>
  is404 || routeOptions.url === '*'

/** A segment of a route as a pattern: a parameter takes anything but a slash. */
const segment = (text: string) => (text.startsWith(':') ? '[^/]+' : RegExp.escape(text))

const startedWith = 'on a port of its own, which the server prints when it starts'

/** Advice where the property API gets a path of the control API. */
export const propertyPathAdvice = (path: string): string | undefined =>
  /^\/(control|health|metrics)(\/|$)/.test(path)
    ? `It belongs to the control API, ${startedWith} with --control.`
    : undefined

/** Advice where the control API gets a path of the property API, or only the beginning of its own paths. */
export function controlPathAdvice(path: string): string | undefined {
  if (path.startsWith('/api/')) return `It belongs to the property API, ${startedWith}.`
  const start = /^\/control(\/v1)?\/?$/.test(path)
  return start ? 'The paths begin below it, such as /control/v1/properties.' : undefined
}
