import { errorBody, keepRequestId, type Refusal } from '@innwire/validators'

// An import of node:http would make Node load its fetch, which is a tenth of the server's start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** Headers of every answer (D10, D31). */
export const fixedHeaders = (requestId: string) => ({
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
})

/** A refusal as text of HTTP, for a connection that has no request which could be answered. */
export function bareRefusal(refusal: Refusal, more: Record<string, string> = {}): string {
  const id = keepRequestId(undefined)
  const body = JSON.stringify(errorBody(refusal, id))
  const headers = Object.entries({ ...fixedHeaders(id), ...more, connection: 'close' })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const status = `${refusal.status} ${STATUS_CODES[refusal.status]}`
  return `HTTP/1.1 ${status}\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
