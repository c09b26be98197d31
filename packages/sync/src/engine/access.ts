import { type Client, createClient } from '@innwire/client'
import type { OperationId } from '@innwire/types'
import type { Budget, RequestClass, Ticket } from '../budget/budget.ts'
import { retryAfterMs } from '../budget/read-headers.ts'
import type { Timer } from '../budget/timer.ts'
import type { Attempt, CircuitBreaker } from './circuit-breaker.ts'
import type { TakenOptions } from './client-options.ts'
import { limitAnswer } from './limit-answer.ts'
import { endOf, type OnRequest, type RequestMade } from './on-request.ts'
import type { ServiceClock } from './service-clock.ts'

/** The right to make a request now. */
export type Turn = {
  /** Its first request goes at once; further ones wait for their own turn. */
  hotel: Client
  /** Whether the service may have seen anything of it. */
  left(): boolean
  /** Counts its first request among another class. */
  countAs(kind: RequestClass): void
  /** The answer to its last request could be read: a page of a gateway has 200, too. */
  succeeded(): void
  /** No request was made, and none will be. */
  giveBack(): void
}

/** The only way to the service: within the budget, and not while it does not answer. */
export type Access = ReturnType<typeof openAccess>

/** The right to make one request. */
type Place = { ticket: Ticket; attempt: Attempt }

type Way = {
  settings: TakenOptions
  budget: Budget
  breaker: CircuitBreaker
  /** Sees to it that the lease is held still. */
  confirm: () => Promise<void>
  /** Told of every answer. */
  clock: ServiceClock
  timer: Timer
  timeoutMs: number
  /** Told of every request. */
  made: OnRequest
  stopping: AbortSignal
  /** Breaks off what is under way. */
  cutting: AbortSignal
}

export function openAccess(way: Way) {
  const { settings, budget, breaker, confirm, clock, timer, timeoutMs, made, stopping, cutting } = way
  const send = settings.fetch ?? fetch
  let answeredAt = -Infinity
  const succeeded = new Map<OperationId, number>()

  /** A place in the budget is held only while its request may go, because others need it meanwhile. */
  async function take(kind: RequestClass, signal = stopping, since = timer.elapsed()): Promise<Place> {
    for (;;) {
      await breaker.ready(kind, signal)
      const ticket = await budget.take(kind, signal, since)
      const attempt = breaker.enter(kind)
      try {
        // The waits may have taken longer than the lease lasts.
        if (attempt) await confirm()
      } catch (error) {
        ticket.giveBack()
        attempt?.left()
        throw error
      }
      if (attempt) return { ticket, attempt }
      ticket.giveBack()
    }
  }

  /** The answer, or what fetch threw and whether the service may have seen the request. */
  async function request({ ticket, attempt }: Place, ...[input, init = {}]: Parameters<typeof fetch>) {
    const late = new AbortController()
    const cancel = timer.after(timeoutMs, () =>
      late.abort(new DOMException(`No answer came within ${timeoutMs} ms.`, 'TimeoutError')),
    )
    // The body comes later, and is read elsewhere: the second limit is for that.
    const signals = [
      late.signal,
      AbortSignal.timeout(timeoutMs),
      cutting,
      ...(init.signal ? [init.signal] : []),
    ]
    let response: Response
    try {
      response = await send(input, { ...init, signal: AbortSignal.any(signals) }).finally(cancel)
    } catch (error) {
      const reached = !neverLeft(error)
      if (reached) await count(ticket)
      else ticket.giveBack()
      attempt.failed({ why: 'unreachable', seen: reached })
      return { reached, error }
    }
    await clock.heard(response)
    await count(ticket, response)
    const retryAfter = response.status === 503 ? retryAfterMs(response.headers, clock.now()) : undefined
    if (response.status === 401) attempt.failed({ why: 'unauthorized', seen: true })
    else if (unreachableStatuses.has(response.status))
      attempt.failed({ why: 'unreachable', seen: true, retryAfterMs: retryAfter || undefined })
    else {
      answeredAt = timer.elapsed()
      attempt.succeeded()
    }
    return { reached: true, response }
  }

  return {
    /** When the service last let somebody in and answered, by the timer; -Infinity before the first time. */
    answeredAt: () => answeredAt,
    /** When an operation last succeeded in this process, by the timer; undefined: never. */
    succeededAt: (operation: OperationId): number | undefined => succeeded.get(operation),
    /** Why nobody gets through; undefined while the service answers. */
    closed: breaker.closed,
    /** As {@link CircuitBreaker.watch}. */
    watch: breaker.watch,
    /**
     * Waits for a turn. Rejects with the reason of the signal, or of `stopping`.
     * @param since when it was asked for first, by the timer
     */
    async turn(kind: RequestClass, signal?: AbortSignal, since?: number) {
      const place = await take(kind, signal && AbortSignal.any([stopping, signal]), since)
      let first: Place | undefined = place
      let left = false
      let about: Pick<RequestMade, 'operation' | 'method' | 'path' | 'requestClass'> | undefined
      const hotel = createClient({
        ...settings,
        // A call waits for its turn as long as it takes; each of its requests has its own time.
        timeoutMs: 2 ** 31 - 1,
        retry: { limit: 0 },
        onRequest({ operationId: operation, method, url }) {
          about = { operation, method, path: new URL(url).pathname, requestClass: kind }
        },
        fetch: async (input, init) => {
          const present = first ?? (await take(kind))
          first = undefined
          const startedAt = timer.elapsed()
          const { reached, response, error } = await request(present, input, init)
          left ||= reached
          const durationMs = timer.elapsed() - startedAt
          if (about) made({ ...about, durationMs, ...endOf(response, error, settings.token) })
          if (!response) throw error
          return limitAnswer(response)
        },
      })
      return {
        hotel,
        left: () => left,
        countAs: place.ticket.countAs,
        succeeded() {
          if (about) succeeded.set(about.operation, timer.elapsed())
        },
        giveBack() {
          first?.ticket.giveBack()
          first?.attempt.left()
          first = undefined
        },
      }
    },
  }
}

/** By a gateway, or the service itself: nobody is there to answer. */
const unreachableStatuses = new Set([502, 503, 504])

/** Its place is counted whether the store takes it or not; the next request that cannot be written down does not go. */
const count = (ticket: Ticket, answer?: Response) => ticket.done(answer).catch(() => {})

/** Codes of errors that have no `syscall`, and end a connection before a request goes over it. */
const beforeRequest: ReadonlySet<unknown> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  // Of certificates: a handshake that ends so comes before the request.
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_UNTRUSTED',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

type Failure = { code?: unknown; syscall?: unknown; cause?: unknown; errors?: unknown[] }

/**
 * No connection was made, at none of several addresses, so the service cannot have seen the request. `EHOSTUNREACH` and
 * its like also end a connection over which the request went: what was being done then tells.
 */
function neverLeft(error: unknown): boolean {
  const { code, syscall, cause, errors } = (error ?? {}) as Failure
  if (syscall !== undefined) return syscall === 'connect' || syscall === 'getaddrinfo'
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverLeft)
  return beforeRequest.has(code) || (cause !== undefined && neverLeft(cause))
}
