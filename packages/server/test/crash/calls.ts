import { controlToken } from './server-process.ts'

/** The server went away before its whole answer was there. */
export class Gone extends Error {
  override name = 'Gone'
}

export type Answered = { status: number; headers: Headers; text: string }

/** One request; the answer counts only when every byte of it has come. */
export async function call(url: string, init: RequestInit = {}): Promise<Answered> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    throw new Gone(`${init.method ?? 'GET'} ${url} was not answered.`, { cause: error })
  }
}

/** Where a server's two APIs are. */
export type Addresses = { url: string; controlUrl: string }

/** Calls the control API; what is refused is an error. */
export async function control<Body = unknown>(
  { controlUrl }: Pick<Addresses, 'controlUrl'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const { status, text } = await call(`${controlUrl}/control/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${controlToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Body
}

export const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
