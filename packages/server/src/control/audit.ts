import type { Logger } from 'pino'
import type { operations } from '../generated/control.ts'
import type { Redactor } from '../http/redact.ts'
import type { ControlCaller } from './control-tokens.ts'
import type { ControlOperationId } from './control-types.ts'

/** A call of the control API that changed something, or was to. */
type AuditedCall = {
  operation: ControlOperationId
  caller: ControlCaller
  /** The values of the path by their names. */
  path: Record<string, string>
  status: number
  /** Why it was refused, if so. */
  code?: string
  /** What was answered. */
  body?: unknown
  requestId: string
}

export type Audit = (call: AuditedCall) => void

type Creating = {
  [Id in ControlOperationId]: 201 extends keyof operations[Id]['responses'] ? Id : never
}[ControlOperationId]

/**
 * By what is known what an operation has created: the name that a path has for it, and the field of the answer. An
 * operation that is missing here does not compile.
 */
const created: Record<Creating, [name: string, field: string]> = {
  createProperty: ['hr_id', 'hr_id'],
  createToken: ['token_id', 'id'],
  createBooking: ['hr_number', 'hr_number'],
  checkIn: ['reservation_id', 'reservation_id'],
  addFault: ['fault_id', 'id'],
}

/** A refused booking is a warning: the channel has sold the room, and the guest comes all the same. */
const bookings: ControlOperationId[] = ['createBooking', 'changeBooking']

/** Logs one line for every change over the control API, refused or not: ids, and nothing else of what was sent. */
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

/** What was created, and the booking that a stay is of. */
function idsIn(operation: ControlOperationId, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {}
  const fields = body as Record<string, unknown>
  const { hr_number = null } = fields
  const [name, field] = operation in created ? created[operation as Creating] : []
  return { ...(hr_number !== null && { hr_number }), ...(name && field && { [name]: fields[field] }) }
}
