import { ApiError, type InnwireError, InputError } from '@innwire/client'
import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Turn } from '../engine/access.ts'
import { backoff } from '../engine/backoff.ts'
import { sparingPause } from '../engine/pacing.ts'
import type { RefusedChange } from '../plan/changes.ts'
import { nextRequest } from '../plan/plan-calendar.ts'
import { type Calendar, tellParked, tellTrouble } from './calendar.ts'
import { everyone, forget, park } from './cell.ts'
import { type Choice, chooseChanges } from './choose-changes.ts'
import { codeOf, type DayAt, keyOf, missingOf, valuesOf } from './day.ts'
import { tellHeld } from './holds.ts'
import { type SentDay, sentDays, type Update } from './sent-values.ts'
import { type Answer, answerOf, type Parked, settleUpdate } from './settle-update.ts'

/** For so long nobody asks again whether the list of rooms still refuses. */
const confirmedMs = 21_600_000

/** The calendar's next request: planned when it may go, written down, sent, and settled by its answer. */
export function updatePusher(calendar: Calendar, lastRequest: number) {
  const { engine, now, journal, days, doubts, schedule, rooms, inTurn } = calendar
  const { pacing } = engine
  let request = lastRequest
  let bodyBytes = 2_000_000
  let failures = 0
  let underWay = false
  /** When a list of rooms that was not old gave a reason to refuse. */
  const confirmed = new Map<string, number>()
  /** Writes down what came of a request, where the store has not taken it yet. */
  let unsettled: (() => Promise<void>) | undefined

  /** Chooses the next update and writes it down before it goes. */
  const depart = () =>
    inTurn(async (): Promise<Update | undefined> => {
      calendar.renewed.clear()
      const choice = chooseChanges(days.all(), { now: now(), clock: engine.now() }, calendar)
      if (choice.over.length > 0) await days.remove(choice.over)
      await tellHeld(calendar, choice.held)
      const update = await plan(choice)
      if (!update) return undefined
      calendar.channels.tried(update, now())
      await journal.write(journal.keepFlight({ request: request + 1, update }))
      request += 1
      underWay = true
      return update
    })

  async function plan({ changes, probe, nextAt }: Choice): Promise<Update | undefined> {
    const next = await nextRequest(changes, { rooms: rooms.known(), limits: { bodyBytes } })
    const { request: first, refused } = next
    const reads = readsRooms(refused)
    if (refused.length > 0 && !reads) await parkRefused(refused)
    const probes = probe.length > 0 && !first?.urgent
    const more = reads || (probes ? first !== undefined : next.more || probe.length > 0)
    schedule.planned(more ? now() : nextAt)
    return probes ? { rooms: probe } : first?.update
  }

  /** Whether the list that refuses is so old that it is read again first; now and then for the same reason. */
  function readsRooms(refused: RefusedChange[]) {
    const fresh = refused.filter(({ reason }) => now() - (confirmed.get(reason) ?? -Infinity) > confirmedMs)
    if (fresh.length === 0) return false
    rooms.doubt()
    if (rooms.stale() && !days.urgent(now())) return true
    for (const { reason } of fresh) confirmed.set(reason, now())
    return false
  }

  async function parkRefused(refused: RefusedChange[]) {
    const parked: Parked[] = []
    const places = refused.map(({ change }) => ({ code: codeOf(change), date: change.date }))
    const loaded = await days.load(places)
    for (const [index, { change, reason }] of refused.entries()) {
      const at = loaded[index]
      for (const [field, value] of valuesOf(change)) {
        const cell = at?.day.cells[field]
        for (const scope of change.channel_codes ?? [everyone]) {
          if (cell) park(cell, scope, value, reason)
          parked.push({ ...(places[index] as (typeof places)[0]), channel: scope || undefined, reason })
        }
      }
    }
    await days.save([...new Set(loaded)])
    tellParked(calendar, parked)
  }

  async function send(turn: Turn, update: Update): Promise<Answer | undefined> {
    try {
      const hotel = turn.hotel.calendar
      return answerOf(
        'rooms' in update
          ? await hotel.updateDaily(update as DailyUpdate)
          : await hotel.updateRange(update as RangeUpdate),
      )
    } catch (error) {
      if (error instanceof InputError) return { kind: 'refused', reason: error.message }
      if (!(error instanceof ApiError)) throw error
      if (error.status === 413 && bodyBytes > 10_000) bodyBytes = Math.ceil(bodyBytes / 2)
      else if ([400, 415, 413].includes(error.status)) return { kind: 'refused', reason: error.message }
      else return { kind: 'unknown', error }
      await inTurn(() => journal.write([journal.dropFlight(request)]))
      schedule.resume(now())
      return undefined
    }
  }

  const settle = (turn: Turn, update: Update, answer: Answer) =>
    inTurn(async () => {
      const sent = sentDays(update)
      const loaded = await days.load(sent)
      const settling = sent.flatMap((one, index) => {
        const at = loaded[index]
        return at ? [{ sent: one, at }] : []
      })
      const never = answer.kind === 'unknown' && !turn.left()
      const parked = never ? [] : settleUpdate(answer, settling, request)
      for (const { sent, at } of settling) forgetRenewed(sent, at)
      for (const { at } of settling) if (missingOf(at.day).length === 0) delete at.day.suspect
      const along = [...(inDoubt(turn, update, answer) ?? [journal.dropFlight(request)])]
      const id = 'transactionId' in answer ? answer.transactionId : undefined
      const nextAt =
        now() + Math.max(pacing.followMs, sparingPause(engine.budget.state().left.day, engine.quota.perDay))
      if (id !== undefined) {
        const again = settling.some(({ at }) => Object.values(at.day.cells).some((cell) => cell.again))
        along.push(
          journal.keepTransaction({ request, id, update, at: now(), nextAt, looks: 0, ended: [], again }),
        )
      }
      await days.save([...new Set(loaded)], along)
      if (id !== undefined) calendar.open.set(request, { id, nextAt, looks: 0 })
      if (parked.length > 0) rooms.doubt()
      if (answer.kind !== 'taken' || calendar.renewed.size > 0) schedule.resume(now())
      tellParked(calendar, parked)
    })

  function forgetRenewed({ values }: SentDay, { code, date, day }: DayAt) {
    const cell = values.some(([field]) => field === 'availability') ? day.cells.availability : undefined
    for (const scope of calendar.renewed.get(keyOf(code, date)) ?? [])
      if (cell) forget(cell, scope === everyone ? undefined : [scope])
  }

  /** A request that never got a whole answer may still be applied for a while. */
  function inDoubt(turn: Turn, update: Update, answer: Answer) {
    if (answer.kind !== 'unknown' || !turn.left() || wasAnswered(answer.error)) return undefined
    const flight = { request, update, until: now() + pacing.doubtMs }
    doubts.add(flight)
    return journal.keepFlight(flight)
  }

  return {
    depart,
    /** Sends what departed, and settles it. */
    async travel(turn: Turn, update: Update): Promise<void> {
      let answer: Answer | undefined
      try {
        answer = await send(turn, update)
        if (!answer) return
        const settled = answer
        unsettled = () => settle(turn, update, settled)
      } finally {
        underWay = false
      }
      await finish()
      const failed = answer.kind === 'unknown' || answer.kind === 'tryAgain' || answer.kind === 'refusedSome'
      failures = failed ? failures + 1 : 0
      if (failed) schedule.pause(now() + backoff(failures, pacing.retryMs))
      // Where no answer comes, the way to the service is told of.
      if (failed && !(answer.kind === 'unknown' && !wasAnswered(answer.error)))
        tellTrouble(calendar, answer, failures)
      // It is not for us to say when it will be let in.
      if (answer.kind === 'unknown' && answer.error instanceof ApiError && answer.error.status < 500)
        throw answer.error
    },
    finish,
    /** Whether no request is under way or unsettled. */
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

/** A whole answer came, readable or not: the service is done with the request. */
const wasAnswered = (error: InnwireError): boolean =>
  error.name === 'ResponseError' || (error instanceof ApiError && ![502, 504].includes(error.status))
