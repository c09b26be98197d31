import type { Logger } from 'pino'
import type { Redactor } from '../http/redact.ts'
import type { ControlCaller } from './control-tokens.ts'
import type { ControlOperationId } from './control-types.ts'

/** A call of the control API that changed something, or was to. */
type AuditedCall = {
  operation: ControlOperationId
  caller: ControlCaller
  /** What the path names. */
  path: Record<string, string>
  status: number
  /** Why it was refused, if so. */
  code?: string
  /** What was answered. */
  body?: unknown
  requestId: string
}

export type Audit = (call: AuditedCall) => void

/** Names of what an answer has new. */
const idFields = ['hr_id', 'hr_number', 'reservation_id', 'id'] as const

/** What an answer calls only `id`, by the name that it has in paths. */
const idNames: Partial<Record<ControlOperationId, string>> = { createToken: 'token_id', addFault: 'fault_id' }

/** Whom a refusal concerns most is not there to see it: the guest comes all the same. */
const bookings: ControlOperationId[] = ['createBooking', 'changeBooking']

/** One line for every change over the control API, and for every refused one: ids, and nothing else of what was sent. */
export const auditLog =
  (log: Logger, redact: Redactor): Audit =>
  ({ operation, caller, path, status, code, body, requestId }) => {
    const ids = Object.entries({ ...path, ...idsIn(operation, body) }).map(([name, id]) => [
      name,
      redact.text(String(id)),
    ])
    const { hr_id: hotel = null, ...changed } = Object.fromEntries(ids)
    const entry = { id: requestId, who: caller.name, role: caller.role, operation, hotel, changed, status }
    if (status === 403) log.warn(entry, 'control change refused')
    else if (code && bookings.includes(operation)) log.warn({ ...entry, code }, 'control change refused')
    else log.info(entry, 'control change')
  }

function idsIn(operation: ControlOperationId, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {}
  const fields = body as Record<string, unknown>
  return Object.fromEntries(
    idFields
      .filter((name) => fields[name] !== undefined && fields[name] !== null)
      .map((name) => [name === 'id' ? (idNames[operation] ?? name) : name, fields[name]]),
  )
}
