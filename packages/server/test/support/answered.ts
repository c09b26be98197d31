import { Agent, type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import type { Server } from '../../src/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a body.
export type Json = any
export type Answered = { status: number; headers: Headers; body: Json; text: string }

/** Sends a request; the body of an answer that is no JSON is undefined. */
export async function answered(url: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parsed(text), text }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps the connection: half of what a call costs, and tests make a hundred thousand of them. */
const agent = new Agent({ keepAlive: true })

/** Calls the control API of a server with its token. */
export const controlOf =
  ({ controlUrl, controlToken }: Pick<Server, 'controlUrl' | 'controlToken'>) =>
  async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const headers = {
      authorization: `Bearer ${controlToken}`,
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
    }
    request(`${controlUrl}/control/v1${path}`, { method, headers, agent }, resolve)
      .on('error', reject)
      .end(sent)
    const response = await promise
    const text = await textOf(response)
    return {
      status: response.statusCode ?? 0,
      headers: new Headers(response.headers as Record<string, string>),
      body: parsed(text),
      text,
    }
  }

/** The same, and what is refused is an error; gives the body. */
export const doneOf = (server: Parameters<typeof controlOf>[0]) => {
  const control = controlOf(server)
  return async (method: string, path: string, body?: unknown): Promise<Json> => {
    const { status, text, body: given } = await control(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    return given
  }
}

/** What a refusal says, without its sentences. */
export const refusalOf = ({ status, body }: Answered) => ({
  status,
  code: body?.code,
  ...(body?.errors && { paths: body.errors.map((error: { path: string }) => error.path) }),
})
