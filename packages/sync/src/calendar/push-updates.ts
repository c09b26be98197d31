import type { Turn } from '../engine/access.ts'
import { timeSlices } from '../engine/time-slices.ts'
import type { CalendarChange } from '../plan/changes.ts'
import { nextRequest } from '../plan/plan-calendar.ts'
import { openRefusals } from '../plan/refuse-changes.ts'
import { mostInRow, together } from './bisect.ts'
import { openBodyLimit } from './body-limit.ts'
import { type Calendar, emitTrouble } from './calendar.ts'
import { chooseChanges, openDates } from './choose-changes.ts'
import { changeOf, isUrgent, targetOf } from './day.ts'
import { emitHeld } from './held-nights.ts'
import type { ListRefusals } from './list-refusals.ts'
import { type Lane, nextLane } from './next-lane.ts'
import { isRetry } from './preempt.ts'
import { probeOfRefused } from './probe.ts'
import { type PushClass, soonest } from './schedule.ts'
import { type Answer, cameToNothing, isTurnedAway, sendUpdate, wasAnswered, whyOf } from './send-update.ts'
import type { Update } from './sent-values.ts'
import { settleAnswer } from './settle-answer.ts'
import { openSweepFirst } from './sweep-first.ts'
import { endUnconfirmed } from './unconfirmed-updates.ts'
import { openUpdateFailures } from './update-failures.ts'

/** An update that departed, and the values that it is about. */
type Departed = { update: Update; lane: Lane }

