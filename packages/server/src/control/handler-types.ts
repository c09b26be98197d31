import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { FirstHotel } from '../demo/first-hotel.ts'
import type { operations } from '../generated/control.ts'
import type { Redactor } from '../http/redact.ts'
import type { RequestLog } from '../http/request-log.ts'
import type { LiveEvents } from '../live/live-events.ts'
import type { FaultRules } from '../property-api/fault-rules.ts'
import type { QuotaNumbers } from '../property-api/quota.ts'
import type { Service } from '../service.ts'
import type { KeptState, KeptStates } from '../storage/kept-state.ts'
import type { Window } from '../storage/processes.ts'
import type { ConsoleSessions } from './console-sessions.ts'
import type { ControlCaller } from './control-tokens.ts'
import type { ControlOperationId, ControlRequest } from './control-types.ts'

type Responses<Id extends ControlOperationId> = operations[Id]['responses']
type Body<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined

/** What was asked for: 200 with what is stored now, 201 with what was created, 204 with nothing. */
type ControlAnswer<Id extends ControlOperationId> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: Body<Responses<Id>[Status]> extends undefined
    ? { status: Status; cookie?: string; stream?: Readable }
    : { status: Status; cookie?: string; body: Body<Responses<Id>[Status]> }
}[keyof Responses<Id> & (200 | 201 | 204)]

type Call = {
  /** Its lines have the id of the request. */
  log: Pick<Logger, 'error'>
  caller: ControlCaller
  /** Whether the caller's token and session are still good. */
  mayStillCall(): boolean
  /** For what is about the connection or the browser. */
  request: FastifyRequest
}

/** One function for every operation of the control contract; a refusal is thrown as `Refused`. */
export type ControlHandlers = {
  [Id in ControlOperationId]: (request: ControlRequest<Id> & Call) => Promise<ControlAnswer<Id>>
}

/** What sets a hotel up. */
export type SetUpParts = {
  service: Omit<Service, 'outbox'> & { outbox: Pick<Service['outbox'], 'wake' | 'reconnected'> }
  /** Whether the demo hotel may be called by the token that everybody knows. */
  demo: boolean
}

export type ControlParts = SetUpParts & {
  service: Service
  faults: FaultRules
  requests: RequestLog
  /** What the console hears; undefined where that is off. */
  live: LiveEvents | undefined
  redact: Redactor
  /** Quota of every property that has none of its own. */
  quota: QuotaNumbers | undefined
  /** What was counted for it. */
  counted: KeptState<Window[]>
  /** Whether operations for tests are allowed. */
  test: boolean
  /** Those of the console; undefined where that is off. */
  sessions: ConsoleSessions | undefined
  kept: KeptStates
  /** The hotel that a reset sets up again. */
  firstHotel: FirstHotel
}
