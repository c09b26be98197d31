import type { Json } from '../hotel.ts'

/** What `fetch` throws when a connection breaks: the service may have seen the request. */
export const broken = () => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } })
/** And when there is nobody to connect to. */
export const refused = () =>
  Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED', syscall: 'connect' } })

/** A faulty answer: some text, as HTML unless it is JSON. */
export const page = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': /^[{[]/.test(text) ? 'application/json' : 'text/html', ...headers },
  })

/** The service's answer with its JSON altered. */
export async function altered(answer: Response, change: (body: Json) => void): Promise<Response> {
  const body = await answer.json()
  change(body)
  return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers })
}