/** The calendar's next request: planned when it may go, written down, sent, and settled by its answer. */
export function updatePusher(
  calendar: Calendar,
  refusals: ListRefusals,
  lastRequest: number,
  rangeDays: number,
) {
  const { engine, now, journal, days, schedule, rooms, mutex } = calendar
  const { pacing } = engine
  const failures = openUpdateFailures(pacing.retryMs)
  const sweepFirst = openSweepFirst(calendar)
  const bodyLimit = openBodyLimit(now)
  let request = lastRequest
  let underWay = false
  /** Writes down what came of a request, where the store has not taken it yet. */
  let unsettled: (() => Promise<void>) | undefined

  /** Chooses the next update and writes it down before it goes. */
  const depart = (kind: PushClass) =>
    mutex(async (): Promise<Departed | undefined> => {
      calendar.renewed.clear()
      const times = { now: now(), clock: engine.clock.span() }
      // The turn may have been waited for, and a lost request be over since.
      await endUnconfirmed(calendar, times.now)
      const choice = await chooseChanges(days.all(), times, calendar, bodyLimit.bytes())
      if (choice.over.length > 0 && engine.clock.isSure()) await days.remove(choice.over)
      await emitHeld(calendar, choice.held)
      const { lane, more, moreRetries } = nextLane(choice, {
        inRow: failures.inRow(),
        paused: schedule.isPaused(now()),
        crowded: failures.crowded(now()),
        kind,
        request: request + 1,
      })
      const planned = lane && (await plan(lane))
      const later = soonest(choice.later, sweepFirst(choice.unswept, kind, lane !== undefined))
      schedule.planned({
        closing_retry: moreRetries.closing_retry ? now() : later.closing_retry,
        update: more || (planned?.more && !isRetry(kind)) ? now() : later.update,
        retry: moreRetries.retry ? now() : later.retry,
        ...(planned?.more && isRetry(kind) && { [kind]: now() }),
      })
      if (!lane || !planned?.update) return undefined
      const { update } = planned
      const groupOf = (code: string) => rooms.known()?.find((room) => room.rate_code === code)?.inv_code
      calendar.channels.tried(update, groupOf, now())
      await journal.write(journal.keepFlight({ request: request + 1, update }))
      request += 1
      underWay = true
      return { update, lane }
    })

  async function plan({ values, probe }: Lane): Promise<{ update: Update | undefined; more: boolean }> {
    if (probe.length > 0) return { update: { rooms: probe }, more: false }
    const refusedBefore =
      values[0]?.cell.failed?.[values[0].scope] && probeOfRefused(values, bodyLimit.bytes())
    if (refusedBefore) return { update: { rooms: refusedBefore }, more: true }
    const all: CalendarChange[] = []
    /** What closes a date though the list of rooms refuses it: it is tried, by itself, because the list may be wrong. */
    const tried: CalendarChange[] = []
    const byList = openRefusals(rooms.known())
    const breathe = timeSlices()
    for (const { at, field, value, scope } of values) {
      await breathe()
      const { code, date, day } = at
      const change = changeOf(targetOf(code, day, field), date, field, value, scope)
      all.push(change)
      if (!isUrgent(field, value)) continue
      const before = byList.refused.length
      byList.accepted(change)
      if (byList.refused.length > before) tried.push(change)
    }
    const changes = tried.length > 0 ? tried : all
    const known = tried.length > 0 ? undefined : rooms.known()
    const {
      request: first,
      more,
      refused,
    } = await nextRequest(changes, { rooms: known, limits: { bodyBytes: bodyLimit.bytes(), rangeDays } })
    const reads = refusals.mustBeConfirmed(refused)
    if (refused.length > 0 && !reads) await refusals.parkUnsent(refused)
    return { update: first?.update, more: reads || more || changes.length < values.length }
  }

  const settle = (turn: Turn, { update, lane }: Departed, answer: Answer) => {
    const [first] = lane.values
    const known = first?.cell.failed?.[first.scope]
    const lost = answer.kind === 'unknown' && turn.left() && !wasAnswered(answer.error)
    const until = lost ? now() + pacing.unconfirmedMs : undefined
    const failed = cameToNothing(answer, turn.left())
    const culprit = known !== undefined && known.alone > 0
    // While nothing at all is taken, nobody looks for a culprit.
    if (known && !culprit && failures.inRow() <= mostInRow) failures.searched(now())
    if (['taken', 'refusedDates'].includes(answer.kind)) failures.taken(request)
    // A range that is refused in part, while nothing is taken: the service puts everything off.
    const putOff = answer.kind === 'refusedSome' && failures.inRow() > 0
    if ((failed && !culprit) || putOff) {
      schedule.pause(now() + failures.failed(whyOf(answer)))
      // Where no answer comes, the way to the service is told of.
      if (!lost) emitTrouble(calendar, answer, failures.inRow())
    } else if (answer.kind === 'unknown' || answer.kind === 'refusedSome')
      schedule.pause(now() + pacing.retryMs)
    else schedule.pause(now())
    // A value for all that is taken at last ends what single channels had: they are to follow.
    if (known) schedule.resume(now())
    const group = known && known.group !== together ? known.group : undefined
    const answered = { request, update, answer, left: turn.left(), until, failed, group, culprit }
    return () => mutex(() => settleAnswer(calendar, failures, answered))
  }

  return {
    /** What the next request is for. */
    next: (): PushClass => {
      const urgent =
        !schedule.isPaused(now()) &&
        failures.inRow() <= mostInRow &&
        days.urgent(now(), openDates(engine.clock.span()).last)
      if (urgent) return 'closing'
      const [first = 'retry', ...others] = schedule.due(now())
      if (others.length === 0) return first
      // What has used its share of the day keeps nothing else waiting.
      const { nextAt } = engine.budget.state()
      return others.reduce((soonest, kind) => (nextAt[kind] < nextAt[soonest] ? kind : soonest), first)
    },
    depart,
    /** Sends what departed, and settles it. */
    async travel(turn: Turn, departed: Departed): Promise<void> {
      let answer: Answer
      try {
        answer = calendar.replayed.check(await sendUpdate(turn, departed.update, bodyLimit))
        unsettled = settle(turn, departed, answer)
      } finally {
        underWay = false
      }
      await finish()
      // Rethrow: the circuit breaker and the budget decide when to try again.
      if (answer.kind === 'unknown' && isTurnedAway(answer)) throw answer.error
    },
    finish,
    failures: () => ({ inRow: failures.inRow(), reason: failures.reason() }),
    idle: () => !underWay && !unsettled,
  }

  /** Settles what was sent last; the next request must not depart before. */
  async function finish() {
    if (!unsettled) return
    await unsettled()
    unsettled = undefined
    calendar.follow()
    calendar.changed()
  }
}
