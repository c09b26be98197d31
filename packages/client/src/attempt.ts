import { ConnectionError, type InnwireError, ResponseError } from './errors.ts'
import type { ClientOptions, RequestEvent, ResponseInfo } from './options.ts'
import { refusal } from './refusal.ts'
import type { CheckedSettings } from './settings.ts'
import { mostRead, mostSearched, readText } from './text.ts'

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
    const validators =
      settings.validate && settings.validate !== 'off'
        ? await import('@innwire/validators').catch((error) => {
            // Caught, because a bundler then takes what is not installed for optional.
            throw error
          })
        : undefined
    const started = performance.now()
    settings.onRequest?.(event)
    let response: Response
    let text: string
    try {
      // The secrets come last, so that nothing before this line has them.
      response = await (settings.fetch ?? fetch)(
        `${event.url}${event.url.includes('?') ? '&' : '?'}${secrets}`,
        {
          method: event.method,
          headers: { 'x-request-id': event.requestId, ...(body && { 'content-type': 'application/json' }) },
          body: body as string,
          signal,
          redirect: 'manual',
        },
      )
      text = response.body ? await readText(response.body) : ''
    } catch (error) {
      if (signal.aborted) return signal.reason
      return new ConnectionError(`No complete answer: ${redact(messageWithCauses(error))}`)
    }
    let { status, headers } = response
    // Made anew only where something is redacted, which takes longer than to look.
    for (const value of headers.values())
      if (redact(value) !== value)
        headers = new Headers(Array.from(headers, ([name, value]) => [name, redact(value)]))
    const requestId = headers.get('x-request-id') || event.requestId
    const head = {
      ...event,
      status,
      requestId,
      headers,
      durationMs: performance.now() - started,
    }
    settings.onResponse?.(head)
    if (status > 399) return refusal(text.slice(0, mostSearched), head, redact)
    try {
      if (!response.ok) throw 'Change baseUrl.'
      // As numbers, ids beyond 2^53 would be rounded.
      const data: unknown = JSON.parse(text.replace(/id":\s*(-?\d{16,})(?![\d.e])/gi, 'id":"$1"'))
      const faults = validators?.judgeAnswer(settings.validate, event.operationId, status, data, redact)
      if (faults) throw faults
      return { data: read(data), response: head }
    } catch (error) {
      const why = typeof error === 'string' ? error : `The answer has no JSON within ${mostRead} characters.`
      const body = redact(text.slice(0, mostSearched))
      return new ResponseError(`${status}: ${why} The answer starts: ${body}`, { status, requestId, body })
    }
  }
}

type Cause = { message?: unknown; code?: string; cause?: unknown }

/** What an error and its causes say, from the outside in, such as `fetch failed: connect ECONNREFUSED`. */
function messageWithCauses(error: unknown, depth = 5): string {
  const one = error as Cause | undefined
  // Node gathers the failures of several addresses under an empty message.
  const said = `${one?.message || one?.code || error}`
  return one?.cause && depth ? `${said}: ${messageWithCauses(one.cause, depth - 1)}` : said
}
