import type { ServerResponse } from 'node:http'
import { refuse } from '@innwire/validators'
import { Refused } from './answer.ts'
import { bytesByHotel } from './bytes-by-hotel.ts'
import type { HttpLimits } from './limits.ts'

/** Bounds the memory of answers that callers have not taken yet. */
export type UnreadAnswers = {
  /**
   * To be asked before a request is worked on.
   * @throws {Refused} 503
   */
  admit(hrId: string): void
  /**
   * Counts an answer until its connection has taken it or is gone.
   * @param repeatable whether the request changed nothing, so that its answer can be thrown away
   * @throws {Refused} 503 where the answer does not fit and is repeatable
   */
  hold(hrId: string, bytes: number, response: ServerResponse, repeatable: boolean): void
}

type Limits = Pick<HttpLimits, 'unreadBytesPerHotel' | 'unreadBytes'>

/** Whoever reads at all has made room by then. */
const waitSeconds = 5

/**
 * Each hotel has its own bound, so that slow readers of one do not keep others out. How large an answer becomes is
 * known only once it is made; so requests are turned away when half of a bound is in use, and what is made within the
 * other half must fit. One answer alone always does, or nobody could ever read it.
 */
export function unreadAnswers({ unreadBytesPerHotel, unreadBytes }: Limits): UnreadAnswers {
  const unread = bytesByHotel()
  return {
    admit: (hrId) => {
      if (unread.of(hrId) >= unreadBytesPerHotel / 2) throw tooMuchUnread('this hotel')
      if (unread.total() >= unreadBytes / 2) throw tooMuchUnread('all hotels')
    },
    hold: (hrId, bytes, response, repeatable) => {
      // A connection that is gone holds nothing, and never says again that it is.
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
  return new Refused(refuse('unavailable', message), { 'retry-after': String(waitSeconds) })
}
