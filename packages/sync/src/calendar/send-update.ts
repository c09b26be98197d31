import { ApiError, type InnwireError, InputError } from '@innwire/client'
import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Turn } from '../engine/access.ts'
import { cut } from '../engine/events.ts'
import type { Update } from './sent-values.ts'
import { type Answer, answerOf, isOwn, longestReason, reasonOf } from './settle-update.ts'

/** Sends an update. @returns what the service made of it; `tooLarge`: it goes again in parts */
export async function sendUpdate({ hotel }: Turn, update: Update): Promise<Answer | 'tooLarge'> {
  try {
    return answerOf(
      'rooms' in update
        ? await hotel.calendar.updateDaily(update as DailyUpdate)
        : await hotel.calendar.updateRange(update as RangeUpdate),
      update,
    )
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', reason: error.message }
    if (!(error instanceof ApiError)) throw error
    if (!isOwn(error) || ![400, 413, 415].includes(error.status)) return { kind: 'unknown', error }
    return error.status === 413
      ? 'tooLarge'
      : { kind: 'refused', reason: cut(reasonOf(error), longestReason) }
  }
}

/** A whole answer came, readable or not: the service is done with the request. */
export const wasAnswered = (error: InnwireError): boolean =>
  error.name === 'ResponseError' || (error instanceof ApiError && ![502, 504].includes(error.status))

/** It let nobody in, whatever was asked for: the circuit breaker and the budget know when it will. */
export const isTurnedAway = (answer: Answer): boolean =>
  answer.kind === 'unknown' && answer.error instanceof ApiError && [401, 429].includes(answer.error.status)

/** Whether the request came to nothing though nobody refused it, so that one of its values may be to blame. */
export const cameToNothing = (answer: Answer, left: boolean): boolean =>
  answer.kind === 'tryAgain' || (answer.kind === 'unknown' && left && !isTurnedAway(answer))
