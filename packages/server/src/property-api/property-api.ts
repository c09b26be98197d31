import { hash } from 'node:crypto'
import { type OperationId, operationTable } from '@innwire/types'
import { checkResponse, keepRequestId, readRequest, refuse } from '@innwire/validators'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, type Outcome, Refused } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import type { UnreadAnswers, WaitingBodies, WaitingBody } from '../http/backpressure.ts'
import type { DiskSpace } from '../http/disk-space.ts'
import { bodyOf, expectByContract, queryOf, rawRequest } from '../http/request.ts'
import type { PropertyItself } from '../property/set-up.ts'
import { isByContract } from '../readings/readings.ts'
import type { Receipts } from '../reservations/receipts.ts'
import type { Service } from '../service.ts'
import type { KeptState } from '../storage/kept-state.ts'
import type { Window } from '../storage/processes.ts'
import { type Cause, recordUpdate } from '../transactions/record-update.ts'
import { authenticator, type Caller } from './authenticate.ts'
import type { Fault, FaultRules } from './fault-rules.ts'
import type { PropertyHandlers } from './handler-types.ts'
import { type Counted, type QuotaNumbers, quotaCounter } from './quota.ts'

export type PropertyApi = {
  service: Service
  handlers: PropertyHandlers
  receipts: Receipts
  faults: FaultRules
  unread: UnreadAnswers
  bodies: WaitingBodies
  diskSpace: DiskSpace
  quota: QuotaNumbers | undefined
  /** What was counted for it. */
  counted: KeptState<Window[]>
  /** Whether the demo hotel may be called by the token that everybody knows. */
  demo: boolean
  /** Answers 500 in place of a body that breaks the contract. */
  checkResponses: boolean
}

/** What is known of a request for the log. */
type Trace = {
  caller?: Caller
  body?: WaitingBody
  counted?: Counted
  operationId: OperationId
  struck: Fault[]
  outcome?: Outcome
}

declare module 'fastify' {
  interface FastifyRequest {
    trace?: Trace
  }
}

/** Adds every operation of the property API: authentication, limits and quota, reading, the handler, faults for tests. */
export function addPropertyApi(app: App, api: PropertyApi): void {
  const authenticate = authenticator(api.service, api.receipts, api.demo)
  const { clock, storage } = api.service
  const countQuota = quotaCounter(api.quota, api.counted, clock, storage.shared?.countInWindows)

  for (const operationId of Object.keys(operationTable) as OperationId[]) {
    const { method, path } = operationTable[operationId]
    app.route({
      method: method.toUpperCase(),
      url: path,
      config: { operation: operationId },
      onRequest: async (request, reply) => {
        const trace: Trace = { operationId, struck: [] }
        request.trace = trace
        await clock.refresh?.()
        trace.caller = await authenticate(operationId, new URLSearchParams(queryOf(request)))
        const { property, readings } = trace.caller.setUp
        api.unread.admit(property.hr_id)
        trace.body = api.bodies.admit(property.hr_id, request.raw, reply.raw)
        trace.counted = await countQuota(property, readings.has('quota.silent'))
        reply.headers(trace.counted.headers)
        trace.struck = await api.faults.strike(operationId, property.hr_id)
        await strikeBefore(trace.struck, request, api.faults)
      },
      handler: async (request, reply) => {
        const { caller, body, struck } = request.trace as Required<Trace>
        const answer = await body.during(bodyOf(request)?.length ?? 0, () =>
          handle(api, operationId, caller, request, reply, struck),
        )
        if (answer.outcome) (request.trace as Trace).outcome = answer.outcome
        strikeAfter(struck, request)
        const { hr_id } = caller.setUp.property
        api.unread.hold(hr_id, answer.bytes.length, reply.raw, method === 'get')
        return send(request, reply, answer, struck)
      },
      onSend: (request, reply, payload, done) => {
        const { counted } = request.trace ?? {}
        if (!notCounted.has(reply.statusCode) || !counted) return done(null, payload)
        counted
          .giveBack()
          .then((headers) => {
            // Not returned: a reply can be awaited, and would be until it is sent.
            reply.headers(headers)
          })
          .catch((error: Error) => request.log.error({ err: error }))
          .finally(() => done(null, payload))
      },
    })
  }
}

/** D11: what was refused for the moment. Where the database cannot be reached, it counts. */
const notCounted = new Set([429, 503])

/** They read, though they do not look like it. All else but GET makes the database grow. */
const readsByPost = new Set<OperationId>(['listInHouseGuestsSample', 'listSalesDepartmentsSample'])

const grows = (id: OperationId) => operationTable[id].method !== 'get' && !readsByPost.has(id)

