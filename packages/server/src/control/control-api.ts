import type { Readable } from 'node:stream'
import { errorBody } from '@innwire/validators'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { asRefused, Refused } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import type { UnreadAnswers, WaitingBodies, WaitingBody } from '../http/backpressure.ts'
import type { DiskSpace } from '../http/disk-space.ts'
import { bodyOf, expectByContract, rawRequest } from '../http/request.ts'
import { readTurns } from '../storage/read-turns.ts'
import { type Audit, auditLog } from './audit.ts'
import { type Authenticator, authenticator } from './authenticate.ts'
import {
  type ControlOperationId,
  checkControlResponse,
  controlOperations,
  readControlRequest,
} from './control-contract.ts'
import type { ControlCaller, ControlTokens } from './control-tokens.ts'
import type { ControlParts } from './handler-types.ts'
import { controlHandlers } from './handlers.ts'
import { refused } from './refusals.ts'
import { isAtLeast } from './token-roles.ts'

export type ControlApi = ControlParts & {
  tokens: ControlTokens
  log: Logger
  bodies: WaitingBodies
  unread: UnreadAnswers
  diskSpace: DiskSpace
  /** Answers 500 in place of a body that breaks the contract. */
  checkResponses: boolean
}

type ControlAnswer = { status: number; cookie?: string; body?: unknown; stream?: Readable }

type Handle = (request: FastifyRequest) => Promise<ControlAnswer>

declare module 'fastify' {
  interface FastifyRequest {
    controlCaller?: ControlCaller
    controlBody?: WaitingBody
  }
}

/** Reads of the control API that run at a time: a page has a thousand queries, and hotels wait for the same database. */
const mostReads = 2

/**
 * Adds every operation of the control contract.
 * @returns finds out who calls, for what else needs a control token
 */
export function addControlApi(
  app: App,
  { tokens, log, bodies, unread, diskSpace, checkResponses, ...parts }: ControlApi,
): Authenticator['authenticate'] {
  const { authenticate, letGo } = authenticator(tokens, parts.service.clock, parts.sessions)
  const audit = auditLog(log, parts.redact)
  const handlers = controlHandlers(parts)
  const inTurnOf = readTurns(mostReads)
  const operationIds = Object.keys(controlOperations) as ControlOperationId[]
  app.addHook('preClose', async () => letGo())

  const addRoute = <Id extends ControlOperationId>(operationId: Id) => {
    const { method, path } = controlOperations[operationId]
    const watched = (handle: Handle): Handle => {
      const inContract = checkResponses ? checked(operationId, handle) : handle
      return isRead ? inContract : audited(audit, operationId, inContract)
    }
    const isRead = method === 'get'
    // A session is in its cookie alone.
    const grows = !isRead && method !== 'delete' && operationId !== 'createSession'
    const handle = watched(async (request) => {
      const read = readControlRequest(operationId, rawRequest(request))
      if (!read.ok) throw new Refused(read.refusal)
      if (grows) diskSpace.expect()
      const caller = callerOf(request)
      const mayStillCall = () => isStillGood(tokens, caller)
      return handlers[operationId]({ ...read, log: request.log, caller, mayStillCall, request })
    })
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll('{', ':').replaceAll('}', ''),
      config: { operation: operationId },
      onRequest: async (request, reply) => {
        request.controlCaller = await authenticate(request)
        try {
          refuseUnlessAllowed(operationId, request.controlCaller, parts.test)
          await parts.service.clock.refresh?.()
          unread.admit(request.controlCaller.name)
          request.controlBody = bodies.admit(ofAllCallers, request.raw, reply.raw)
        } catch (refusal) {
          // Audited here, because the body is not read then and may never arrive.
          await watched(() => Promise.reject(refusal))(request)
        }
      },
      handler: async (request, reply) => {
        const waiting = request.controlBody as WaitingBody
        const { name } = callerOf(request)
        const { raw } = reply
        const onLeft = (job: () => void) => (raw.closed ? job() : raw.once('close', job))
        const { status, body, cookie, stream } = await waiting.during(bodyOf(request)?.length ?? 0, () =>
          isRead ? inTurnOf(name, () => handle(request), onLeft) : handle(request),
        )
        reply.code(status)
        if (cookie !== undefined) reply.header('set-cookie', cookie)
        if (stream) return reply.headers(streamHeaders).send(stream)
        if (body === undefined) return reply.removeHeader('content-type').send()
        const bytes = Buffer.from(JSON.stringify(body))
        unread.hold(name, bytes.length, raw, isRead)
        return reply.send(bytes)
      },
    })
  }
  for (const operationId of operationIds) addRoute(operationId)
  return authenticate
}

/** The bodies of all callers have one bound. */
const ofAllCallers = ''

/** Set by the hook onRequest, before all else. */
const callerOf = ({ controlCaller }: FastifyRequest) => controlCaller as ControlCaller

/** Its connection ends with it, since it may be the last for long. Nobody on the way gathers it. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  connection: 'close',
  'x-accel-buffering': 'no',
}

const isStillGood = (tokens: ControlTokens, { hash, sessionEndsAt }: ControlCaller) =>
  tokens.findByHash(hash) !== undefined &&
  (sessionEndsAt === undefined || sessionEndsAt.getTime() > Date.now())

/** @throws {Refused} 403 */
function refuseUnlessAllowed(operationId: ControlOperationId, caller: ControlCaller, test: boolean): void {
  const { role, testOnly } = controlOperations[operationId]
  if (!isAtLeast(caller.role, role)) {
    const message = `${operationId} needs the role ${role}; this token has the role ${caller.role}. Use a token with that role.`
    throw refused('insufficient_role', message)
  }
  if (!testOnly || test) return
  const message = `${operationId} is for tests only, and this server was started without --test. Start one for tests with --test.`
  throw refused('test_only', message)
}

/** Audits what became of a request, even when the caller has left. */
function audited(audit: Audit, operation: ControlOperationId, handle: Handle): Handle {
  return async (request) => {
    const call = {
      operation,
      caller: callerOf(request),
      path: request.params as Record<string, string>,
      requestId: request.id,
    }
    try {
      const answer = await handle(request)
      audit({ ...call, ...answer })
      return answer
    } catch (error) {
      const { status, code } = asRefused(error).refusal
      audit({ ...call, status, code })
      throw error
    }
  }
}

/** Fails where an answer or a refusal breaks the contract: that is a fault of the server. */
function checked(operationId: ControlOperationId, handle: Handle): Handle {
  const check = (status: number, body: unknown) => {
    const seen = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
    expectByContract(checkControlResponse(operationId, status, seen))
  }
  return async (request) => {
    try {
      const answer = await handle(request)
      if (!answer.stream) check(answer.status, answer.body)
      return answer
    } catch (error) {
      if (error instanceof Refused) {
        check(error.refusal.status, errorBody(error.refusal, request.id))
      }
      throw error
    }
  }
}
