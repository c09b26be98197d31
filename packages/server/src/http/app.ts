import type { IncomingMessage } from 'node:http'
import { mostBytes } from '@innwire/types'
import { errorBody, type Refusal, refuse } from '@innwire/validators'
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { Refused } from './answer.ts'
import { asRefused } from './as-refused.ts'
import { bareRefusal, fixedHeaders } from './bare-refusal.ts'
import { hostCheck } from './check-host.ts'
import { limitConnections } from './connections.ts'
import { type HttpLimits, standardLimits } from './limits.ts'
import { dropBody, readBody } from './read-body.ts'
import type { Redactor } from './redact.ts'
import { requestTurns } from './request-turns.ts'
import { limitReader } from './slow-readers.ts'
import { type PathAdvice, refuseUnknownPaths } from './unknown-paths.ts'

export type App = ReturnType<typeof createApp>

/** Time for the requests under way when the server stops, in milliseconds; then their connections are cut off too. */
const graceMs = 5_000

export type AppOptions = {
  redact: Redactor
  limits?: HttpLimits
  /** Hosts of which requests are taken besides those of the loopback. */
  allowedHosts?: readonly string[] | undefined
  advise?: PathAdvice
}

/** The HTTP side that both APIs share: request ids, bodies as bytes, errors in our words (D9, D10, D31). */
export function createApp(log: Logger, options: AppOptions) {
  const { redact, limits = standardLimits, allowedHosts = [], advise = () => undefined } = options
  const checkHost = hostCheck(allowedHosts)
  let stopping = false
  let underWay = 0
  const app = fastify({
    // Where it listens is printed already; at the level of an operator there is only what the server itself has to say.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: (request) => redact.requestId(request),
    requestIdHeader: false,
    requestTimeout: limits.requestMs,
    http: {
      // Node takes the longer of the two for the whole request, whatever they are called.
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.ceil(limits.requestMs / 6),
      // Node would refuse a missing host without a word of ours.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { querystringParser: () => ({}), maxParamLength: 1000, caseSensitive: true },
    // No route has a schema of Fastify's; its compilers would be loaded all the same, two hundred files.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: (_, socket) => {
      if (!socket.writable) return
      socket.write(
        bareRefusal(refuse('unreadable_request', 'The request is not complete HTTP. Send it anew.')),
      )
      // Whoever goes on sending would else keep the connection.
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
  // Node would refuse what it does not know with an answer of its own; a server need not care for it.
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange))
  limitConnections(app.server, limits.connections)
  // Connections that ask nothing, or never end asking, would hold up the end for as long as they like.
  const hangUp = () => app.server.closeAllConnections()
  app.server.on('connection', (socket) => {
    if (stopping) socket.destroy()
  })
  const turn = requestTurns()
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      if (stopping && underWay === 0) hangUp()
    })
    const later = turn()
    if (later) await later
    reply.headers(fixedHeaders(request.id))
    // Fastify would refuse a content type that it cannot read, also where no body is wanted; each operation says
    // itself what it takes, by what stands in `request.raw`.
    // And it would refuse QUERY for want of one, where the answer is that no operation has this method.
    if (request.headers['content-type'] !== undefined || request.method === 'QUERY') {
      request.headers = { 'content-type': 'application/octet-stream' }
    }
    checkHost(request.raw)
    // A connection too many was refused and closed already; what it had sent by then must not be done.
    if (!request.raw.socket.writable) throw new Refused(refuse('unavailable', 'The connection was refused.'))
    if (!stopping) return
    throw new Refused(refuse('unavailable', 'The service is stopping. Wait and try again.'), {
      connection: 'close',
      'retry-after': '5',
    })
  })
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (raw.complete || !closesAfterwards(raw)) return done(null, payload)
    // Closed while the caller still sends, the connection would be reset, and the answer lost with it.
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
  app.setErrorHandler((error, request, reply) => {
    const { refusal, headers } = asRefused(error)
    if (refusal.status >= 500 && !(error instanceof Refused)) request.log.error({ err: error })
    // The body is the same in both APIs; only the names of the codes differ.
    reply
      .code(refusal.status)
      .headers(headers)
      .send(errorBody(refusal as Refusal, request.id))
  })
  return Object.assign(app, {
    /** Answers those under way, and nobody else; call it before `close`. */
    stopping: () => {
      stopping = true
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

const closesAfterwards = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === '1.0' || /close/i.test(headers.connection ?? '')

/** Whoever breaks off will not read it; it keeps the log free of a fault that is not the server's. */
const brokenOff = () =>
  new Refused(
    refuse('unreadable_request', 'The connection broke off before the body was complete. Send it anew.'),
  )

function refuseBrokenPath(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refuse('unreadable_request', 'The path has a broken percent sign. Encode it.')
  reply.code(refusal.status).headers(fixedHeaders(request.id)).send(errorBody(refusal, request.id))
}
