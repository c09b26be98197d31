import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { App } from '../http/app.ts'
import type { Redactor } from '../http/redact.ts'
import type { RequestLog } from '../http/request-log.ts'
import { clientAddress } from '../http/trusted-proxies.ts'
import { isOfNoRoute } from '../http/unknown-paths.ts'
import { accessLog } from './access-log.ts'
import type { Api, Metrics } from './metrics.ts'
import { becameOf, bodiesOf } from './request-record.ts'
import type { Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By which requests of a route are counted. */
    operation?: string
  }
  interface FastifyRequest {
    /** What was answered, where it is kept. */
    answered?: string | Buffer
  }
}

type TraceParts = {
  api: Api
  /** Undefined where no control API shows it. */
  requests: RequestLog | undefined
  clock: Pick<Clock, 'now'>
  redact: Redactor
  log: Logger
  metrics: Metrics | undefined
  tracing?: Tracing | undefined
}

/**
 * Logs, counts and traces every request that ends, answered or not. The line in the log has no address, which has the token;
 * at the level debug it has it without its secrets.
 */
export function addRequestTrace(app: App, parts: TraceParts): void {
  const { api, requests, clock, redact, log, metrics, tracing } = parts
  if (tracing) addSpans(app, tracing)
  const access = accessLog(log)
  app.addHook('onClose', async () => access.close())
  const listed = api === 'property' ? requests : undefined
  const keepsBodies = listed?.keepsBodies ?? false
  if (keepsBodies) keepAnswers(app)
  const isLogged = log.isLevelEnabled('info')
  const hasAddress = log.isLevelEnabled('debug')
  app.addHook('onRequest', async (request, reply) => {
    const started = performance.now()
    // A closed connection has no address.
    const address = isLogged ? clientAddress(request) : ''
    reply.raw.once('close', () => {
      const { id, method, trace, controlCaller } = request
      const ms = performance.now() - started
      const status = reply.raw.writableFinished ? reply.statusCode : undefined
      const { operation } = request.routeOptions.config
      metrics?.request({ api, operation, status, seconds: isEndless(operation) ? undefined : ms / 1_000 })
      const isRoutine = operation !== undefined && !isOfContract(operation)
      const isWritten = isLogged && (hasAddress || !isRoutine)
      const list = isListed(request) ? listed : undefined
      // Where nobody gets to see it, it is not worked out.
      if (!list && !isWritten) return
      const hotel = trace?.caller?.setUp.property.hr_id
      const shown = list || hasAddress ? shownAddress(redact, request, hotel) : undefined
      const duration = Math.round(ms * 10) / 10
      const faults = trace?.struck.map((fault) => fault.effect) ?? []
      if (list && shown) {
        list.add(
          {
            id,
            at: clock.now().toISOString(),
            method,
            ...shown,
            hr_id: hotel ?? null,
            operation_id: trace?.operationId ?? null,
            status: status ?? null,
            ...becameOf(request, reply),
            duration_ms: duration,
            faults,
          },
          keepsBodies ? bodiesOf(request, reply) : undefined,
        )
      }
      if (!isWritten) return
      const of = { ...(hotel !== undefined && { hotel }), ...(controlCaller && { who: controlCaller.name }) }
      const line = { id, api, method, operation, ...of, status: status ?? null, ms: duration, address }
      const known = trace?.caller || controlCaller ? 'caller' : 'stranger'
      access.write({ ...line, ...(hasAddress && { ...shown, faults }) }, known)
    })
  })
}

const shownAddress = (redact: Redactor, request: FastifyRequest, hrId: string | undefined) =>
  redact.address(request.url, { route: request.routeOptions.url, hrId })

/** Those of an operation, and those that were refused because none has their path and method. */
const isListed = (request: FastifyRequest) =>
  request.trace !== undefined || (isOfNoRoute(request) && request.refusedBy !== undefined)

/** Notes what is answered to requests that are listed, for as long as they take. */
function keepAnswers(app: App): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isListed(request) && (typeof payload === 'string' || Buffer.isBuffer(payload)))
      request.answered = payload
    done(null, payload)
  })
}

/** Streams last for as long as somebody listens: their time says nothing about the server. */
const isEndless = (operation: string | undefined) => operation === 'streamEvents'

/** Gives every request of an operation a span, in which all that follows of it is done. */
function addSpans(app: App, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    if (config.operation === undefined || !isOfContract(config.operation)) return done()
    const { method, raw } = request
    const span = tracing.begin({ headers: raw.headers, method, operation: config.operation, route: url })
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : undefined
      span.end(status, request.trace?.caller?.setUp.property.hr_id)
    })
    span.within(done)
  })
}

/** Those of supervisors and Prometheus come all the time; files of the console are no operations. */
const isOfContract = (operation: string) => !['health', 'metrics', 'console'].includes(operation)
