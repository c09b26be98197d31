import type { OperationId } from '@innwire/types'
import type { CompiledSchema } from './compiled-schema.ts'
import { describeErrors } from './describe-errors.ts'
import { operationSchemas } from './generated/operations.ts'
import { schemas } from './generated/schemas.ts'
import type { Issue } from './issue.ts'
import { type Reading, readFields } from './read-fields.ts'
import { type Refusal, refuse, refuseIssues } from './refusal.ts'
import type { RequestBody, RequestQuery } from './request-types.ts'
import { rules } from './rules.ts'

/** A request as it came over the wire. */
export type RawRequest = {
  /** The query string, with or without `?`. */
  query: string
  /** The header `content-type`. */
  contentType?: string | null | undefined
  body?: Uint8Array | string | null | undefined
}

/** A request that the contract allows, or why it does not. */
export type ReadRequest<Id extends OperationId> =
  | { ok: true; query: RequestQuery<Id>; body: RequestBody<Id> }
  | { ok: false; refusal: Refusal }

/** D29, in bytes. */
export const bodyLimit = 2_000_000

/**
 * Reads and checks one request: query and form as text, arrays in every spelling of D4, a range update merged from
 * both (D3), a JSON body; then the schemas, then the rules between fields. Token and hotel id are not looked at, nor
 * is anything that depends on the property.
 *
 * @returns the values, or a refusal with status, code and every wrong place (at most 100)
 * @example
 * const read = readRequest('updateRoomsDaily', { query, contentType: 'application/json', body })
 * if (!read.ok) return respond(read.refusal.status, errorBody(read.refusal, requestId))
 * read.body.rooms // typed
 */
export function readRequest<Id extends OperationId>(operationId: Id, request: RawRequest): ReadRequest<Id> {
  const operation: OperationSchemas = operationSchemas[operationId]
  const query = readQuery(request.query)
  if (!query)
    return { ok: false, refusal: unreadable('The query string has a broken percent sign. Encode it.') }
  const body = readBody(operation, request)
  if ('refusal' in body) return { ok: false, refusal: body.refusal }

  const fields = {
    ...readFields(query, operation.parameters),
    ...readFields(body.form, operation.parameters),
  }
  // D2: another name for the same thing, seen in a sample.
  if (fields.inv_code === undefined && fields.room_code !== undefined) fields.inv_code = fields.room_code
  const issues = [
    ...check(schemas[operation.query], fields),
    ...(operation.body?.schema ? check(schemas[operation.body.schema], body.json) : []),
  ]
  const [first, ...rest] = issues.length > 0 ? issues : (rules[operationId]?.(fields, body.json) ?? [])
  if (first) return { ok: false, refusal: refuseIssues([first, ...rest]) }
  return { ok: true, query: fields as RequestQuery<Id>, body: body.json as RequestBody<Id> }
}

type OperationSchemas = {
  parameters: Record<string, Reading>
  query: string
  body: { mediaType: string; required: boolean; schema: string | null } | null
}

function check(schema: CompiledSchema | undefined, data: unknown): Issue[] {
  return !schema || schema(data) ? [] : describeErrors(schema.errors ?? [], 'request')
}

const unreadable = (message: string) => refuse('unreadable_request', message)

function readQuery(query: string): URLSearchParams | undefined {
  try {
    // URLSearchParams takes anything; this throws on a broken percent sign and on broken UTF-8.
    decodeURIComponent(query)
    return new URLSearchParams(query)
  } catch {
    return undefined
  }
}

type Body = { form: URLSearchParams; json: unknown } | { refusal: Refusal }

function readBody({ body: wanted }: OperationSchemas, { body, contentType }: RawRequest): Body {
  const nothing = { form: new URLSearchParams(), json: undefined }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  if (!wanted || (bytes.length === 0 && !wanted.required)) return nothing
  if (bytes.length > bodyLimit) {
    return {
      refusal: refuse('body_too_large', 'The body has more than 2 MB. Split it over several requests.'),
    }
  }
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  if (bytes.length > 0 && mediaType !== wanted.mediaType) {
    const given = mediaType ? `not ${mediaType}` : 'and says so in content-type'
    return {
      refusal: refuse('unsupported_media_type', `This operation takes ${wanted.mediaType}, ${given}.`),
    }
  }
  const text = decode(bytes)
  if (text === undefined) return { refusal: unreadable('The body is not valid UTF-8. Encode it as UTF-8.') }
  if (wanted.mediaType !== 'application/json') {
    const form = readQuery(text)
    return form
      ? { ...nothing, form }
      : { refusal: unreadable('The form has a broken percent sign. Encode it.') }
  }
  if (text.trim() === '') return { refusal: unreadable('The body is empty. Send one JSON document.') }
  try {
    return { ...nothing, json: JSON.parse(text) as unknown }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    return { refusal: unreadable(`The body is not JSON: ${reason}. Send one complete JSON document.`) }
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
