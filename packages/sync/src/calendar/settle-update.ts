import type { Rejection } from '@innwire/client'
import type { CalendarField } from '@innwire/types'
import { everyone, forget, park, type Scope, take, type Value, wantedFor } from './cell.ts'
import { byField, type DayAt } from './day.ts'
import { type Answer, dateOf } from './send-update.ts'
import type { SentDay } from './sent-values.ts'

export type Parked = { code: string; date: string; channel: string | undefined; reason: string }

/** A value that requests fail with, and what came instead of an answer. */
export type Culprit = Parked & { field: CalendarField; value: Value }

/** A date of a request with what is known of it. */
export type Settling = { sent: SentDay; at: DayAt }

/** Writes into a day what an answer says of it. @returns what was parked, and whether the rest may have been applied */
export type SettleDay = (one: Settling) => { parked: Parked[]; isSent: boolean }

/** What an answer says of each day of a request. */
export function settlerOf(answer: Answer, sent: SentDay[], request: number): SettleDay {
  if (answer.kind === 'refused') return (one) => closed(parkValues(one, answer.reason))
  if (answer.kind === 'refusedDates') return dateSettler(answer, sent)
  // Who has it, the service or a gateway, looked at its size alone: what was taken before is there still.
  if (answer.kind === 'tooLarge') return () => closed()
  return (one) => {
    if (answer.kind === 'taken') takeValues(one, request)
    else forgetValues(one)
    if (answer.kind === 'refusedSome') one.at.day.suspect = (one.at.day.suspect ?? 0) + 1
    return { parked: [], isSent: answer.kind !== 'taken' }
  }
}

const closed = (parked: Parked[] = []) => ({ parked, isSent: false })

function dateSettler(
  { rejections, transactionId }: { rejections: Rejection[]; transactionId: string | undefined },
  sent: SentDay[],
): SettleDay {
  const reasonOf = reasons(rejections, sent)
  const entries = new Map<string, number>()
  for (const one of sent) entries.set(placeOf(one), (entries.get(placeOf(one)) ?? 0) + 1)
  return (one) => {
    const reason = reasonOf(one.sent)
    if (reason === undefined) {
      // Without a transaction the whole request was refused, and these dates had no part in it.
      if (transactionId === undefined) return closed()
      // They go once more without what was refused, because that may have kept all of the request from being applied.
      forgetValues(one)
      return { parked: [], isSent: true }
    }
    forgetValues(one)
    if (one.sent.values.length === 1 && entries.get(placeOf(one.sent)) === 1)
      return closed(parkValues(one, reason))
    // Any of its fields may be to blame, or its entry for other channels: they go one by one from now on.
    one.at.day.suspect = byField
    return closed()
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
