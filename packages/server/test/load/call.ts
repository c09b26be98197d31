import { Agent, request } from 'node:http'
import type { Addresses } from '../crash/calls.ts'
import type { Sent } from './grown-requests.ts'

export type Answer = { status: number; bytes: number; text: string }

export type Access = { query: string; headers: Record<string, string> }

export const demoAccess: Access = { query: 'token=demo-token&hr_id=demo', headers: {} }
export const controlAccess = (token: string): Access => ({
  query: '',
  headers: { authorization: `Bearer ${token}` },
})

const agent = new Agent({ keepAlive: true })

/** Sends a request with what lets it in to the API that it is for, and gives its answer: of events, only the first. */
export function call(
  { url, controlUrl }: Addresses,
  { method, path, query, type, headers: own, body = '' }: Sent,
  access: Access,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = {
    ...access.headers,
    ...(type !== undefined && { 'content-type': type }),
    'content-length': Buffer.byteLength(body),
    ...own,
  }
  const base = path.startsWith('/control/') ? controlUrl : url
  const address = `${base}${path}?${[access.query, query].filter(Boolean).join('&')}`
  const outgoing = request(address, { method, headers, agent })
  outgoing.on('error', reject)
  outgoing.on('response', async (response) => {
    const isEndless = response.headers['content-type']?.startsWith('text/event-stream')
    const chunks: Buffer[] = []
    for await (const chunk of response) {
      chunks.push(chunk as Buffer)
      if (isEndless) break
    }
    const bytes = Buffer.concat(chunks)
    resolve({ status: response.statusCode ?? 0, bytes: bytes.length, text: bytes.toString() })
  })
  outgoing.end(body)
  return promise
}
