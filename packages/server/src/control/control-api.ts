import { hash, timingSafeEqual } from 'node:crypto'
import { errorBody, type Refusal, refuse } from '@innwire/validators'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { checkHandlers } from '../http/contract-routes.ts'
import { queryOf } from '../http/property-api.ts'
import type { ControlAnswer, ControlOperationId, ControlParts, ControlRequest } from './answer.ts'
import { checkControlResponse, controlOperations, readControlRequest } from './control-contract.ts'
import { controlHandlers } from './handlers.ts'

export type ControlApi = ControlParts & {
  /** The one token of the whole control API. */
  token: string
  /** Answers 500 in place of a body that breaks the contract. */
  checkResponses: boolean
}

type AnyAnswer = { status: number; body?: unknown }
type Handle = (request: FastifyRequest) => Promise<AnyAnswer>

/**
 * Adds every operation of the control contract.
 * @throws {StartError} when the server does not do exactly what the contract has
 */
export function addControlApi(app: App, { token, checkResponses, ...parts }: ControlApi): void {
  const authenticate = bearer(token)
  const handlers = controlHandlers(parts)
  checkHandlers(Object.keys(controlOperations), Object.keys(handlers))

  for (const [id, { method, path }] of Object.entries(controlOperations)) {
    const operationId = id as ControlOperationId
    // The table of handlers is typed by operation; here any of them may stand.
    const handler = handlers[operationId] as (request: unknown) => Promise<ControlAnswer<ControlOperationId>>
    const handle: Handle = async (request) => handler(readRequest(operationId, request))
    const handleAsked = checkResponses ? checked(operationId, handle) : handle
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll('{', ':').replaceAll('}', ''),
      onRequest: async (request) => authenticate(request.headers.authorization),
      handler: async (request, reply) => {
        const { status, body } = await handleAsked(request)
        reply.code(status)
        return body === undefined
          ? reply.removeHeader('content-type').send()
          : reply.send(JSON.stringify(body))
      },
    })
  }
}

/** Compares hashes, so that neither time nor length tells anything of the token. */
function bearer(token: string): (header: string | undefined) => void {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  const wanted = digest(token)
  return (header) => {
    const given = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
    if (given !== undefined && timingSafeEqual(digest(given), wanted)) return
    const message = 'The control token is missing or wrong. Send it in the header Authorization: Bearer …'
    throw new Refused(refuse('unauthorized', message), { 'www-authenticate': 'Bearer' })
  }
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
