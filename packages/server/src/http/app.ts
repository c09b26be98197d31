import type { IncomingMessage, ServerResponse } from 'node:http'
import { mostBytes } from '@innwire/types'
import { errorBody, refuse } from '@innwire/validators'
import fastify, {
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { Logger } from 'pino'
import { asRefused, Refused } from './answer.ts'
import { bareRefusal, fixedHeaders } from './bare-refusal.ts'
import { hostCheck } from './check-host.ts'
import { drainOf } from './drain.ts'
import { failureLog } from './failure-log.ts'
import {
  type HttpLimits,
  limitConnections,
  limitPipelined,
  limitReader,
  requestTurns,
  standardLimits,
} from './limits.ts'
import type { Redactor } from './redact.ts'
import { dropBody, readBody } from './request.ts'
import type { Tls } from './tls.ts'
import type { TrustsProxy } from './trusted-proxies.ts'
import { type PathAdvice, refuseUnknownPaths } from './unknown-paths.ts'

// An import of node:http would make Node load its fetch, which is a tenth of the server's start.
const { createServer } = process.getBuiltinModule('node:http')

export type App = ReturnType<typeof createApp>

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of its refusal. */
    refusedBy?: string
  }
}

/** Time for the requests under way when the server stops, in milliseconds; then their connections are cut off too. */
const graceMs = 5_000

/** How long a connection stays open for another request, in milliseconds: longer than in the proxies that are in use. */
const keepAliveMs = 72_000

/** What an answer's end lets go of: of a stream, on a busy server, some eleven things. Node warns of more than ten. */
const mostClosings = 20

/** Bytes of the address and the headers of a request. */
const mostHeaderBytes = 16_384

export type AppOptions = {
  redact: Redactor
  limits?: HttpLimits
  /** Hosts of which requests are taken besides those of the loopback. */
  allowedHosts?: readonly string[] | undefined
  /** Which proxies are believed; none when left out. */
  trustsProxy?: TrustsProxy
  tls?: Tls | undefined
  advise?: PathAdvice
}

