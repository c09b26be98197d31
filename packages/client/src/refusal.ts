import type { ErrorPlace } from '@innwire/types'
import { type ApiError, apiErrorClass } from './errors.ts'
import { retryAfter } from './retry.ts'

/** The error of an answer with a status of 400 or above, whether it has the service's own body or not. */
export function refusal(
  status: number,
  text: string,
  headers: Headers,
  about: object,
  hide: (text: string) => string,
): ApiError {
  let body: Record<string, unknown> = {}
  try {
    // Hidden in the values, because JSON can write any letter as an escape.
    body = JSON.parse(text, (_, value) => (typeof value === 'string' ? hide(value) : value)) ?? body
  } catch {
    // A proxy's page: told below as it starts.
  }
  const { status: outcome, code, message, errors } = body
  // D9: the service's own. A gateway may answer JSON, too.
  const known = outcome === 'error' && typeof code === 'string' && typeof message === 'string'
  return new (apiErrorClass(status))(
    known ? message : `The service answered ${status}: ${hide(text).slice(0, 200)}`,
    {
      ...about,
      status,
      code: known ? code : 'unknown',
      // What names no place cannot be told by its place.
      errors: [errors as ErrorPlace[]].flat().filter((one) => one?.path),
      retryAfterMs: retryAfter(headers.get('retry-after')),
    },
  )
}
