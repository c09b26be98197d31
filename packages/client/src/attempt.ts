import { ConnectionError, type InnwireError, listed, ResponseError } from './errors.ts'
import type { ClientOptions, RequestEvent } from './options.ts'
import { refusal } from './refusal.ts'
import { whatHappened } from './secrets.ts'
import type { CheckedSettings } from './settings.ts'
import { loadCheck } from './validation.ts'

/** Head of an answer. It is not a `Response`, because that shows the whole address. */
export type ResponseInfo = {
  status: number
  headers: Headers
  /** Without token and hotel id. */
  url: string
  /** `X-Request-Id` of the answer; where it has none, the one that was sent. */
  requestId: string
  durationMs: number
}

/** The value of a call with the head of its answer. */
export type Answer<T> = { data: T; response: ResponseInfo }

/** Makes a value of a parsed body; throws a sentence about what the contract promises and the body lacks. */
export type Read<T> = (body: unknown) => T

/** Makes the function that sends a request once: it gives the answer, or the error that it ended with. */
export function sender(settings: ClientOptions, { secrets, redact }: CheckedSettings) {
  return async <T>(
    body: string | undefined,
    read: Read<T>,
    signal: AbortSignal,
    event: RequestEvent,
  ): Promise<Answer<T> | InnwireError> => {
    const { method, url, operationId } = event
    const { validate = 'off' } = settings
    const check = validate !== 'off' && (await loadCheck())
    const started = performance.now()
    settings.onRequest?.(event)
    let response: Response
    let text: string
    try {
      // The secrets come last, so that nothing before this line has them.
      const address = `${url}${url.includes('?') ? '&' : '?'}${secrets}`
      const headers = { 'x-request-id': event.requestId, ...(body && { 'content-type': 'application/json' }) }
      const send = settings.fetch ?? fetch
      response = await send(address, { method, headers, body: body as string, signal, redirect: 'manual' })
      text = await response.text()
    } catch (error) {
      if (signal.aborted) return signal.reason
      return new ConnectionError(`No complete answer: ${redact(whatHappened(error))}`)
    }
    const { status } = response
    const about = { status, requestId: redact(response.headers.get('x-request-id') || event.requestId) }
    const head = {
      ...event,
      ...about,
      headers: new Headers(Array.from(response.headers, ([name, value]) => [name, redact(value)])),
      durationMs: performance.now() - started,
    }
    settings.onResponse?.(head)
    if (status > 399) return refusal(text, response.headers, about, redact)
    const unreadable = (why: string) => {
      const start = redact(text).slice(0, 200)
      return new ResponseError(`${status}: ${why} The answer starts: ${start}`, { ...about, body: start })
    }
    if (!response.ok) return unreadable('Change baseUrl.')
    try {
      // As numbers, ids beyond 2^53 would be rounded.
      const data: unknown = JSON.parse(text.replace(/id":\s*(-?\d{16,})/g, 'id":"$1"'))
      const faults = check && listed(check(operationId, status, data))
      if (faults) {
        const told = redact(`It leaves the contract: ${faults}`)
        if (validate === 'throw') throw told
        console.warn(`${operationId}: ${told}`)
      }
      return { data: read(data), response: head }
    } catch (error) {
      return unreadable(typeof error === 'string' ? error : 'The answer has no JSON.')
    }
  }
}
