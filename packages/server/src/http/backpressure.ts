import type { IncomingMessage, ServerResponse } from 'node:http'
import { mostBytes } from '@innwire/types'
import { type Refused, unavailable } from './answer.ts'
import type { HttpLimits } from './limits.ts'

/** Bounds the memory of changes under way (backpressure). */
export type WaitingBodies = {
  /**
   * Counts a request before its body is read.
   * @throws {Refused} 503
   */
  admit(hrId: string, request: IncomingMessage, response: ServerResponse): WaitingBody
}

export type WaitingBody = {
  /**
   * Does the work; the body counts until it is done, even when the caller has left.
   * @param bytes as many as were read
   */
  during<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** By then most changes are done, and a caller who reads at all has made room. */
const waitSeconds = 5

/** What a request takes besides its body, so that many small ones count, too. */
const leastBytes = 8_000

const nothingToWaitFor: WaitingBody = { during: (_, work) => work() }

/**
 * Each hotel has its own bound, so that the changes of one do not keep those of others out.
 * @param whose whose changes the bound is for, in the words of the refusal
 */
export function waitingBodies(
  { waitingBytesPerHotel, waitingBytes }: Pick<HttpLimits, 'waitingBytesPerHotel' | 'waitingBytes'>,
  whose = 'of this hotel',
): WaitingBodies {
  const held = bytesByHotel()
  return {
    admit: (hrId, request, response) => {
      // Their bodies are not read, and they wait for no write.
      if (request.method === 'GET' || request.method === 'HEAD') return nothingToWaitFor
      let counted = announcedBytes(request)
      if (held.of(hrId) + counted > waitingBytesPerHotel) throw tooMuchWaiting(whose)
      if (held.total() + counted > waitingBytes) throw tooMuchWaiting('of all hotels')
      const count = (bytes: number) => {
        held.add(hrId, bytes - counted)
        counted = bytes
      }
      held.add(hrId, counted)
      let working = false
      response.once('close', () => {
        if (!working) count(0)
      })
      return {
        during: async (bytes, work) => {
          working = true
          count(Math.max(leastBytes, bytes))
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

/** The most that is kept of the body; one without a length may have any. */
function announcedBytes({ headers }: IncomingMessage): number {
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : mostBytes
  return Math.max(leastBytes, Math.min(length, mostBytes))
}

function tooMuchWaiting(whose: string): Refused {
  const message = `Too many changes ${whose} are under way, and nothing of this one was done. Wait ${waitSeconds} s, as Retry-After says.`
  return unavailable(message, waitSeconds)
}

/** Counts bytes that are held, by hotel and altogether. */
function bytesByHotel() {
  const byHotel = new Map<string, number>()
  let total = 0
  const of = (hrId: string) => byHotel.get(hrId) ?? 0
  return {
    of,
    total: () => total,
    /** Adds bytes; a negative number takes them away. */
    add: (hrId: string, bytes: number) => {
      total += bytes
      const held = of(hrId) + bytes
      if (held > 0) byHotel.set(hrId, held)
      else byHotel.delete(hrId)
    },
  }
}

/** Bounds the memory of answers that callers have not read yet (backpressure). */
export type UnreadAnswers = ReturnType<typeof unreadAnswers>

type AnswerLimits = Pick<HttpLimits, 'unreadBytesPerHotel' | 'unreadBytes'>

/**
 * Each hotel has its own bound, so that slow readers of one do not keep others out. The size of an answer is known only when
 * it is made: so requests are refused while half of a bound is in use, and an answer must fit into the rest. A single answer
 * always fits, or nobody could ever read it.
 */
export function unreadAnswers({ unreadBytesPerHotel, unreadBytes }: AnswerLimits) {
  const unread = bytesByHotel()
  return {
    /**
     * To be called before a request is worked on.
     * @throws {Refused} 503
     */
    admit: (hrId: string) => {
      if (unread.of(hrId) >= unreadBytesPerHotel / 2) throw tooMuchUnread('this hotel')
      if (unread.total() >= unreadBytes / 2) throw tooMuchUnread('all hotels')
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
        throw tooMuchUnread('this hotel')
      if (repeatable && unread.total() > 0 && unread.total() + bytes > unreadBytes)
        throw tooMuchUnread('all hotels')
      unread.add(hrId, bytes)
      response.once('close', () => unread.add(hrId, -bytes))
    },
  }
}

function tooMuchUnread(whose: string): Refused {
  const message = `Too many answers to callers of ${whose} are not read yet. Read them, or wait ${waitSeconds} s and try again.`
  return unavailable(message, waitSeconds)
}
