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

/** Calls the control API of a server with its token. */
export const controlOf =
  ({ controlUrl, controlToken }: Pick<Server, 'controlUrl' | 'controlToken'>) =>
  (method: string, path: string, body?: unknown): Promise<Answered> =>
    answered(`${controlUrl}/control/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${controlToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

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
