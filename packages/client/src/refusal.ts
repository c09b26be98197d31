import type { ErrorPlace } from '@innwire/types'
import { ApiError, byStatus, ServerError } from './errors.ts'
import type { ResponseInfo } from './options.ts'
import { retryAfter } from './retry.ts'

/** The error of an answer with a status of 400 or above, whether it has the service's own body or not. */
export function refusal(
  text: string,
  { status, requestId, headers }: ResponseInfo,
  redact: (text: string) => string,
): ApiError {
  let body: Record<string, unknown> = {}
  try {
    // Each name and value by itself, because JSON that is decoded may be none any more. A number may be the token.
    body =
      JSON.parse(text, (_, value) =>
        typeof value !== 'object'
          ? redact(`${value}`)
          : value && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), one]))
            : value,
      ) ?? body
  } catch {
    // A proxy's page: told below as it starts.
  }
  const { status: outcome, code, message, errors } = body
  // D9: the service's own. A gateway may answer JSON, too.
  const known = outcome === 'error' && typeof code === 'string' && typeof message === 'string'
  return new (byStatus[status] ?? (status < 500 ? ApiError : ServerError))(
    status + (known ? ` ${code}: ${message}` : `: The answer starts: ${redact(text)}`),
    {
      status,
      requestId,
      code: known ? code : 'unknown',
      // What names no place cannot be told by its place.
      errors: [errors as ErrorPlace[]].flat().filter((one) => one?.path),
      retryAfterMs: retryAfter(headers.get('retry-after')),
    },
  )
}