/** What both APIs share of HTTP: request ids, bodies as bytes, errors in the words of the contract (D9, D10, D31). */
export function createApp(log: Logger, options: AppOptions) {
  const { redact, limits = standardLimits, allowedHosts = [], advise = () => undefined } = options
  const { trustsProxy = () => false, tls } = options
  const checkHost = hostCheck(allowedHosts, trustsProxy)
  let stopping = false
  let underWay = 0
  const http = {
    requestTimeout: limits.requestMs,
    keepAliveTimeout: keepAliveMs,
    // Node takes the longer of this and requestTimeout for the whole request.
    headersTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.ceil(limits.requestMs / 6),
    // The check of the host refuses a missing one with an error body; Node would send none.
    requireHostHeader: false,
    maxHeaderSize: mostHeaderBytes,
  }
  const app = fastify<RawServerDefault, IncomingMessage, ServerResponse, Logger>({
    // At the level info, Fastify's own lines say nothing that was not printed already.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: (request) => redact.requestId(request),
    requestIdHeader: false,
    // Asked of every address on the way, beginning with that of the connection.
    trustProxy: (address: string | undefined) => trustsProxy(address),
    requestTimeout: http.requestTimeout,
    keepAliveTimeout: http.keepAliveTimeout,
    http,
    serverFactory: (handler) => (tls?.createServer ?? createServer)(http, limitPipelined(handler, limits)),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { querystringParser: () => ({}), maxParamLength: 1000, caseSensitive: true },
    // No route has a schema for Fastify. Without this it would load its compilers all the same, two hundred files.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: ({ code }, socket) => {
      if (!socket.writable) return
      // Before a connection is encrypted, nothing can be said over it.
      if (tls && !isAboutHttp(code)) return void socket.destroy()
      socket.write(
        bareRefusal(refuse('unreadable_request', code === 'HPE_HEADER_OVERFLOW' ? tooLong : notHttp)),
      )
      // Closes it even if the sender goes on sending.
      socket.destroySoon()
    },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    readBody(payload, mostBytes).then(
      (body) => done(null, body),
      () => done(brokenOff()),
    )
  })
  // Serve requests with an unknown Expect header as usual; Node would refuse them without an error body.
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange))
  const connections = limitConnections(app.server, limits.connections, tls !== undefined)
  const drain = drainOf(app.server, connections)
  app.server.on('connection', (socket) => {
    if (stopping) socket.destroy()
  })
  // Closes connections that send nothing, or never finish a request; they would delay the stop.
  const hangUp = () => {
    for (const socket of connections) socket.destroy()
  }
  const turn = requestTurns()
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setMaxListeners(mostClosings)
    underWay += 1
    drain.note(request.raw)
    reply.raw.once('close', () => {
      underWay -= 1
      if (stopping && underWay === 0) hangUp()
    })
    const later = turn(reply.raw)
    if (later) await later
    reply.headers(fixedHeaders(request.id))
    // Each operation judges the content type itself, by `request.raw`. Fastify would refuse one that it cannot parse, even
    // where no body is wanted, and QUERY without one, where the right answer is a 405.
    if (request.headers['content-type'] !== undefined || request.method === 'QUERY') {
      request.headers = { 'content-type': 'application/octet-stream' }
    }
    checkHost(request.raw)
    // The connection was refused and closed (`limitConnections`); what it had sent by then must not be done.
    if (!request.raw.socket.writable) throw new Refused(refuse('unavailable', 'The connection was refused.'))
    if (!stopping) return
    throw new Refused(refuse('unavailable', 'The service is stopping. Wait as long as Retry-After says.'), {
      connection: 'close',
      'retry-after': '5',
    })
  })
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const isLast = drain.isLast(raw)
    if (isLast) reply.header('connection', 'close')
    if (raw.complete || !(isLast || closesAfterwards(raw))) return done(null, payload)
    // Read the body first: closing the connection while the caller still sends would reset it, and the answer would be lost.
    dropBody(raw, mostBytes).then(
      () => done(null, payload),
      () => done(null, payload),
    )
  })
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    limitReader(raw, bytes, limits)
    done(null, payload)
  })
  refuseUnknownPaths(app, redact, advise)
  const failures = failureLog(log)
  app.addHook('onClose', async () => failures.close())
  app.setErrorHandler((error, request, reply) => {
    const { refusal, headers } = asRefused(error)
    request.refusedBy = refusal.code
    if (refusal.status >= 500) failures.write(error, request.log)
    reply.code(refusal.status).headers(headers).send(errorBody(refusal, request.id))
  })
  return Object.assign(app, {
    drain: drain.run,
    closed: drain.closed,
    /** From now on only requests under way are answered; call it before `close`. */
    stopping: () => {
      stopping = true
      drain.begin()
      if (underWay === 0) hangUp()
      else setTimeout(hangUp, graceMs).unref()
    },
  })
}

const noSchemas = (): never => {
  throw new Error(
    'A route has a schema, and this server checks requests by its own validators. Take it away.',
  )
}

const notHttp = 'The request is not complete HTTP. Send it anew.'
const tooLong = `Address and headers have more than ${mostHeaderBytes / 1024} kB. Send a range update as a form, and fewer parameters.`

/** Of the parser of HTTP, or of its time limits. */
const isAboutHttp = (code: string | undefined) => /^(HPE|ERR_HTTP)_/.test(code ?? '')

const closesAfterwards = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === '1.0' || /close/i.test(headers.connection ?? '')

/** Nobody reads this refusal; it keeps the log free of a fault that is not the server's. */
const brokenOff = () =>
  new Refused(
    refuse('unreadable_request', 'The connection broke off before the body was complete. Send it anew.'),
  )

function refuseBrokenPath(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refuse('unreadable_request', 'The path has a broken percent sign. Encode it.')
  reply.code(refusal.status).headers(fixedHeaders(request.id)).send(errorBody(refusal, request.id))
}
