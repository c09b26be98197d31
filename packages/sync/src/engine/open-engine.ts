import { type ClientOptions, createClient } from '@innwire/client'
import type { Budget, Quota } from '../budget/budget.ts'
import { openBudget } from '../budget/open-budget.ts'
import { systemTimer, type Timer } from '../budget/timer.ts'
import type { Store } from '../store/store.ts'
import { openAccess } from './access.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import { ClosedError, type Engine } from './engine.ts'
import { guarded, type SyncEvent, teller } from './events.ts'
import { holdLease, type TakeLease } from './hold-lease.ts'
import { leasedStore, openJournal } from './journal.ts'
import { noteEnd, wasEnded } from './orderly-end.ts'
import { type Pacing, readPacing } from './pacing.ts'
import { checkProperty, readStore } from './read-options.ts'
import type { OnRequest } from './request-log.ts'
import { openServiceClock } from './service-clock.ts'

/** Settings of an engine. */
export type EngineOptions = Pick<
  ClientOptions,
  'baseUrl' | 'token' | 'hrId' | 'allowShortToken' | 'fetch'
> & {
  /** Where it keeps what must not be lost, under the hotel id, or the promise of it. One store may serve many properties. */
  store: Store | Promise<Store>
  /** What the service lets the property do; all integrations that share the token share it. */
  quota: Quota
  /** Told of what a person may have to see to. */
  onEvent?: ((event: SyncEvent) => void) | undefined
  /** Told of every request, for a log or a metric. */
  onRequest?: OnRequest | undefined
  /** Other pauses than the usual ones. */
  pacing?: Partial<Pacing> | undefined
  /** Ends the wait for a property that another worker has. */
  signal?: AbortSignal | undefined
  /**
   * The machine's clock, in milliseconds since 1970. Where it contradicts the `Date` of the service's answers, these
   * count.
   * @default Date.now
   */
  now?: (() => number) | undefined
  /**
   * Measures and waits.
   * @default the system's timer
   */
  timer?: Timer | undefined
}

/** An engine with its end: `stop` lets what is under way finish, for some 5 seconds, and gives the lease up. */
export type OpenEngine = { engine: Engine; stop(flows: (() => Promise<void>)[]): Promise<void> }

const graceMs = 5000
/** So long what is cut off has for writing down that it was. */
const cutMs = 1000

/**
 * Waits until the property is ours, and opens what the flows stand on.
 * @throws {InputError} {@link RangeError} when a setting cannot be used, before anything is changed
 */
export async function openEngine(
  options: EngineOptions,
  lost: () => void,
  takeLease: TakeLease = holdLease,
): Promise<OpenEngine> {
  const { hrId, quota, timer = systemTimer, signal } = options
  checkProperty(options, 'options')
  const store = await readStore(options.store)
  const { baseUrl, token, allowShortToken, fetch } = options
  const settings = { baseUrl, token, hrId, allowShortToken, fetch }
  createClient(settings)
  const pacing = readPacing(options.pacing, quota)
  const tell = teller(options.onEvent)
  const clock = openServiceClock(options.now ?? Date.now, timer, tell)
  const { now } = clock
  const held = await takeLease({ store, property: hrId, leaseMs: pacing.leaseMs, timer, tell }, signal, lost)
  const { lease } = held
  const leased = leasedStore(store, held, lost)
  const stopping = new AbortController()
  const cutting = new AbortController()
  const journal = openJournal(leased, hrId, lease)
  let budget: Budget
  let takenOver: boolean
  try {
    takenOver = !(await wasEnded(journal, lease))
    budget = await openBudget({
      store: leased,
      property: hrId,
      quota,
      now,
      clockKnown: clock.known,
      timer,
      lease,
      onEvent: tell,
    })
  } catch (error) {
    await held.giveUp()
    throw error
  }
  const access = openAccess({
    settings,
    budget,
    breaker: openCircuitBreaker(timer, pacing.retryMs, quota, tell, { baseUrl, hrId }),
    confirm: held.confirm,
    clock,
    timer,
    timeoutMs: pacing.timeoutMs,
    made: guarded('onRequest', options.onRequest),
    stopping: stopping.signal,
    cutting: cutting.signal,
  })
  return {
    engine: {
      journal,
      access,
      budget,
      quota,
      pacing,
      timer,
      now,
      clock,
      tell,
      stopping: stopping.signal,
      takenOver,
      lost,
    },
    async stop(flows) {
      stopping.abort(new ClosedError())
      const ended = Promise.allSettled(flows.map((end) => end()))
      const orderly = await within(graceMs, ended)
      if (!orderly) {
        cutting.abort(new ClosedError())
        // A fetch that does not hear of it is left to itself: without the lease it changes nothing any more.
        await within(cutMs, ended)
      }
      // A note that does not come into the store costs the next worker a sweep.
      if (orderly)
        await within(
          cutMs,
          noteEnd(journal, lease).catch(() => {}),
        )
      await held.giveUp()
    },
  }
}

/** @returns whether it came in time */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
