import { type OperationId, operationTable } from '@innwire/types'
import { errorBody, keepRequestId, type Refusal, readRequest, refuse } from '@innwire/validators'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { type AcceptedRequest, type ShownResponse, statusAndBody } from './shown-response.ts'

/** Settings of {@link handlers} and {@link respond}. */
export type HandlerOptions = {
  /**
   * Address of the service that your code calls, without a path.
   * @default any host
   */
  baseUrl?: string
}

/**
 * One handler for every operation of the contract. Requests are checked as the service checks them: without token and
 * hotel id a 401, off the contract a 400, 413, 415 or 422 that names each wrong place; else the first example.
 *
 * @example
 * const server = setupServer(...handlers({ baseUrl: 'https://hotel.example' }))
 */
export function handlers(options: HandlerOptions = {}): HttpHandler[] {
  return (Object.keys(operationTable) as OperationId[]).map((id) =>
    respond<OperationId>(id, { status: 200 }, options),
  )
}

/**
 * A handler that answers one operation in another way; give it to `server.use` in a test. Requests are checked first,
 * as in {@link handlers}.
 *
 * @throws {TypeError} at once, when the contract has no such example or status for the operation
 * @example
 * server.use(respond('listReservations', { example: 'ReservationsNone' }))
 * server.use(respond('createPosting', { status: 429 }))
 * server.use(respond('listRooms', ({ query }) => HttpResponse.error()))
 */
export function respond<Id extends OperationId>(
  id: Id,
  shown: ShownResponse<Id>,
  { baseUrl = '*' }: HandlerOptions = {},
): HttpHandler {
  const { method, path } = operationTable[id]
  const fixed = typeof shown === 'function' ? undefined : statusAndBody(id, shown)
  return http[method](`${baseUrl.replace(/\/+$/, '')}${path}`, async ({ request }) => {
    const requestId = keepRequestId(request.headers.get('x-request-id'))
    const headers = { 'x-request-id': requestId, 'cache-control': 'no-store' }
    const read = await accept(id, request)
    if ('refusal' in read) {
      const { refusal } = read
      return HttpResponse.json(errorBody(refusal, requestId), { status: refusal.status, headers })
    }
    if (typeof shown === 'function') return shown(read)
    const { status = 200, body } = fixed ?? {}
    const answered = status >= 400 ? { ...(body as object), request_id: requestId } : (body as object)
    const waiting = status === 429 || status === 503 ? { 'retry-after': '42' } : {}
    return HttpResponse.json(answered, { status, headers: { ...headers, ...waiting } })
  })
}

async function accept<Id extends OperationId>(
  id: Id,
  request: Request,
): Promise<AcceptedRequest<Id> | { refusal: Refusal }> {
  const url = new URL(request.url)
  if (!url.searchParams.get('token') || !url.searchParams.get('hr_id')) {
    const message = 'Token or hotel id is missing. Send both in the query, as token and hr_id.'
    return { refusal: refuse('unauthorized', message) }
  }
  const body = new Uint8Array(await request.clone().arrayBuffer())
  const read = readRequest(id, { query: url.search, contentType: request.headers.get('content-type'), body })
  return read.ok ? { query: read.query, body: read.body, request } : { refusal: read.refusal }
}
