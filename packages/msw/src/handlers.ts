import { type OperationId, operationTable } from '@innwire/types'
import {
  errorBody,
  keepRequestId,
  type Refusal,
  readRequest,
  refuseAccess,
  refuseMethod,
  refusePath,
  withRefusedDates,
} from '@innwire/validators'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { servicePath } from './service-path.ts'
import { type AcceptedRequest, type ShownResponse, statusAndBody } from './shown-response.ts'

/** Settings of {@link handlers} and {@link respond}. */
export type HandlerOptions = {
  /**
   * Address of the service that your code calls, as you give it to your code.
   * @default any host
   */
  baseUrl?: string
}

/**
 * One handler for every operation of the contract. Requests are checked as the service checks them: without token and
 * hotel id a 401, off the contract a 400, 413, 415 or 422 that names each wrong place; else the first example.
 *
 * The last handler refuses every other request below the base URL, and any with a token on the same origin, with a 404
 * or 405, so that none takes your token to the real host. Without a base URL, and on the origin of the page itself, it
 * refuses paths of the API, mistyped ones too, and requests with token and hotel id. Handlers of your own for the same host come
 * before these.
 *
 * @throws {TypeError} when the base URL is no address, or an option is not known
 * @example
 * const server = setupServer(...handlers({ baseUrl: 'https://hotel.example' }))
 */
export function handlers(options: HandlerOptions = {}): HttpHandler[] {
  return [
    ...operationIds.map((id) => respond<OperationId>(id, { status: 200 }, options)),
    refuseOthers(options),
  ]
}

/**
 * A handler that answers one operation in another way; give it to `server.use` in a test. Requests are checked first,
 * as in {@link handlers}.
 *
 * @throws {TypeError} at once, when the contract has no such example or status for the operation, the base URL is no
 * address, or an option is not known
 * @example
 * server.use(respond('listReservations', { example: 'ReservationsNone' }))
 * server.use(respond('createPosting', { status: 429 }))
 * server.use(respond('listRooms', ({ query }) => HttpResponse.error()))
 */
export function respond<Id extends OperationId>(
  id: Id,
  shown: ShownResponse<Id>,
  options: HandlerOptions = {},
): HttpHandler {
  const fixed = typeof shown === 'function' ? undefined : statusAndBody(id, shown)
  const answer = async (request: Request): Promise<Response> => {
    const read = await accept(id, request)
    if ('refusal' in read) return refused(request, read.refusal)
    if (typeof shown === 'function') return shown(read)
    const { status = 200, body: example } = fixed ?? {}
    const body = 'status' in shown && status === 200 ? withRefusedDates(id, read.body, example) : example
    const headers = headersFor(request)
    const answered = status >= 400 ? { ...(body as object), request_id: headers['x-request-id'] } : body
    const waiting = status === 429 || status === 503 ? { 'retry-after': '42' } : {}
    return HttpResponse.json(answered as object, { status, headers: { ...headers, ...waiting } })
  }
  const { path } = operationTable[id]
  return handlerFor(
    options,
    (request, asked) => asked === path && methodsOf(id).includes(request.method),
    answer,
  )
}

/** Answers what no operation takes, before it leaves for the real host. */
function refuseOthers(options: HandlerOptions): HttpHandler {
  return handlerFor(
    options,
    () => true,
    (request, path) => {
      const ids = operationIds.filter((id) => operationTable[id].path === path)
      if (ids.length === 0) {
        const advice = 'Compare it with the contract, and its beginning with baseUrl.'
        return refused(request, refusePath(path, advice))
      }
      const allow = ids.flatMap(methodsOf).join(', ')
      return refused(request, refuseMethod(request.method, allow), { allow })
    },
  )
}

const defaults: Required<HandlerOptions> = { baseUrl: '*' }

/** The one place that reads options, so that each counts for all handlers. */
function handlerFor(
  options: HandlerOptions,
  takes: (request: Request, path: string) => boolean,
  answer: (request: Request, path: string) => Response | Promise<Response>,
): HttpHandler {
  for (const name of Object.keys(options))
    if (!Object.hasOwn(defaults, name))
      throw new TypeError(`There is no option ${name}, only ${Object.keys(defaults).join(', ')}.`)
  const { baseUrl = defaults.baseUrl } = options
  const pathOf = servicePath(baseUrl)
  return http.all(
    ({ request }) => {
      const path = pathOf(request)
      return path !== undefined && takes(request, path)
    },
    async ({ request }) => {
      const response = await answer(request, pathOf(request) ?? '')
      // The service answers HEAD as GET, without the body. A network error has no status to copy.
      return request.method === 'HEAD' && response.status ? new Response(null, response) : response
    },
  )
}

const operationIds = Object.keys(operationTable) as OperationId[]

/** The service answers HEAD wherever it answers GET. */
const methodsOf = (id: OperationId): string[] =>
  operationTable[id].method === 'get' ? ['GET', 'HEAD'] : [operationTable[id].method.toUpperCase()]

const headersFor = (request: Request) => ({
  'x-request-id': keepRequestId(request.headers.get('x-request-id')),
  'cache-control': 'no-store',
})

function refused(request: Request, refusal: Refusal, more: Record<string, string> = {}): Response {
  const headers = headersFor(request)
  const body = errorBody(refusal, headers['x-request-id'])
  return HttpResponse.json(body, { status: refusal.status, headers: { ...headers, ...more } })
}

async function accept<Id extends OperationId>(
  id: Id,
  request: Request,
): Promise<AcceptedRequest<Id> | { refusal: Refusal }> {
  const url = new URL(request.url)
  if (!url.searchParams.get('token') || !url.searchParams.get('hr_id')) return { refusal: refuseAccess() }
  const body = new Uint8Array(await request.clone().arrayBuffer())
  const read = readRequest(id, { query: url.search, contentType: request.headers.get('content-type'), body })
  return read.ok ? { query: read.query, body: read.body, request } : { refusal: read.refusal }
}
