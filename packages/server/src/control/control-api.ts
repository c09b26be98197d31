import { errorBody, type Refusal } from '@innwire/validators'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { asRefused } from '../http/as-refused.ts'
import { checkHandlers } from '../http/contract-routes.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { queryOf } from '../http/property-api.ts'
import type { Redactor } from '../http/redact.ts'
import type { WaitingBodies, WaitingBody } from '../http/waiting-bodies.ts'
import type { ControlAnswer, ControlOperationId, ControlParts, ControlRequest } from './answer.ts'
import { type Audit, auditLog } from './audit.ts'
import { authenticator } from './authenticate.ts'
import { checkControlResponse, controlOperations, readControlRequest } from './control-contract.ts'
import type { ControlCaller, ControlTokens } from './control-tokens.ts'
import { controlHandlers } from './handlers.ts'
import { refused } from './refusals.ts'
import { isAtLeast } from './roles.ts'

export type ControlApi = ControlParts & {
  tokens: ControlTokens
  /** Whether it may do what is for tests only. */
  test: boolean
  redact: Redactor
  bodies: WaitingBodies
  room: DiskRoom
  /** Answers 500 in place of a body that breaks the contract. */
  checkResponses: boolean
}

type AnyAnswer = { status: number; body?: unknown }
type Handle = (request: FastifyRequest) => Promise<AnyAnswer>

declare module 'fastify' {
  interface FastifyRequest {
    controlCaller?: ControlCaller
    controlBody?: WaitingBody
  }
}

/**
 * Adds every operation of the control contract.
 * @throws {StartError} when the server does not do exactly what the contract has
 */
export function addControlApi(
  app: App,
  { tokens, test, redact, log, bodies, room, checkResponses, ...parts }: ControlApi,
): void {
  const { authenticate, letGo } = authenticator(tokens, parts.service.clock)
  const audit = auditLog(log, redact)
  const handlers = controlHandlers({ ...parts, log })
  checkHandlers(Object.keys(controlOperations), Object.keys(handlers))
  app.addHook('preClose', async () => letGo())

  for (const [id, { method, path }] of Object.entries(controlOperations)) {
    const operationId = id as ControlOperationId
    // The table of handlers is typed by operation; here any of them may stand.
    const handler = handlers[operationId] as (request: unknown) => Promise<ControlAnswer<ControlOperationId>>
    const watched = (handle: Handle): Handle => {
      const inContract = checkResponses ? checked(operationId, handle) : handle
      return method === 'get' ? inContract : audited(audit, operationId, inContract)
    }
    const grows = method !== 'get' && method !== 'delete'
    const handle = watched(async (request) => {
      const read = readRequest(operationId, request)
      if (grows) room.expect()
      return handler(read)
    })
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll('{', ':').replaceAll('}', ''),
      onRequest: async (request, reply) => {
        request.controlCaller = await authenticate(request)
        try {
          refuseUnlessAllowed(operationId, request.controlCaller, test)
          request.controlBody = bodies.admit(ofAllCallers, request.raw, reply.raw)
        } catch (refusal) {
          // Written down also where the body, which is not read then, never arrives.
          await watched(() => Promise.reject(refusal))(request)
        }
      },
      handler: async (request, reply) => {
        const bytes = (request.body as Uint8Array | undefined)?.length ?? 0
        const waiting = request.controlBody as WaitingBody
        const { status, body } = await waiting.during(bytes, () => handle(request))
        reply.code(status)
        return body === undefined
          ? reply.removeHeader('content-type').send()
          : reply.send(JSON.stringify(body))
      },
    })
  }
}

/** The bodies of all callers have one bound. */
const ofAllCallers = ''

/** Known before anything else of the request is looked at. */
const callerOf = ({ controlCaller }: FastifyRequest) => controlCaller as ControlCaller

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

function readRequest(
  operationId: ControlOperationId,
  request: FastifyRequest,
): ControlRequest<ControlOperationId> {
  const read = readControlRequest(operationId, {
    path: request.params as Record<string, string>,
    query: queryOf(request),
    contentType: request.raw.headers['content-type'],
    body: request.body as Uint8Array | undefined,
  })
  if (!read.ok) throw new Refused(read.refusal)
  return read
}

/** Writes down what came of it, also where the caller has left. */
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

/** Answers and refusals as the contract has them; anything else is a fault of the server. */
function checked(operationId: ControlOperationId, handle: Handle): Handle {
  const check = (status: number, body: unknown) => {
    const seen = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
    const issues = checkControlResponse(operationId, status, seen)
    if (issues.length > 0) throw new Error(`The answer breaks the contract: ${JSON.stringify(issues)}`)
  }
  return async (request) => {
    try {
      const answer = await handle(request)
      check(answer.status, answer.body)
      return answer
    } catch (error) {
      if (error instanceof Refused) {
        check(error.refusal.status, errorBody(error.refusal as Refusal, request.id))
      }
      throw error
    }
  }
}
