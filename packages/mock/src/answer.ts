import { type ErrorCode, errorCodes } from '@innwire/types'
import {
  errorBody,
  keepRequestId,
  type Refusal,
  type readRequest,
  refuse,
  refuseAccess,
  refuseMethod,
  refusePath,
  withRefusedDates,
} from '@innwire/validators'
import { type ContractDocument, requiredHeaders, route } from './contract-routes.ts'
import type { Preference, PrismAnswers } from './prism-answers.ts'

export type IncomingRequest = {
  method: string
  /** Path and query, as in the request line. */
  url: string
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

export type Answer = { status: number; headers: Record<string, string>; body: unknown }

export type AnswerParts = {
  document: ContractDocument
  answers: PrismAnswers
  readRequest: typeof readRequest
  token: string
  hrId: string
}

/** The answer to one request: the errors of the real service first, then what the contract shows. */
export async function answer(parts: AnswerParts, request: IncomingRequest): Promise<Answer> {
  const requestId = keepRequestId(header(request, 'x-request-id'))
  const fixed = {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
    'cache-control': 'no-store',
  }
  const refused = (refusal: Refusal, headers: Record<string, string> = {}): Answer => ({
    status: refusal.status,
    headers: { ...fixed, ...headers },
    body: errorBody(refusal, requestId),
  })

  const [path = ''] = request.url.split('?', 1)
  const query = request.url.slice(path.length + 1)
  const found = route(parts.document, request.method, path)
  if ('allowed' in found) {
    if (found.allowed.length === 0) return refused(refusePath(path))
    const allow = found.allowed.join(', ')
    return refused(refuseMethod(request.method, allow), { allow })
  }
  if (!authorized(parts, query)) return refused(refuseAccess())
  const contentType = header(request, 'content-type')
  const read = parts.readRequest(found.operationId, { query, contentType, body: request.body })
  if (!read.ok) return refused(read.refusal)

  const asked = preferenceOf(header(request, 'prefer'))
  const preference = readPreference(asked)
  const shown = preference && (await parts.answers({ method: found.method, path }, preference))
  if (!shown) return refused(refuse('unreadable_request', noSuchExample(found.operationId, asked)))
  const kept = requiredHeaders(parts.document, path, found.method, shown.statusCode)
  const headers = Object.entries(shown.headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => kept.has(name))
  return {
    status: shown.statusCode,
    headers: { ...Object.fromEntries(headers), ...fixed },
    body: withRequestId(
      preferred(preference) ? shown.body : withRefusedDates(found.operationId, read.body, shown.body),
      requestId,
    ),
  }
}

const preferred = ({ code, exampleKey }: Preference) => code !== undefined || exampleKey !== undefined

/** Examples of errors carry an id of their own; the body must name the request that was made. */
function withRequestId(body: unknown, requestId: string): unknown {
  const isError =
    body !== null && typeof body === 'object' && 'code' in body && (body.code as ErrorCode) in errorCodes
  return isError && 'request_id' in body ? { ...body, request_id: requestId } : body
}

function authorized({ token, hrId }: AnswerParts, query: string): boolean {
  const given = new URLSearchParams(query)
  const same = (name: string, wanted: string) => given.getAll(name).join() === wanted
  return same('token', token) && same('hr_id', hrId)
}

function header(request: IncomingRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

type AskedFor = { code?: string; example?: string }

/** What `Prefer` asks for, as it is written. The first of a name counts, other names for nothing (RFC 7240). */
function preferenceOf(text = ''): AskedFor {
  const found = [...text.matchAll(/(?:^|[,;\s])(code|example)(?![\w-])(?:\s*=\s*"?([^",;\s]*))?/gi)].reverse()
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

/** The preference as Prism takes it; undefined when it can be no status or no name of an example. */
function readPreference({ code, example }: AskedFor): Preference | undefined {
  if (code !== undefined && !/^\d{3}$/.test(code)) return undefined
  if (example === '') return undefined
  return { ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) }
}

function noSuchExample(operationId: string, { code, example }: AskedFor): string {
  const wanted = [
    code !== undefined && `status ${code || '""'}`,
    example !== undefined && `an example ${example || '""'}`,
  ]
    .filter(Boolean)
    .join(' with ')
  return `The contract shows nothing for ${operationId} with ${wanted}. Look it up in the reference and mend the header Prefer.`
}
