import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from '@innwire/validators'
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'
import { Refused } from './answer.ts'
import type { Redactor } from './redact.ts'

/** What to say of a path that is not there, if more can be said than that it is not in the contract. */
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
      const next = advise(path) ?? 'Compare it with the contract.'
      return new Refused(refuse('path_not_found', `There is no path ${path}. ${next}`))
    }
    const allow = allowed.join(', ')
    const message = `This path does not take ${request.method}. It takes ${allow}.`
    return new Refused(refuse('method_not_allowed', message), { allow })
  }
  // After the hooks on the request, which may have an answer for it or headers for the refusal.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // Questions of pages have one route for all paths; those that have an answer have it by now.
    const unknown = request.is404 || request.routeOptions.url === '*'
    done(unknown ? refusalOf(request) : null)
  })
  app.setNotFoundHandler((request) => {
    throw refusalOf(request)
  })
}

/** A segment of a route as a pattern: a parameter takes anything but a slash. */
const segment = (text: string) => (text.startsWith(':') ? '[^/]+' : RegExp.escape(text))
