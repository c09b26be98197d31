import { cut, withoutBody } from '../engine/events.ts'
import { sparingPause } from '../engine/pacing.ts'
import { timeSlices } from '../engine/time-slices.ts'
import { type Calendar, tellCulprits, tellParked } from './calendar.ts'
import { drop, everyone, forget, wantedFor } from './cell.ts'
import { sentAt } from './choose-look.ts'
import type { CourseOfRequests } from './course.ts'
import { isUrgent, keyOf, missingOf } from './day.ts'
import { markFailed, mostInRow } from './isolate.ts'
import { regrouping } from './regroup.ts'
import { isTurnedAway } from './send-update.ts'
import { type SentDay, sentDays, type Update } from './sent-values.ts'
import {
  type Answer,
  type Culprit,
  eachCell,
  longestReason,
  type Parked,
  type Settling,
  settlerOf,
} from './settle-update.ts'
import { writtenAtOnce } from './waiting-days.ts'

/** A request that has its answer. */
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

/** Writes down what came of a request: some days at a time, and at last that it is settled. */
export async function settleAnswer(calendar: Calendar, course: CourseOfRequests, answered: Answered) {
  const { engine, now, journal, days, doubts, schedule, rooms } = calendar
  const { request, update, answer, failed } = answered
  const sent = sentDays(update)
  const settle = settlerOf(answer, sent, request)
  const reason =
    answer.kind === 'unknown'
      ? cut(withoutBody(answer.error).message, longestReason)
      : 'reason' in answer
        ? answer.reason
        : ''
  const attempt = {
    request,
    reason,
    now: now(),
    single: isSingle(sent),
    conclusive: course.inRow() <= mostInRow,
    lastTaken: course.lastTaken(),
    retryMs: engine.pacing.retryMs,
  }
  const parked: Parked[] = []
  const culprits: Culprit[] = []
  const isSettled = ['taken', 'refusedDates', 'refused'].includes(answer.kind)
  const mayBeApplied =
    ['tryAgain', 'refusedSome'].includes(answer.kind) || (answer.kind === 'unknown' && !isTurnedAway(answer))
  let again = false
  let awaitsPoll = false

  function settleDay(one: Settling) {
    if (answer.kind === 'unknown' && !answered.left) return
    parked.push(...settle(one))
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
    noteAvailability(one)
  }

  /** Whether the availability that was sent may be what the service has, and bookings have moved since. */
  function noteAvailability({ sent: { values, channels }, at: { code, date, day } }: Settling) {
    const [, value] = values.find(([field]) => field === 'availability') ?? []
    const cell = day.cells.availability
    if (value === undefined || !cell) return
    if (answer.kind === 'taken') delete day.unconfirmed
    // Another number, or the same one set anew, never went out.
    const isWanted = (channels ?? [everyone]).some((scope) => wantedFor(cell, scope) === value)
    if (
      !mayBeApplied ||
      !isWanted ||
      isUrgent('availability', value) ||
      calendar.renewed.has(keyOf(code, date))
    )
      return
    awaitsPoll = calendar.holds.unconfirmed(day, request) || awaitsPoll
  }

  function forgetRenewed({ sent: { values }, at: { code, date, day } }: Settling) {
    const cell = values.some(([field]) => field === 'availability') ? day.cells.availability : undefined
    for (const scope of calendar.renewed.get(keyOf(code, date)) ?? [])
      if (cell) forget(cell, scope === everyone ? undefined : [scope])
  }

  const doubt = answered.until === undefined ? undefined : { request, update, until: answered.until }
  const id = 'transactionId' in answer ? answer.transactionId : undefined
  const nextAt = now() + Math.max(engine.pacing.followMs, sparingPause(engine.budget.state(), engine.quota))
  const end = () => [
    ...(doubt ? journal.keepFlight(doubt) : [journal.dropFlight(request)]),
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
  if (doubt) doubts.add(doubt)
  if (awaitsPoll) calendar.poll()
  if (id !== undefined) calendar.open.set(request, { id, nextAt, looks: 0 })
  const regroup = regrouping(calendar)
  if (failed && attempt.conclusive && answered.group !== undefined) await regroup.release(answered.group)
  if (answer.kind === 'taken' && answered.culprit) await regroup.tryCulprits()
  if (parked.length > 0) rooms.doubt()
  if (answer.kind !== 'taken' || calendar.renewed.size > 0) schedule.resume(now())
  tellParked(calendar, parked)
  tellCulprits(calendar, culprits)
}

const isSingle = ([first, ...others]: SentDay[]) =>
  others.length === 0 && first?.values.length === 1 && (first.channels?.length ?? 1) === 1
