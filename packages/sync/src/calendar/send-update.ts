import {
  ApiError,
  type InnwireError,
  InputError,
  type Rejection,
  ResponseError,
  type UpdateOutcome,
} from '@innwire/client'
import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Turn } from '../engine/access.ts'
import { cut, withoutBody } from '../engine/events.ts'
import { bytesOfBody } from '../plan/body-bytes.ts'
import type { BodyLimit } from './body-limit.ts'
import { sentDays, type Update } from './sent-values.ts'

/** What the service made of a request, as far as it is known. */
export type Answer =
  | { kind: 'taken'; transactionId: string }
  /** Some dates were refused, each with a reason. What became of the others, the answer does not say (D12). */
  | { kind: 'refusedDates'; transactionId: string | undefined; rejections: Rejection[] }
  /** Something was refused, and nothing says what. */
  | { kind: 'refusedSome'; transactionId: string }
  /** Nothing was taken, and the reason holds for all of it. */
  | { kind: 'refused'; reason: string }
  /** Not everything was taken, for the time being; the same may be sent again. */
  | { kind: 'tryAgain'; transactionId: string; reason: string }
  /** Nothing was taken, because it has too many bytes for somebody on the way; it goes again in parts. */
  | { kind: 'tooLarge' }
  /** Nobody knows what became of it. */
  | { kind: 'unknown'; error: InnwireError }

/** Letters of a reason, which is kept with every value that it is about; and of the id of a transaction. */
export const longestReason = 1000
const longestId = 128

/** Reads the outcome that the client gives. */
function answerOf(outcome: UpdateOutcome<Update>, update: Update): Answer {
  if ('transactionId' in outcome && (outcome.transactionId?.length ?? 0) > longestId)
    return {
      kind: 'unknown',
      error: new ResponseError(`Its transaction_id is longer than ${longestId} letters.`),
    }
  const answer = readOutcome(outcome, update)
  if ('reason' in answer) return { ...answer, reason: cut(answer.reason, longestReason) }
  if (answer.kind !== 'refusedDates') return answer
  const cutOne = (one: Rejection) => ({ ...one, message: cut(one.message, longestReason) })
  return { ...answer, rejections: answer.rejections.map(cutOne) }
}

function readOutcome(outcome: UpdateOutcome<Update>, update: Update): Answer {
  if (outcome.outcome === 'accepted') return { kind: 'taken', transactionId: outcome.transactionId }
  if (outcome.outcome === 'ambiguous') return { kind: 'unknown', error: outcome.error }
  const { rejections } = outcome
  if (outcome.outcome === 'partial') {
    const { transactionId } = outcome
    if (rejections.length === 0)
      return 'rooms' in update
        ? { kind: 'tryAgain', transactionId, reason: 'It answers try_again.' }
        : { kind: 'refusedSome', transactionId }
    const unclear = answerWithoutDate(rejections, update, transactionId)
    return unclear ?? { kind: 'refusedDates', transactionId, rejections }
  }
  if (outcome.error && !isOwn(outcome.error)) return { kind: 'unknown', error: outcome.error }
  const named = rejections.some(({ path }) => /^rooms\[\d+\]\.dates\[\d+\]/.test(path))
  if (named) return { kind: 'refusedDates', transactionId: outcome.transactionId, rejections }
  return {
    kind: 'refused',
    reason: outcome.error ? reasonOf(outcome.error) : 'The service refuses it and says no reason.',
  }
}

/** Where a refusal names no date that was sent, nothing of the request is known to be taken: bisection finds it. */
function answerWithoutDate(
  rejections: Rejection[],
  update: Update,
  transactionId: string,
): Answer | undefined {
  const sent = sentDays(update)
  const dates = new Set(sent.map(({ date }) => date))
  const unnamed = rejections.find(({ date }) => !dates.has(dateOf(date)))
  if (!unnamed) return undefined
  const isOne = sent.length === 1 && sent[0]?.values.length === 1
  const reason = unnamed.message
  return isOne ? { kind: 'refused', reason } : { kind: 'tryAgain', transactionId, reason }
}

/** A date as it was sent, also where a time follows it or its dashes are missing. */
export const dateOf = (date = '') => date.replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3').slice(0, 10)

/** The service's own words (D9), not the page of a gateway, whose refusal says nothing of the values. */
const isOwn = ({ code }: ApiError): boolean => code !== 'unknown' && /^[a-z][a-z0-9_]*$/.test(code)

/** Why something is refused, without the id of the request, with which no reason would be told as the one of before. */
const reasonOf = ({ message, requestId }: InnwireError): string =>
  message.replace(` (request ${requestId})`, '')

/** Sends an update. @returns what the service made of it */
export async function sendUpdate(turn: Turn, update: Update, limit: BodyLimit): Promise<Answer> {
  const { calendar } = turn.hotel
  try {
    const answer = answerOf(
      'rooms' in update
        ? await calendar.updateDaily(update as DailyUpdate)
        : await calendar.updateRange(update as RangeUpdate),
      update,
    )
    if (answer.kind !== 'unknown' && answer.kind !== 'refused') turn.succeeded()
    return answer
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', reason: error.message }
    if (!(error instanceof ApiError)) throw error
    // Whoever says so, the service or a gateway before it: smaller requests may go through.
    if (error.status === 413 && limit.refused(bodyBytes(update))) return { kind: 'tooLarge' }
    if (!isOwn(error) || ![400, 413, 415].includes(error.status)) return { kind: 'unknown', error }
    return { kind: 'refused', reason: cut(reasonOf(error), longestReason) }
  }
}

/** A range is in the address, and has no body. */
const bodyBytes = (update: Update): number => ('rooms' in update ? bytesOfBody(update) : 0)

/** What an answer says of why not all was taken; empty where it says nothing. */
export const whyOf = (answer: Answer): string =>
  answer.kind === 'unknown'
    ? cut(withoutBody(answer.error).message, longestReason)
    : 'reason' in answer
      ? answer.reason
      : ''

/** A whole answer came, readable or not: the service is done with the request. */
export const wasAnswered = (error: InnwireError): boolean =>
  error.name === 'ResponseError' || (error instanceof ApiError && ![502, 504].includes(error.status))

/** By our reading it let nobody in (D9, D11), whatever was asked for: the circuit breaker and the budget know when it will. */
export const isTurnedAway = (answer: Answer): boolean =>
  answer.kind === 'unknown' && answer.error instanceof ApiError && [401, 429].includes(answer.error.status)

/** Whether the request came to nothing though nobody refused it, so that one of its values may be to blame. */
export const cameToNothing = (answer: Answer, left: boolean): boolean =>
  answer.kind === 'tryAgain' || (answer.kind === 'unknown' && left && !isTurnedAway(answer))

/** So many ids are kept: what gives an answer twice does it soon. */
const mostKept = 10_000

/**
 * An answer that came to an earlier update, too, says nothing of this one: a gateway may have kept it. Only those matter
 * by which something was taken.
 */
export function openReplayedAnswers(ids: string[]) {
  const known = new Set(ids.slice(-mostKept))
  return {
    /** A service that has lost its data gives ids once more. */
    forget: () => known.clear(),
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
