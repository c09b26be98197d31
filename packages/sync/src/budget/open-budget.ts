import { randomUUID } from 'node:crypto'
import type { EntryChange, Lease, Store } from '../store/store.ts'
import { type Counted, earliest, earliestOfDay, leftByClass, leftByCount, leftOf } from './allowance.ts'
import {
  type Budget,
  type BudgetEvent,
  byClass,
  type Quota,
  type RequestClass,
  type Ticket,
} from './budget.ts'
import { budgetEvents } from './budget-events.ts'
import { afterOne, hear, mustProbe, stillTrue } from './hints.ts'
import { openRecords } from './records.ts'
import { sharesOf } from './shares.ts'
import { systemTimer, type Timer } from './timer.ts'
import { countUsage } from './usage.ts'
import { type Waiter, waitingLine } from './waiting.ts'

/** Settings of {@link openBudget}. */
export type BudgetOptions = {
  /** Where the requests of the last 24 hours are noted, so that a restart does not forget them. */
  store: Pick<Store, 'list' | 'write'>
  /** Hotel id. */
  property: string
  /** What the service lets the property do; every 60 seconds and every 24 hours, wherever they begin. */
  quota: Quota
  /**
   * The machine's clock, in milliseconds since 1970. What is in the store, dates in headers and
   * {@link BudgetState.nextAt} go by it; how long a request waits does not.
   * @default Date.now
   */
  now?: () => number
  /**
   * Resolves when `now` is known to be right. Until then it may have been set between the process before and this one:
   * its requests count as if no time had passed since the last of them. By default, `now` is believed at once.
   */
  clockKnown?: Promise<void>
  /** Measures and waits. @default the system's timer, which no setting of the clock changes */
  timer?: Timer
  /** Right to work on the property; with one, nothing is let go after another worker has taken it over. */
  lease?: Lease
  /** Told when the day's requests are used up, and of answers about the quota that are not believed or hold it up. */
  onEvent?: (event: BudgetEvent) => void
}

/**
 * Opens the budget of a property as the process before left it: what was under way then counts from now on. Only one
 * process at a time may have it open, which a lease sees to.
 *
 * Of the day, each class has requests that are its alone, and the rest is shared; of a minute, all leave some for
 * closings. Of the answers it believes `Retry-After` of a 429, up to an hour, and `RateLimit-*` where they can be true
 * and say less than its own count.
 * @throws {RangeError} when a number of the quota is no whole number from 1 on
 * @throws {LeaseLostError} when another worker has the property by now
 * @example
 * const budget = await openBudget({ store, property: '41749', quota: { perMinute: 5, perDay: 250 } })
 * const ticket = await budget.take('bill')
 * const answer = await fetch(address).catch(() => undefined)
 * await ticket.done(answer)
 */
