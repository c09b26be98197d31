import type { OperationId } from '@innwire/types'
import type { RequestClass } from '../budget/budget.ts'

/**
 * A request that was made, for a log or a metric. It has no query, header or body, and so neither token nor guest data.
 */
export type RequestMade = {
  /** Its `operationId` in the contract. */
  operation: OperationId
  /** Such as `PUT`. */
  method: string
  /** Of the address, without query. */
  path: string
  /** Whose share of the quota it took. */
  requestClass: RequestClass
  /** Of the answer; undefined when none came. */
  status: number | undefined
  /** Code or name of what went wrong when no answer came, such as `ECONNREFUSED` or `TimeoutError`. */
  error: string | undefined
  /** Until the answer began, or was given up. */
  durationMs: number
  /** `X-Request-Id` of the answer: quote it when you ask the operator of the service. */
  requestId: string | undefined
}

/**
 * Is told of every request when its answer has begun, or was given up. What it throws, or rejects with, becomes a
 * warning of the process.
 * @example
 * onRequest: ({ operation, status, error, durationMs }) => log.info({ operation, status, error, durationMs })
 */
export type OnRequest = (request: RequestMade) => unknown

/** How a request ended, be it with an answer or with what `fetch` threw, in words that hold no secret. */
export const endOf = (
  response: Response | undefined,
  error: unknown,
  token: string,
): Pick<RequestMade, 'status' | 'error' | 'requestId'> => ({
  status: response?.status,
  error: response ? undefined : nameOf(error),
  requestId: visibleId(response?.headers.get('x-request-id'), token),
})

/** A DOMException has a code, too, but that is a number. */
function nameOf(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as {
    name?: unknown
    code?: unknown
    cause?: { code?: unknown }
  }
  const names = [cause?.code, code, name].filter((one) => typeof one === 'string')
  return names.find((one) => /^\w{1,100}$/.test(one)) ?? 'Error'
}

/**
 * A stranger on the way may answer with anything, such as with the address that we called: then with the token, spelled
 * as in one. What is escaped is not shown, so that only a few spellings are left.
 */
const visibleId = (id: string | null | undefined, token: string) =>
  id && /^[!-~]{1,128}$/.test(id) && !/[%\\]/.test(id) && !spelled(id).includes(spelled(token))
    ? id
    : undefined

/** In addresses, a plus may be a space; and case counts in neither. */
const spelled = (text: string) => text.replaceAll(' ', '+').toLowerCase()
