import type { IncomingMessage, ServerResponse } from 'node:http'
import { mostBytes } from '@innwire/types'
import { CallerLeft } from '../storage/errors.ts'
import { type Refused, unavailable } from './answer.ts'
import type { HttpLimits } from './limits.ts'

/** Bounds the memory of requests under way (backpressure). */
export type WaitingBodies = {
  /**
   * Counts a request before its body is read: a change by its bytes, a read as one.
   * @throws {Refused} 503
   */
  admit(hrId: string, request: IncomingMessage, response: ServerResponse): WaitingBody
}

export type WaitingBody = {
  /**
   * Does the work; the request counts until it is done, even when the caller has left.
   * @param bytes of the body, as many as were read
   * @throws {CallerLeft} when that was a read, and its caller left before
   */
  during<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** By then most changes are done, and a caller who reads at all has made room. */
const waitSeconds = 5

/** What a request takes besides its body, so that many small ones count, too. */
const leastBytes = 8_000

type WaitingLimits = Pick<
  HttpLimits,
  'waitingBytesPerHotel' | 'waitingBytes' | 'waitingReadsPerHotel' | 'waitingReads'
>

/**
 * Each hotel has its own bounds, so that the requests of one do not keep those of others out; neither do its reads keep its
 * changes out.
 * @param whose whose requests the bounds are for, in the words of the refusal
 */
export function waitingBodies(limits: WaitingLimits, whose = 'of this hotel'): WaitingBodies {
  const changes = waitingLine(limits.waitingBytesPerHotel, limits.waitingBytes, (its) =>
    tooMuchWaiting('changes', its ?? whose),
  )
  const reads = waitingLine(limits.waitingReadsPerHotel, limits.waitingReads, (its) =>
    tooMuchWaiting('reads', its ?? whose),
  )
  return {
    admit: (hrId, request, response) => {
      // A body that comes with a read is not kept.
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const { count, working } = isRead
        ? reads(hrId, 1, response)
        : changes(hrId, announcedBytes(request), response)
      return {
        during: async (bytes, work) => {
          if (isRead && response.closed) throw new CallerLeft()
          working()
          if (!isRead) count(Math.max(leastBytes, bytes))
          try {
            return await work()
          } finally {
            count(0)
          }
        },
      }
    },
  }
}

/** What requests of one kind hold, each until its connection has closed, or its work is done. */
function waitingLine(mostPerHotel: number, most: number, refusal: (whose?: string) => Refused) {
  const held = byHotel()
  return (hrId: string, amount: number, response: ServerResponse) => {
    if (held.of(hrId) + amount > mostPerHotel) throw refusal()
    if (held.total() + amount > most) throw refusal('of all hotels')
    let counted = 0
    let isWorking = false
    const count = (present: number) => {
      held.add(hrId, present - counted)
      counted = present
    }
    count(amount)
    response.once('close', () => {
      if (!isWorking) count(0)
    })
    return {
      count,
      working: () => {
        isWorking = true
        count(counted || amount)
      },
    }
  }
}

/** The most that is kept of the body; one without a length may have any. */
function announcedBytes({ headers }: IncomingMessage): number {
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : mostBytes
  return Math.max(leastBytes, Math.min(length, mostBytes))
}

function tooMuchWaiting(what: 'changes' | 'reads', whose: string): Refused {
  const message = `Too many ${what} ${whose} are under way, and nothing of this one was done. Wait ${waitSeconds} s, as Retry-After says.`
  return unavailable(message, waitSeconds)
}

/** Counts what is held, by hotel and altogether. */
function byHotel() {
  const amounts = new Map<string, number>()
  let total = 0
  const of = (hrId: string) => amounts.get(hrId) ?? 0
  return {
    of,
    total: () => total,
    /** Adds an amount; a negative one is taken away. */
    add: (hrId: string, amount: number) => {
      total += amount
      const held = of(hrId) + amount
      if (held > 0) amounts.set(hrId, held)
      else amounts.delete(hrId)
    },
  }
}

/** Bounds the memory of answers that callers have not read yet (backpressure). */
export type UnreadAnswers = ReturnType<typeof unreadAnswers>

type AnswerLimits = Pick<HttpLimits, 'unreadBytesPerHotel' | 'unreadBytes'>

/**
 * Each hotel, or each token of the control API, has its own bound, so that slow readers of one do not keep others out. The size
 * of an answer is known only when it is made: so requests are refused while half of a bound is in use, and an answer must fit
 * into the rest. A single answer always fits, or nobody could ever read it.
 * @param whose whose answers have a bound of their own, and whose have one together, in the words of the refusal
 */
export function unreadAnswers(
  { unreadBytesPerHotel, unreadBytes }: AnswerLimits,
  whose = { one: 'callers of this hotel', all: 'callers of all hotels' },
) {
  const unread = byHotel()
  return {
    /**
     * To be called before a request is worked on.
     * @throws {Refused} 503
     */
    admit: (hrId: string) => {
      if (unread.of(hrId) >= unreadBytesPerHotel / 2) throw tooMuchUnread(whose.one)
      if (unread.total() >= unreadBytes / 2) throw tooMuchUnread(whose.all)
    },
    /**
     * Counts an answer until its connection has read it or is gone.
     * @param repeatable whether the request changed nothing, so that its answer can be thrown away
     * @throws {Refused} 503 where the answer does not fit and is repeatable
     */
    hold: (hrId: string, bytes: number, response: ServerResponse, repeatable: boolean) => {
      // A closed connection holds nothing, and emits no further event.
      if (response.destroyed || response.closed) return
      const alone = unread.of(hrId) === 0
      if (repeatable && !alone && unread.of(hrId) + bytes > unreadBytesPerHotel)
        throw tooMuchUnread(whose.one)
      if (repeatable && unread.total() > 0 && unread.total() + bytes > unreadBytes)
        throw tooMuchUnread(whose.all)
      unread.add(hrId, bytes)
      response.once('close', () => unread.add(hrId, -bytes))
    },
  }
}

function tooMuchUnread(whose: string): Refused {
  const message = `Too many answers to ${whose} are not read yet. Read them, or wait ${waitSeconds} s and try again.`
  return unavailable(message, waitSeconds)
}
