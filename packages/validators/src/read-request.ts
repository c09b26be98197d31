import type { OperationId } from '@innwire/types'
import type { CompiledSchema } from './compiled-schema.ts'
import { describeErrors } from './describe-errors.ts'
import { operationSchemas } from './generated/operations.ts'
import { schemas } from './generated/schemas.ts'
import { type Issue, mostIssues } from './issue.ts'
import { type RawBody, readBody, readForm } from './read-body.ts'
import { type Reading, readFields } from './read-fields.ts'
import { type Refusal, refuseIssues } from './refusal.ts'
import type { RequestBody, RequestQuery } from './request-types.ts'
import { rules } from './rules.ts'

/** A request as it came over the wire. */
export type RawRequest = RawBody & {
  /** The query string, with or without `?`. */
  query: string
}

/** A request that the contract allows, or why it does not. */
export type ReadRequest<Id extends OperationId> =
  | { ok: true; query: RequestQuery<Id>; body: RequestBody<Id> }
  | { ok: false; refusal: Refusal }

/**
 * Reads and checks one request: query and form as text, lists in every spelling of D36, a range update merged from
 * both (D3), a JSON body; then the schemas, then the rules between fields. Token and hotel id are not looked at, nor
 * is anything that depends on the property.
 *
 * @param options `ignoresUnknown` leaves parameters and fields that the operation does not have out of account, as other
 *   services may; else they are refused (D36)
 * @returns the values, or a refusal with status, code and every wrong place (at most 100)
 * @example
 * const read = readRequest('updateRoomsDaily', { query, contentType: 'application/json', body })
 * if (!read.ok) return respond(read.refusal.status, errorBody(read.refusal, requestId))
 * read.body.rooms // typed
 */
export function readRequest<Id extends OperationId>(
  operationId: Id,
  request: RawRequest,
  { ignoresUnknown = false } = {},
): ReadRequest<Id> {
  const operation: OperationSchemas = operationSchemas[operationId]
  const query = readForm(request.query, 'query string')
  if ('refusal' in query) return { ok: false, refusal: query.refusal }
  const body = readBody(operation.body, request)
  if ('refusal' in body) return { ok: false, refusal: body.refusal }

  const inQuery = readFields(query.form, operation.parameters, access)
  const inForm = readFields(body.form, operation.parameters, access)
  const fields: Record<string, unknown> = { ...inQuery.fields, ...inForm.fields }
  const found = [
    ...inQuery.issues,
    ...inForm.issues,
    ...readRoomCode(fields),
    ...check(schemas[operation.query], fields),
    ...(operation.body?.schema ? check(schemas[operation.body.schema], body.json) : []),
  ]
  const issues = ignoresUnknown ? withoutUnknown(found) : found
  const [first, ...rest] = issues.length > 0 ? issues : (rules[operationId]?.(fields, body.json) ?? [])
  if (first) return { ok: false, refusal: refuseIssues([first, ...rest]) }
  return { ok: true, query: fields as RequestQuery<Id>, body: body.json as RequestBody<Id> }
}

/** D2: `room_code` is another name of `inv_code`, seen in a sample. Two groups cannot both be meant. */
function readRoomCode(fields: Record<string, unknown>): Issue[] {
  const { room_code, inv_code = room_code } = fields
  if (room_code === undefined) return []
  fields.inv_code = inv_code
  if (inv_code === room_code) return []
  const message = 'room_code is another name of inv_code, and the two differ. Send inv_code alone.'
  return [{ path: 'room_code', code: 'invalid_value', message }]
}

/** Where the list of issues is full, others may be missing in it, and it stays as it is. */
const withoutUnknown = (issues: Issue[]) =>
  issues.length < mostIssues ? issues.filter(({ code }) => code !== 'unknown_field') : issues

/** Every request carries them, and whoever lets requests in reads them (D8). */
const access = ['token', 'hr_id']

type OperationSchemas = {
  parameters: Record<string, Reading>
  query: string
  body: { mediaType: string; required: boolean; schema: string | null } | null
}

function check(schema: CompiledSchema | undefined, data: unknown): Issue[] {
  return !schema || schema(data) ? [] : describeErrors(schema.errors ?? [], 'request')
}