export async function openBudget(options: BudgetOptions): Promise<Budget> {
  const { store, property, quota, now = Date.now, timer = systemTimer, clockKnown, lease, onEvent } = options
  for (const [name, number] of Object.entries(quota))
    if (!(Number.isSafeInteger(number) && number >= 1))
      throw new RangeError(`The quota's ${name} is ${number}. Give a whole number from 1 on.`)
  const records = await openRecords({ store, property, lease, now, timer, clockKnown })
  const counted: Counted = {
    usage: countUsage(records.answered),
    quota,
    shares: sharesOf(quota.perDay),
    hints: records.hints,
  }
  const { usage } = counted
  const line = waitingLine()
  const emit = budgetEvents({
    quota,
    now,
    elapsed: timer.elapsed,
    emit: onEvent ?? (() => {}),
    exhaustedAt: records.exhaustedAt,
    // Where it cannot be written down, it may be told once more.
    keepExhausted: () => void write([records.exhaustedNow()]).catch(() => {}),
  })
  /** What the next write takes along. */
  let later: EntryChange[] = []
  /** Numbers, in the order of leaving, of the requests that have no answer yet. */
  const underWay = new Set<number>()
  let started = 0
  let stopTimer = () => {}

  void clockKnown?.then(() => {
    usage.retime(records.recordedTimes())
    letGo()
  })

  function letGo() {
    stopTimer()
    stopTimer = () => {}
    const time = timer.elapsed()
    for (const id of usage.forget(time)) later.push(records.removed(id))
    for (let next = nextOf(time); next !== undefined; next = nextOf(time)) {
      if (typeof next === 'number') {
        stopTimer = timer.after(next - time, letGo)
        return
      }
      line.remove(next)
      void count(next)
    }
  }

  /** Who may go now, or when somebody may; undefined: nobody waits, or the answer to a request under way decides. */
  function nextOf(time: number): Waiter | number | undefined {
    if (underWay.size > 0 && mustProbe(counted.hints, time)) return undefined
    let soonest: number | undefined
    for (const waiter of line.firsts()) {
      const at = earliest(waiter.kind, counted, time)
      if (at <= time) return waiter
      soonest = Math.min(at, soonest ?? at)
      const ofDay = earliestOfDay(waiter.kind, counted, time)
      if (ofDay > time) emit.exhausted(waiter.kind, usage.usedBy(time)[waiter.kind], ofDay - time)
    }
    return soonest
  }

  /** Holds a place at once, and lets the request go when that is in the store. */
  async function count(waiter: Waiter) {
    const id = randomUUID()
    started += 1
    const number = started
    usage.start(id, waiter.kind)
    underWay.add(number)
    counted.hints = afterOne(counted.hints)
    try {
      await write([records.sent(id, waiter.kind)])
      if (!waiter.left) return waiter.go(ticketOf(id, number, waiter.kind))
    } catch (error) {
      waiter.fail(error)
    }
    takeBack(id, number)
  }

  function takeBack(id: string, number: number) {
    later.push(records.removed(id))
    underWay.delete(number)
    usage.takeBack(id)
    letGo()
  }

  function write(changes: EntryChange[]): Promise<void> {
    const news = { ...counted.hints }
    const all = [
      ...records.afterSetting(usage.answered(), news),
      ...later,
      records.hintsNow(news),
      ...changes,
    ]
    later = []
    return records.write(all)
  }

  function ticketOf(id: string, number: number, kind: RequestClass): Ticket {
    let countedAs = kind
    const sentAt = timer.elapsed()
    let written: Promise<void> | undefined
    const answer = async (given: Parameters<Ticket['done']>[0]) => {
      const time = timer.elapsed()
      underWay.delete(number)
      usage.answer(id, time)
      if (given) listen(given, time)
      const writing = write([records.answer({ id, at: time, kind: countedAs })])
      letGo()
      await writing
    }
    const listen = ({ status, headers }: Pick<Response, 'status' | 'headers'>, time: number) => {
      const leftLater = [...underWay].filter((other) => other > number).length
      const left = leftByCount(counted, time)
      const { perMinute } = quota
      const heard = { kind, status, headers, sentAt, time, now: now(), later: leftLater, left, perMinute }
      const { hints, ignored } = hear(stillTrue(counted.hints, time), heard)
      counted.hints = hints
      for (const one of ignored) emit.ignored(one)
      emit.refused(hints, time)
    }
    return {
      done: (given) => {
        written ??= answer(given)
        return written
      },
      countAs: (other) => {
        countedAs = other
        const present = usage.countAs(id, other)
        if (present) later.push(records.answer(present))
        letGo()
      },
      giveBack: () => {
        if (written) return
        written = Promise.resolve()
        takeBack(id, number)
      },
    }
  }

  return {
    take: (kind: RequestClass, signal?: AbortSignal, since = timer.elapsed()) => {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const ticket = line.join(kind, since, signal, letGo)
      letGo()
      return ticket
    },
    state() {
      const time = timer.elapsed()
      return {
        left: leftOf(counted, time),
        used: usage.usedBy(time),
        leftFor: leftByClass(counted, time),
        nextAt: byClass((kind) => new Date(Math.ceil(now() + earliest(kind, counted, time) - time))),
      }
    },
  }
}
