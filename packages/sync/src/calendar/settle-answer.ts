import { sparingPause } from '../engine/pacing.ts'
import { timeSlices } from '../engine/time-slices.ts'
import { markFailed, mostInRow, regrouping } from './bisect.ts'
import { type Calendar, emitCulprits, emitParked } from './calendar.ts'
import { type Cell, drop, everyone, forget, type Scope, wantedFor } from './cell.ts'
import { sentAt } from './choose-look.ts'
import { isUrgent, keyOf, missingOf } from './day.ts'
import { sentOrEnded } from './repeated-numbers.ts'
import { type Answer, isTurnedAway, whyOf } from './send-update.ts'
import { type SentDay, sentDays, type Update } from './sent-values.ts'
import { type Culprit, eachCell, type Parked, type Settling, settlerOf } from './settle-update.ts'
import type { UpdateFailures } from './update-failures.ts'
import { writtenAtOnce } from './waiting-days.ts'

export type Answered = {
  request: number
  update: Update
  answer: Answer
  /** The service may have seen it. */
  left: boolean
  /** Until when it may still be applied; undefined: the service is done with it. */
  until: number | undefined
  /** It came to nothing though nobody refused it. */
  failed: boolean
  /** The group of failing values that it was a part of. */
  group: number | undefined
  /** It tried culprits once more. */
  culprit: boolean
}

/** The availability of a day, and whose it is. */
type Numbered = { cell: Cell; scopes: Scope[] }

/** Writes down what came of a request: some days at a time, and at last that it is settled. */
export async function settleAnswer(calendar: Calendar, failures: UpdateFailures, answered: Answered) {
  const { engine, now, journal, days, unconfirmed, schedule, rooms } = calendar
  const { request, update, answer, failed } = answered
  const sent = sentDays(update)
  const settle = settlerOf(answer, sent, request)
  const reason = whyOf(answer)
  const attempt = {
    request,
    reason,
    now: now(),
    single: isSingle(sent),
    conclusive: failures.inRow() <= mostInRow,
    lastTaken: failures.lastTaken(),
    retryMs: engine.pacing.retryMs,
  }
  const parked: Parked[] = []
  const culprits: Culprit[] = []
  const isSettled = ['taken', 'refusedDates', 'refused'].includes(answer.kind)
  let again = false

  function settleDay(one: Settling) {
    if (answer.kind === 'unknown' && !answered.left) return
    const number = numberOf(one)
    const settled = settle(one)
    parked.push(...settled.parked)
    const { code, date, channels } = one.sent
    eachCell(one, (cell, value, field) => {
      for (const scope of channels ?? [everyone]) {
        if (wantedFor(cell, scope) !== value) continue
        if (isSettled) drop(cell, 'failed', scope)
        else if (failed && markFailed(cell, scope, isUrgent(field, value), attempt))
          culprits.push({ code, date, field, value, channel: scope || undefined, reason })
      }
      again ||= cell.again !== undefined
    })
    if (missingOf(one.at.day).length === 0) delete one.at.day.suspect
    if (number) noteNumber(one, number, settled.isSent)
  }

  function numberOf({ sent: { values, channels }, at: { day } }: Settling) {
    const [, value] = values.find(([field]) => field === 'availability') ?? []
    const cell = day.cells.availability
    return value !== undefined && cell && { cell, scopes: sentOrEnded(cell, value, channels) }
  }

  /** An availability that was not taken is to go again, or is parked: bookings may have moved the service's since. */
  function noteNumber(
    { sent, at: { code, date, day } }: Settling,
    { cell, scopes }: Numbered,
    isSent: boolean,
  ) {
    if (answer.kind === 'taken') {
      for (const scope of sent.channels ?? [everyone]) drop(cell, 'repeated', scope)
      return
    }
    // The same number set anew never went out, nor did one that did not fit.
    if (answer.kind === 'tooLarge' || calendar.renewed.has(keyOf(code, date))) return
    calendar.repeatedNumbers.note(day, scopes, isSent && !isTurnedAway(answer))
  }

  function forgetRenewed({ sent: { values }, at: { code, date, day } }: Settling) {
    const cell = values.some(([field]) => field === 'availability') ? day.cells.availability : undefined
    for (const scope of calendar.renewed.get(keyOf(code, date)) ?? [])
      if (cell) forget(cell, scope === everyone ? undefined : [scope])
  }

  const flight = answered.until === undefined ? undefined : { request, update, until: answered.until }
  const id = 'transactionId' in answer ? answer.transactionId : undefined
  const nextAt = now() + Math.max(engine.pacing.followMs, sparingPause(engine.budget.state(), engine.quota))
  const end = () => [
    ...(flight ? journal.keepFlight(flight) : [journal.dropFlight(request)]),
    ...(id === undefined
      ? []
      : [
          journal.keepTransaction({
            request,
            id,
            update,
            ...sentAt(engine),
            nextAt,
            looks: 0,
            ended: [],
            again,
          }),
        ]),
  ]

  const breathe = timeSlices()
  for (let from = 0; from < sent.length; from += writtenAtOnce) {
    await breathe()
    const part = sent.slice(from, from + writtenAtOnce)
    const loaded = await days.load(part)
    for (const [index, at] of loaded.entries()) {
      const one = { sent: part[index] as SentDay, at }
      settleDay(one)
      forgetRenewed(one)
    }
    await days.save([...new Set(loaded)], from + writtenAtOnce >= sent.length ? end() : [])
  }
  if (flight) unconfirmed.add(flight)
  if (id !== undefined) calendar.open.set(request, { id, nextAt, looks: 0 })
  const regroup = regrouping(calendar)
  if (failed && attempt.conclusive && answered.group !== undefined) await regroup.release(answered.group)
  if (answer.kind === 'taken' && answered.culprit) await regroup.tryCulprits()
  if (parked.length > 0) rooms.doubt()
  if (answer.kind !== 'taken' || calendar.renewed.size > 0) schedule.resume(now())
  emitParked(calendar, parked)
  emitCulprits(calendar, culprits)
}

const isSingle = ([first, ...others]: SentDay[]) =>
  others.length === 0 && first?.values.length === 1 && (first.channels?.length ?? 1) === 1
