import type { CompiledSchema } from './compiled-schema.ts'
import { describeErrors, type Side } from './describe-errors.ts'
import { type Issue, mostIssues, type ReaderCode } from './issue.ts'
import { joinPath } from './path.ts'
import { type RawBody, readBody, readForm } from './read-body.ts'
import { type Reading, readFields } from './read-fields.ts'
import { type ErrorCatalogue, type Refusal, refusals } from './refusal.ts'

/** The parts of a request as they are read, with their types by the contract. */
export type RequestParts = {
  /** What its path names, such as an id. */
  path: unknown
  /** Its query, read by the contract. */
  query: unknown
  /** Its JSON body or its form. */
  body: unknown
}

/** How the parts of an operation are read, and the names of the compiled schemas that check them; generated. */
export type OperationChecks = {
  path?: { parameters: Record<string, Reading>; schema: string }
  parameters: Record<string, Reading>
  query: string
  /** Null where the operation has no body; its schema is null where it is a form, whose fields are read as the query's. */
  body: { mediaType: string; required: boolean; schema: string | null } | null
  /** Null where an answer of this status has no body. */
  responses: Record<string, string | null>
}

/** What requests and answers of an API are checked by: the generated tables of its contract, and its own rules. */
export type Contract<Requests extends Record<keyof Requests, RequestParts>, Code extends string> = {
  /** Method and path of each operation. */
  operations: { [Id in keyof Requests]: { method: string; path: string } }
  /** How the parts of a request of each operation are checked. */
  checks: { [Id in keyof Requests]: OperationChecks }
  /** Schemas by the name that the contract gives them. */
  schemas: Record<string, CompiledSchema<Code>>
  /** Status of each error code. */
  errorCodes: ErrorCatalogue<Code>
  /** What a schema cannot say: rules between fields that need no knowledge of what is stored. */
  rules: { [Id in keyof Requests]?: (request: Requests[Id]) => Issue<Code | ReaderCode>[] }
  /** Fields of the query that somebody else reads; a form may repeat them. */
  skipped?: readonly string[]
  /** Other names of fields, each with the name that it stands for. */
  aliases?: Record<string, string>
}

/** A request as it came over the wire. */
export type RawRequest = RawBody & {
  /** The query string, with or without `?`. */
  query: string
  /** The values of the path by their names, without percent signs. */
  path?: Record<string, string>
}

/** A request that the contract allows, or why it does not. */
export type Read<Parts extends RequestParts, Code extends string> =
  | ({ ok: true } & Parts)
  | { ok: false; refusal: Refusal<Code | ReaderCode> }

/**
 * Reads and checks a request by a contract, as `readRequest` does by that of the property API: the schemas, then the
 * rules between fields. Defaults of the contract are filled in where its checks were generated so.
 */
export function readByContract<
  Requests extends Record<keyof Requests, RequestParts>,
  Code extends string,
  Id extends keyof Requests,
>(
  contract: Contract<Requests, Code>,
  operationId: Id,
  request: RawRequest,
  { ignoresUnknown = false } = {},
): Read<Requests[Id], Code> {
  const { schemas, rules, errorCodes, skipped } = contract
  const checks = contract.checks[operationId]
  const query = readForm(request.query, 'query string')
  if ('refusal' in query) return { ok: false, refusal: query.refusal }
  const body = readBody(checks.body, request)
  if ('refusal' in body) return { ok: false, refusal: body.refusal }

  const inPath = checks.path && readFields(new URLSearchParams(request.path), checks.path.parameters)
  const inQuery = readFields(query.form, checks.parameters, skipped)
  const inForm = body.form && readFields(body.form, checks.parameters, skipped)
  const fields: Record<string, unknown> = { ...inQuery.fields, ...inForm?.fields }
  const schema = checks.body?.schema
  // A body that may be left out is empty then, and gets its defaults.
  const json = schema && body.json === undefined ? {} : body.json
  const found = [
    ...inQuery.issues,
    ...(inForm?.issues ?? []),
    ...(body.form ? othersThan(query.form, body.form, skipped) : []),
    ...readAliases(fields, contract.aliases),
    ...(checks.path ? check(schemas[checks.path.schema], inPath?.fields, 'request') : []),
    ...check(schemas[checks.query], fields, 'request'),
    ...(schema ? check(schemas[schema], json, 'request') : []),
  ]
  // The one place where the type of the contract is taken for what its schemas have checked.
  const parts = { path: inPath?.fields ?? {}, query: fields, body: json } as Requests[Id]
  const issues = ignoresUnknown ? withoutUnknown(found) : found
  const [first, ...rest] = issues.length > 0 ? issues : (rules[operationId]?.(parts) ?? [])
  if (!first) return { ok: true, ...parts }
  return { ok: false, refusal: refusals<Code>(errorCodes).refuseIssues([first, ...rest]) }
}

/** What somebody else reads in the query: another value of it in the form would be ignored in silence. */
function othersThan(
  query: URLSearchParams,
  form: URLSearchParams,
  names: readonly string[] = [],
): Issue<ReaderCode>[] {
  const others = names.filter((name) => form.getAll(name).some((value) => value !== query.get(name)))
  return others.map((path) => {
    const message = `The form has another ${path} than the query. Send ${path} in the query alone.`
    return { path, code: 'invalid_value', message }
  })
}

/** A field under another name of it counts, unless both are sent and differ: they cannot both be meant. */
function readAliases(
  fields: Record<string, unknown>,
  aliases: Record<string, string> = {},
): Issue<ReaderCode>[] {
  return Object.entries(aliases).flatMap(([alias, name]) => {
    const given = fields[alias]
    if (given === undefined) return []
    fields[name] ??= given
    if (fields[name] === given) return []
    const message = `${alias} is another name of ${name}, and the two differ. Send ${name} alone.`
    return [{ path: joinPath('', alias), code: 'invalid_value' as const, message }]
  })
}

/** Where the list of issues is full, others may be missing in it, and it stays as it is. */
const withoutUnknown = <Code extends string>(issues: Issue<Code>[]) =>
  issues.length < mostIssues ? issues.filter(({ code }) => code !== 'unknown_field') : issues

/**
 * Checks a response body by a contract, as `checkResponse` does by that of the property API.
 * @param body the parsed JSON, or undefined where there is none
 */
export function checkByContract<Requests extends Record<keyof Requests, RequestParts>, Code extends string>(
  { operations, checks, schemas }: Contract<Requests, Code>,
  operationId: keyof Requests,
  status: number,
  body: unknown,
): Issue<Code | ReaderCode>[] {
  const schema = checks[operationId].responses[status]
  if (schema === undefined) {
    const { method, path } = operations[operationId]
    const message = `${method.toUpperCase()} ${path} has no answer with status ${status} in the contract.`
    return [{ path: 'status', code: 'invalid_value', message }]
  }
  if (schema !== null) return check(schemas[schema], body, 'response')
  const message = `An answer with status ${status} has no body.`
  return body === undefined ? [] : [{ path: 'response', code: 'invalid_value', message }]
}

function check<Code extends string>(
  schema: CompiledSchema<Code> | undefined,
  data: unknown,
  side: Side,
): Issue<Code | ReaderCode>[] {
  return !schema || schema(data) ? [] : describeErrors(schema.errors ?? [], side)
}
