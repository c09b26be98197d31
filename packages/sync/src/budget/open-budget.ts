import { randomUUID } from 'node:crypto'
import type { EntryChange, Lease, Store } from '../store/store.ts'
import type { Budget, Quota, RequestClass, Ticket } from './budget.ts'
import { openRecords } from './records.ts'
import { classes, earliest, leftByCount, leftOf } from './reserve.ts'
import { systemTimer, type Timer } from './timer.ts'
import { afterOne, hear, stillTrue } from './told.ts'
import { countUsage } from './usage.ts'
import { type Waiter, waitingLine } from './waiting.ts'

/** Settings of {@link openBudget}. */
export type BudgetOptions = {
  store: Pick<Store, 'list' | 'write'>
  property: string
  /** What the service lets the property do; every 60 seconds and every 24 hours, wherever they begin. */
  quota: Quota
  /**
   * The machine's clock, in milliseconds since 1970. What is in the store, dates in headers and
   * {@link BudgetState.nextAt} go by it; how long a request waits does not.
   * @default Date.now
   */
  now?: () => number
  /** Measures and waits. @default the system's timer, which no setting of the clock changes */
  timer?: Timer
  /** Right to work on the property; with one, nothing is let go after another worker has taken it over. */
  lease?: Lease
}

/**
 * Opens the budget of a property as the process before left it: what was under way then counts from now on. Only one
 * process at a time may have it open, which a lease sees to.
 *
 * Closings and bills may use all of a window, sweeps leave two fifths of it, all others one fifth, rounded up. Of the
 * answers it believes `Retry-After`, and `RateLimit-*` where they say less than its own count.
 * @throws {RangeError} when a number of the quota is no whole number from 1 on
 * @throws {LeaseLostError} when another worker has the property by now
 * @example
 * const budget = await openBudget({ store, property: '41749', quota: { perMinute: 5, perDay: 250 } })
 * const ticket = await budget.take('bill')
 * const answer = await fetch(address).catch(() => undefined)
 * await ticket.done(answer?.headers)
 */
export async function openBudget(options: BudgetOptions): Promise<Budget> {
  const { store, property, quota, now = Date.now, timer = systemTimer, lease } = options
  for (const [name, number] of Object.entries(quota))
    if (!(Number.isSafeInteger(number) && number >= 1))
      throw new RangeError(`The quota's ${name} is ${number}. Give a whole number from 1 on.`)
  const records = await openRecords({ store, property, lease, now, timer })
  const counted = { usage: countUsage(records.answered), quota, told: records.told }
  const { usage } = counted
  const line = waitingLine()
  /** What the next write is to take along. */
  let forgotten: EntryChange[] = []
  /** Numbers, in the order of leaving, of the requests that have no answer yet. */
  const underWay = new Set<number>()
  let started = 0
  let stopTimer = () => {}

  function letGo() {
    stopTimer()
    stopTimer = () => {}
    const time = timer.elapsed()
    for (const id of usage.forget(time)) forgotten.push(records.removed(id))
    for (let waiter = line.first(); waiter; waiter = line.first()) {
      const at = earliest(waiter.kind, counted, time)
      if (at > time) {
        stopTimer = timer.after(at - time, letGo)
        return
      }
      line.remove(waiter)
      void count(waiter)
    }
  }

  /** Holds a place at once, and lets the request go when that is in the store. */
  async function count(waiter: Waiter) {
    const id = randomUUID()
    started += 1
    const number = started
    usage.start(id)
    underWay.add(number)
    counted.told = afterOne(counted.told)
    try {
      await write([records.sent(id)])
      if (!waiter.left) return waiter.go(ticketOf(id, number))
    } catch (error) {
      waiter.fail(error)
    }
    takeBack(id, number)
  }

  function takeBack(id: string, number: number) {
    forgotten.push(records.removed(id))
    underWay.delete(number)
    usage.takeBack(id)
    letGo()
  }

  function write(changes: EntryChange[]): Promise<void> {
    const news = { ...counted.told }
    const all = [
      ...records.afterSetting(usage.answered(), news),
      ...forgotten,
      records.toldNow(news),
      ...changes,
    ]
    forgotten = []
    return records.write(all)
  }

  function ticketOf(id: string, number: number): Ticket {
    const sentAt = timer.elapsed()
    let written: Promise<void> | undefined
    const answer = async (headers: Headers | undefined) => {
      const time = timer.elapsed()
      underWay.delete(number)
      usage.answer(id, time)
      if (headers) {
        const later = [...underWay].filter((other) => other > number).length
        const heard = { sentAt, time, now: now(), later, left: leftByCount(counted, time) }
        counted.told = hear(stillTrue(counted.told, time), headers, heard)
      }
      const writing = write([records.answer({ id, at: time })])
      letGo()
      await writing
    }
    return {
      done: (headers) => {
        written ??= answer(headers)
        return written
      },
      giveBack: () => {
        if (written) return
        written = Promise.resolve()
        takeBack(id, number)
      },
    }
  }

  return {
    take: (kind: RequestClass, signal?: AbortSignal) => {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const ticket = line.join(kind, signal, letGo)
      letGo()
      return ticket
    },
    state() {
      const time = timer.elapsed()
      const nextAt = (kind: RequestClass) => new Date(Math.ceil(now() + earliest(kind, counted, time) - time))
      return {
        left: leftOf(counted, time),
        nextAt: Object.fromEntries(classes.map((kind) => [kind, nextAt(kind)])) as Record<RequestClass, Date>,
      }
    },
  }
}
