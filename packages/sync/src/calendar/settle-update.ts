import {
  type ApiError,
  type InnwireError,
  type Rejection,
  ResponseError,
  type UpdateOutcome,
} from '@innwire/client'
import type { CalendarField } from '@innwire/types'
import { cut } from '../engine/events.ts'
import { everyone, forget, park, type Scope, take, type Value, wantedFor } from './cell.ts'
import { byField, type DayAt } from './day.ts'
import { type SentDay, sentDays, type Update } from './sent-values.ts'

/** What the service made of a request, as far as it is known. */
export type Answer =
  | { kind: 'taken'; transactionId: string }
  /** Some dates were refused, each with a reason; the others were taken. */
  | { kind: 'refusedDates'; transactionId: string | undefined; rejections: Rejection[] }
  /** Something was refused, and nothing says what. */
  | { kind: 'refusedSome'; transactionId: string }
  /** Nothing was taken, and the reason holds for all of it. */
  | { kind: 'refused'; reason: string }
  /** Not everything was taken, for the time being; the same may be sent again. */
  | { kind: 'tryAgain'; transactionId: string; reason: string }
  /** Nobody knows what became of it. */
  | { kind: 'unknown'; error: InnwireError }

/** Letters of a reason, which is kept with every value that it is about; and of the id of a transaction. */
export const longestReason = 1000
const longestId = 128

/** Reads the outcome that the client gives. */
export function answerOf(outcome: UpdateOutcome<Update>, update: Update): Answer {
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
    if (outcome.retryable) return { kind: 'tryAgain', transactionId, reason: 'It answers try_again.' }
    if (rejections.length === 0) return { kind: 'refusedSome', transactionId }
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
const dateOf = (date = '') => date.replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3').slice(0, 10)

/** The service's own words (D9), not the page of a gateway, whose refusal says nothing of the values. */
export const isOwn = ({ code }: ApiError): boolean => code !== 'unknown' && /^[a-z][a-z0-9_]*$/.test(code)

/** Why something is refused, without the id of the request, with which no reason would be told as the one of before. */
export const reasonOf = ({ message, requestId }: InnwireError): string =>
  message.replace(` (request ${requestId})`, '')

/** Values that were refused, with the reason. */
export type Parked = { code: string; date: string; channel: string | undefined; reason: string }

/** A value that requests fail with, and what came instead of an answer. */
export type Culprit = Parked & { field: CalendarField; value: Value }

/** A date of a request with what is known of it. */
export type Settling = { sent: SentDay; at: DayAt }

/** Writes into a day what an answer says of it. @returns what was parked */
export type SettleDay = (one: Settling) => Parked[]

/** What an answer says of each day of a request. */
export function settlerOf(answer: Answer, sent: SentDay[], request: number): SettleDay {
  if (answer.kind === 'refused') return (one) => parkValues(one, answer.reason)
  if (answer.kind === 'refusedDates') return dateSettler(answer, sent, request)
  return (one) => {
    if (answer.kind === 'taken') takeValues(one, request)
    else forgetValues(one)
    if (answer.kind === 'refusedSome') one.at.day.suspect = (one.at.day.suspect ?? 0) + 1
    return []
  }
}

function dateSettler(
  { rejections, transactionId }: { rejections: Rejection[]; transactionId: string | undefined },
  sent: SentDay[],
  request: number,
): SettleDay {
  const reasonOf = reasons(rejections, sent)
  const entries = new Map<string, number>()
  for (const one of sent) entries.set(placeOf(one), (entries.get(placeOf(one)) ?? 0) + 1)
  return (one) => {
    const reason = reasonOf(one.sent)
    if (reason === undefined) {
      // Without a transaction the whole request was refused, and these dates had no part in it.
      if (transactionId !== undefined) takeValues(one, request)
      return []
    }
    forgetValues(one)
    if (one.sent.values.length === 1 && entries.get(placeOf(one.sent)) === 1) return parkValues(one, reason)
    // Any of its fields may be to blame, or its entry for other channels: they go one by one from now on.
    one.at.day.suspect = byField
    return []
  }
}

/** The service names groups; for a rate it may name the group that it belongs to, so that the date alone must do. */
function reasons(rejections: Rejection[], all: SentDay[]) {
  const sent = new Set(all.map(placeOf))
  const byPlace = new Map<string, string>()
  const byDate = new Map<string, string>()
  for (const { target, date, message } of rejections) {
    const place = `${target?.inv_code ?? target?.rate_code} ${dateOf(date)}`
    if (sent.has(place)) byPlace.set(place, message)
    else byDate.set(dateOf(date), message)
  }
  return (one: SentDay) => byPlace.get(placeOf(one)) ?? byDate.get(one.date)
}

const placeOf = ({ code, date }: SentDay) => `${code} ${date}`

const takeValues = ({ sent, at }: Settling, request: number) =>
  eachCell({ sent, at }, (cell, value) => take(cell, value, sent.channels, request))

const forgetValues = ({ sent, at }: Settling) => eachCell({ sent, at }, (cell) => forget(cell, sent.channels))

/** Values that are wanted no more are not parked: the next ones may be taken. */
function parkValues({ sent, at }: Settling, reason: string): Parked[] {
  const scopes = new Set<Scope>()
  eachCell({ sent, at }, (cell, value) => {
    for (const scope of sent.channels ?? [everyone]) {
      if (wantedFor(cell, scope) !== value) continue
      park(cell, scope, value, reason)
      scopes.add(scope)
    }
  })
  return [...scopes].map((scope) => ({
    code: sent.code,
    date: sent.date,
    channel: scope || undefined,
    reason,
  }))
}

type SentCell = NonNullable<DayAt['day']['cells'][CalendarField]>

/** Calls for each value that was sent, with what is known of its field. */
export function eachCell(
  { sent, at }: Settling,
  call: (cell: SentCell, value: Value, field: CalendarField) => void,
) {
  for (const [field, value] of sent.values) {
    const cell = at.day.cells[field]
    if (cell) call(cell, value, field)
  }
}
