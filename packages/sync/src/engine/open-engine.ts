import { createClient } from '@innwire/client'
import type { Budget, Quota } from '../budget/budget.ts'
import { openBudget } from '../budget/open-budget.ts'
import { systemTimer, type Timer } from '../budget/timer.ts'
import type { Lease, Store } from '../store/store.ts'
import { openAccess } from './access.ts'
import { checkProperty, readStore } from './check-options.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import { type TakenOptions, takenOf } from './client-options.ts'
import { ClosedError, type Engine } from './engine.ts'
import { emitter, guarded, type SyncEvent } from './events.ts'
import { holdLease, type TakeLease } from './hold-lease.ts'
import { type Journal, leasedStore, openJournal, put } from './journal.ts'
import type { OnRequest } from './on-request.ts'
import { type Pacing, readPacing } from './pacing.ts'
import { openServiceClock } from './service-clock.ts'
import { openStart, type StartLater } from './start.ts'

/** Settings of an engine. */
export type EngineOptions = TakenOptions & {
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
   * What waits for `sync.start()`. `later`: nothing is sent, retrieved or handed over before, so that what is set first takes
   * the place of older values in the journal. `calendar later`: so it is with the updates of the calendar alone, and
   * stop sale and availability 0 go at once.
   * @default nothing waits
   */
  start?: StartLater | undefined
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

/** An engine with its end: `stop` lets what is under way finish, for `graceMs`, and gives the lease up. */
export type OpenEngine = { engine: Engine; stop(flows: (() => Promise<void>)[]): Promise<void> }

const graceMs = 5000
/** Time that aborted work has to record its state. */
const cutMs = 1000

/**
 * Waits until the property is ours, and opens what the flows share.
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
  const settings = takenOf(options)
  createClient(settings)
  const pacing = readPacing(options.pacing, quota)
  const stopping = new AbortController()
  const start = openStart(options.start, stopping.signal)
  const emit = emitter(options.onEvent)
  const clock = openServiceClock(options.now ?? Date.now, timer, emit)
  const { now } = clock
  const held = await takeLease({ store, property: hrId, leaseMs: pacing.leaseMs, timer, emit }, signal, lost)
  const { lease } = held
  const leased = leasedStore(store, held, lost)
  const cutting = new AbortController()
  const journal = openJournal(leased, hrId, lease)
  let budget: Budget
  let takenOver: boolean
  let owing = false
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
      onEvent: emit,
    })
  } catch (error) {
    await held.giveUp()
    throw error
  }
  const access = openAccess({
    settings,
    budget,
    breaker: openCircuitBreaker(timer, pacing.retryMs, quota, emit, settings),
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
      emit,
      stopping: stopping.signal,
      start,
      takenOver,
      owes() {
        owing = true
      },
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
      if (orderly && !owing)
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

const [collection, key] = ['engine', 'ended']

/** Notes that nothing of this worker is under way any more. */
const noteEnd = ({ write }: Journal, { fence }: Lease): Promise<void> =>
  write([put(collection, key, { fence })])

/** Whether the worker before, if there was one, has noted its end. */
async function wasEnded({ get }: Journal, { fence }: Lease): Promise<boolean> {
  const ended = await get<{ fence: number }>(collection, key)
  return fence === 1 || ended?.fence === fence - 1
}