async function handle<Id extends OperationId>(
  { service, handlers, diskSpace, checkResponses }: PropertyApi,
  operationId: Id,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  struck: Fault[],
): Promise<Answer> {
  const { readings } = caller.setUp
  const read = readRequest(operationId, rawRequest(request), {
    ignoresUnknown: readings.has('unknown.ignored'),
  })
  if (!read.ok) throw new Refused(read.refusal)
  if (grows(operationId)) diskSpace.expect()
  const cause = { operation_id: operationId, request_id: request.id, token_id: caller.tokenId }
  if (struck.some((fault) => fault.effect === 'try_again')) {
    return temporaryRefusal(service, operationId, caller.setUp, cause)
  }
  const { query, body } = read
  const { log } = request
  const answer = await handlers[operationId]({
    ...caller,
    requestId: repeatableId(request),
    cause,
    onLeft: (job) => (reply.raw.closed ? job() : reply.raw.once('close', job)),
    log,
    query,
    body,
  })
  if (checkResponses && isByContract(readings, operationId)) {
    expectByContract(checkResponse(operationId, 200, JSON.parse(answer.bytes.toString())))
  }
  return answer
}

/**
 * By which a lost answer can be asked for again; HEAD has no answer to lose. It is kept as a hash, because the caller's id may
 * hold a token.
 */
function repeatableId({ method, raw }: FastifyRequest): string | undefined {
  const given = raw.headers['x-request-id']
  const isKept = method !== 'HEAD' && typeof given === 'string' && keepRequestId(given) === given
  return isKept ? hash('sha256', given) : undefined
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer, struck: Fault[]) {
  const malformed = struck.some((fault) => fault.effect === 'malformed_body')
  const { delivery } = answer
  if (delivery && request.method !== 'HEAD' && !malformed) {
    const failed = (error: Error) => request.log.error({ err: error })
    await delivery.begun()
    // Nobody says so a second time.
    if (reply.raw.destroyed) await delivery.failed()
    // `finish` comes when the last byte was written to the connection; never, when the caller is gone.
    reply.raw.once('finish', () => delivery.done().catch(failed))
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) delivery.failed().catch(failed)
    })
  }
  if (answer.headers) reply.headers(answer.headers)
  return reply.send(malformed ? answer.bytes.subarray(0, answer.bytes.length / 2) : answer.bytes)
}

/** D12: `try_again` without errors. Nothing is applied; the transaction can be followed and has no entries. */
async function temporaryRefusal(
  { storage, clock, setUps }: Service,
  operationId: OperationId,
  { property: { hr_id } }: PropertyItself,
  cause: Cause,
): Promise<Answer> {
  const { id } = await storage.write(
    async (database) => recordUpdate(database, await setUps.current(database, hr_id), clock.now(), [], cause),
    hr_id,
  )
  const errors = operationId === 'updateRoomsDaily' && { errors: [] }
  return {
    bytes: Buffer.from(JSON.stringify({ status: 'try_again', transaction_id: String(id), ...errors })),
    outcome: { words: 'asked to try again, nothing applied', result: 'refused', transactionId: String(id) },
  }
}

async function strikeBefore(struck: Fault[], request: FastifyRequest, faults: FaultRules): Promise<void> {
  for (const fault of struck) {
    switch (fault.effect) {
      case 'delay':
        await faults.wait(fault.delay_ms)
        break
      case 'drop':
      case 'status':
        if (fault.moment === 'before_commit') strikeNow(fault, request)
        break
      // What comes in place of the work, and what the answer is made.
      case 'try_again':
      case 'malformed_body':
        break
      default:
        fault satisfies never
    }
  }
}

function strikeAfter(struck: Fault[], request: FastifyRequest): void {
  for (const fault of struck) {
    if ('moment' in fault && fault.moment === 'after_commit') strikeNow(fault, request)
  }
}

function strikeNow(fault: Fault, request: FastifyRequest): void {
  if (fault.effect === 'drop') {
    // Not the request: once its body is read, it is destroyed already and leaves the connection as it is.
    request.raw.socket.destroy()
    throw new Refused(refuse('unavailable', 'The connection was dropped on purpose.'))
  }
  if (fault.effect !== 'status') return
  const code = { 429: 'rate_limited', 500: 'internal_error', 503: 'unavailable' } as const
  const message = `A fault rule of the control API asked for status ${fault.status}.`
  const isSilent = fault.status === 429 && request.trace?.caller?.setUp.readings.has('quota.silent')
  const wait = fault.status === 500 || isSilent ? {} : { 'retry-after': '1' }
  throw new Refused(refuse(code[fault.status], message), wait)
}
