import {
  describeErrors,
  type RawBody,
  type Reading,
  readBody,
  readFields,
  readForm,
  refuseIssues,
} from '@innwire/validators'
import type { ControlErrorCode } from '../generated/control.ts'
import { operationSchemas } from '../generated/control-checks.ts'
import { controlErrorCodes, controlOperations } from '../generated/control-operations.ts'
import { schemas } from '../generated/control-schemas.ts'
import { controlRules } from './control-rules.ts'
import type { ControlIssue, ControlOperationId, ControlRefusal, ControlRequest } from './control-types.ts'

export type * from './control-types.ts'
export { controlOperations }

/** A request as it came over the wire; the values of the path without percent signs. */
export type RawControlRequest = RawBody & { path: Record<string, string>; query: string }

export type ReadControlRequest<Id extends ControlOperationId> =
  | ({ ok: true } & ControlRequest<Id>)
  | { ok: false; refusal: ControlRefusal }

type Checks = {
  path?: { parameters: Record<string, Reading>; schema: string }
  parameters: Record<string, Reading>
  query: string
  body: { mediaType: string; required: boolean; schema: string } | null
  responses: Record<string, string | null>
}

/**
 * Reads and checks one request of the control API: the schemas, then the rules between fields. The token is not looked
 * at, nor is anything that depends on what is stored.
 * @example
 * const read = readControlRequest('putRoom', { path: { hr_id: 'demo', rate_code: 'HR:1' }, query: '', contentType, body })
 * if (read.ok) read.body.price_update // true, unless it was sent
 */
export function readControlRequest<Id extends ControlOperationId>(
  operationId: Id,
  request: RawControlRequest,
): ReadControlRequest<Id> {
  const checks: Checks = operationSchemas[operationId]
  // The readers of the property API refuse with codes that mean the same here.
  const asked = readForm(request.query, 'query string')
  if ('refusal' in asked) return { ok: false, refusal: asked.refusal as ControlRefusal }
  const read = readBody(checks.body, request)
  if ('refusal' in read) return { ok: false, refusal: read.refusal as ControlRefusal }

  const path = checks.path ? readFields(new URLSearchParams(request.path), checks.path.parameters).fields : {}
  const { fields: query, issues: unknown } = readFields(asked.form, checks.parameters)
  // A body that may be left out is empty then, and gets its defaults.
  const body = checks.body && read.json === undefined ? {} : read.json
  const parts = { path, query, body } as ControlRequest<Id>
  const issues = [
    ...(unknown as ControlIssue[]),
    ...(checks.path ? check(checks.path.schema, path) : []),
    ...check(checks.query, query),
    ...(checks.body ? check(checks.body.schema, body) : []),
  ]
  const [first, ...rest] = issues.length > 0 ? issues : (controlRules[operationId]?.(parts) ?? [])
  return first
    ? { ok: false, refusal: refuseIssues([first, ...rest], refuseControl) }
    : { ok: true, ...parts }
}

/** The codes of these issues mean the same in both APIs. */
function check(name: string, data: unknown, side: 'request' | 'response' = 'request'): ControlIssue[] {
  const schema = schemas[name]
  return !schema || schema(data) ? [] : (describeErrors(schema.errors ?? [], side) as ControlIssue[])
}

/** A refusal by its code; the status comes from the catalogue of the contract. */
export const refuseControl = (
  code: ControlErrorCode,
  message: string,
  errors?: ControlIssue[],
): ControlRefusal => ({ status: controlErrorCodes[code].status, code, message, ...(errors && { errors }) })

/**
 * Checks an answer of the control API against the contract.
 * @param body the parsed JSON, or undefined when there is no body
 * @returns what is wrong, at most 100 places; a status that the operation does not have is an issue at `status`
 */
export function checkControlResponse(
  operationId: ControlOperationId,
  status: number,
  body: unknown,
): ControlIssue[] {
  const { responses }: Checks = operationSchemas[operationId]
  const name = responses[status]
  if (name === undefined) {
    const message = `${operationId} has no answer with status ${status} in the contract.`
    return [{ path: 'status', code: 'invalid_value', message }]
  }
  if (name === null) {
    const message = `An answer with status ${status} has no body.`
    return body === undefined ? [] : [{ path: 'response', code: 'invalid_value', message }]
  }
  return check(name, body, 'response')
}
