import { ResponseError } from '@innwire/client'
import type { Answer } from './settle-update.ts'

/** So many ids are kept: what gives an answer twice does it soon. */
const mostKept = 10_000

/**
 * An answer that came to an earlier update, too, says nothing of this one: a gateway may have kept it. Only those matter
 * by which something was taken.
 */
export function openReplayedAnswers(ids: string[]) {
  const known = new Set(ids.slice(-mostKept))
  return {
    /** @returns the answer, or that nobody knows what became of the update */
    check(answer: Answer): Answer {
      if (answer.kind !== 'taken' && answer.kind !== 'refusedDates') return answer
      const id = answer.transactionId
      // A service that gives no ids gives the same to all.
      if (id === undefined || id === '' || id === 'null') return answer
      if (known.has(id)) {
        const message = `The answer has the transaction id of an earlier update (${id}).`
        return {
          kind: 'unknown',
          error: new ResponseError(message, { retryable: true, status: 200, body: '' }),
        }
      }
      known.add(id)
      for (const oldest of known) {
        if (known.size <= mostKept) break
        known.delete(oldest)
      }
      return answer
    },
  }
}

export type ReplayedAnswers = ReturnType<typeof openReplayedAnswers>
