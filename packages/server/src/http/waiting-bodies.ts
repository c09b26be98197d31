import type { IncomingMessage, ServerResponse } from 'node:http'
import { mostBytes } from '@innwire/types'
import { refuse } from '@innwire/validators'
import { Refused } from './answer.ts'
import { bytesByHotel } from './bytes-by-hotel.ts'
import type { HttpLimits } from './limits.ts'

/** Bounds the memory of changes that are not done yet. */
export type WaitingBodies = {
  /**
   * Counts a request before its body is read.
   * @throws {Refused} 503
   */
  admit(hrId: string, request: IncomingMessage, response: ServerResponse): WaitingBody
}

export type WaitingBody = {
  /**
   * Does what was asked; only then its body is gone, also where the caller has left meanwhile.
   * @param bytes as many as were read
   */
  during<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

type Limits = Pick<HttpLimits, 'waitingBytesPerHotel' | 'waitingBytes'>

const waitSeconds = 5

/** What a request takes besides its body, so that many without one count too. */
const leastBytes = 8_000

const nothingToWaitFor: WaitingBody = { during: (_, work) => work() }

/**
 * Each hotel has its own bound, so that the changes of one do not keep those of others out.
 * @param whose changes those of one bound are, as its callers are told
 */
export function waitingBodies(
  { waitingBytesPerHotel, waitingBytes }: Limits,
  whose = 'of this hotel',
): WaitingBodies {
  const held = bytesByHotel()
  return {
    admit: (hrId, request, response) => {
      // Nothing is read of what these send, and what they ask for waits for no write.
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

/** As many as will be kept of the body at most; one that does not say how long it is may be of any length. */
function announcedBytes({ headers }: IncomingMessage): number {
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : mostBytes
  return Math.max(leastBytes, Math.min(length, mostBytes))
}

function tooMuchWaiting(whose: string): Refused {
  const message = `Too many changes ${whose} are under way, and nothing of this one was done. Wait ${waitSeconds} s and send it again.`
  return new Refused(refuse('unavailable', message), { 'retry-after': String(waitSeconds) })
}
