import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Timer } from '../budget/timer.ts'
import { errorOf, sentence } from '../store/errors.ts'
import { type Lease, LeaseLostError, type Store, StoreError } from '../store/store.ts'
import { type Emit, type SyncEvent, trouble } from './events.ts'
import { type Recurring, recurring } from './recurring.ts'

export type HeldLease = {
  lease: Lease
  /**
   * A machine that slept, or had too much to do, finds that its lease has run out.
   * @returns whether it is held again, because nobody has had the property meanwhile
   */
  reclaim(): Promise<boolean>
  /**
   * Renews it before a request departs, because reading delivers reservations: one who wakes after a long pause must
   * not take those that are for the worker which has the property now.
   * @throws {LeaseLostError} when another worker has had it; and errors of the store
   */
  confirm(): Promise<void>
  giveUp(): Promise<void>
}

/** How the lease of a property comes about. @param lost is told when another worker has had it */
export type TakeLease = (
  place: Place,
  signal: AbortSignal | undefined,
  lost: () => void,
) => Promise<HeldLease>

type Place = { store: Store; property: string; leaseMs: number; timer: Timer; emit: Emit }

/** Name under which this process holds leases; no other has the same. */
export const newOwner = (): string => `${hostname()}/${process.pid}/${randomUUID()}`

/**
 * Takes the lease of a property, waiting while another worker has it, and holds it. A store that fails at the first
 * try is an error; later it is trouble that passes, through which it goes on waiting.
 */
export const holdLease: TakeLease = async (place, signal, lost) => {
  const { store, property, leaseMs, timer, emit } = place
  const owner = newOwner()
  const acquire = () => store.acquire(property, owner, leaseMs)
  let lease = await acquire()
  let away = false
  if (!lease) emit(standingBy(property, await holderOf(store, property), leaseMs))
  while (!lease) {
    await pause(timer, leaseMs / 5, signal)
    try {
      lease = await acquire()
      away = false
    } catch (error) {
      if (!away) emit(trouble('lease', error))
      away = true
    }
  }
  const kept = keepLease(place, lease, lost)
  const third = leaseMs / 3
  let renewedAt = timer.elapsed()
  let told = false
  const renewing: Recurring = recurring(
    timer,
    async () => {
      const startedAt = timer.elapsed()
      if (!(await inTime(timer, leaseMs, kept.reclaim()))) {
        lost()
        return undefined
      }
      renewedAt = startedAt
      told = false
      return third
    },
    (error) => {
      if (!told && timer.elapsed() - renewedAt >= leaseMs) {
        emit(notRenewed(leaseMs, error))
        told = true
      }
      return third
    },
  )
  return {
    ...kept,
    async giveUp() {
      await renewing.stop()
      await kept.giveUp()
    },
  }
}

/** A lease in the hands of one who renews it. */
export function keepLease(
  { store, leaseMs, timer }: Pick<Place, 'store' | 'leaseMs' | 'timer'>,
  lease: Lease,
  lost: () => void,
): HeldLease {
  let givenUp = false

  async function reclaim(): Promise<boolean> {
    if (givenUp) return false
    if (await store.renew(lease, leaseMs)) return true
    if (givenUp) return false
    const next = await store.acquire(lease.property, lease.owner, leaseMs)
    if (!next) return false
    // The fence tells whether anyone was in between: then what we know of the property is old.
    const unseen = next.fence <= lease.fence + 1
    if (unseen) lease.fence = next.fence
    else await store.release(next)
    return unseen
  }

  return {
    lease,
    reclaim,
    async confirm() {
      for (;;) {
        const startedAt = timer.elapsed()
        if (!(await reclaim())) {
          lost()
          throw new LeaseLostError(lease.property)
        }
        // An answer that took longer than the lease lasts does not tell whether it still does.
        if (timer.elapsed() - startedAt < leaseMs) return
      }
    },
    async giveUp() {
      givenUp = true
      // Without it, the lease runs out by itself.
      await inTime(timer, leaseMs, store.release(lease)).catch(() => {})
    },
  }
}

/** Who holds a lease, as far as the store can say, and whether it has ended without giving it up. */
async function holderOf(store: Store, property: string): Promise<{ holder?: string; ended: boolean }> {
  const leases = await store.leases?.().catch(() => [])
  const [host, pid] = leases?.find((lease) => lease.property === property)?.owner.split('/') ?? []
  if (!host || !pid) return { ended: false }
  return { holder: `process ${pid} on ${host}`, ended: host === hostname() && hasEnded(Number(pid)) }
}

function hasEnded(pid: number): boolean {
  try {
    // Signal 0 only looks whether the process is there.
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function standingBy(
  property: string,
  { holder, ended }: Awaited<ReturnType<typeof holderOf>>,
  leaseMs: number,
): SyncEvent {
  if (ended) {
    const message =
      `The worker that served the property ${property} (${holder}) has ended without close(). This one takes over when ` +
      `its lease runs out, at most ${leaseMs / 1000} seconds after it was last renewed. There is nothing to do.`
    return { type: 'standing_by', holder, ended, message }
  }
  const message =
    `Another worker${holder ? ` (${holder})` : ''} serves the property ${property}. This one stands by, and takes ` +
    `over when that one ends or does not renew its lease for ${leaseMs / 1000} seconds. To serve it here, end that one.`
  return { type: 'standing_by', holder, ended, message }
}

function notRenewed(leaseMs: number, failed: unknown): SyncEvent {
  const error = errorOf(failed)
  const message =
    `lease: the store has not renewed it for ${leaseMs / 1000} seconds: ${sentence(error.message)} ` +
    'Nothing is sent until it does, and another worker may take over. Look after the store.'
  return { type: 'trouble', flow: 'lease', error, message }
}

/** Rejects when it takes longer; what hangs goes on, and nobody waits for it. */
function inTime<Result>(timer: Timer, ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const cancel = timer.after(ms, () => late.reject(new StoreError('The store does not answer.')))
  return Promise.race([work, late.promise]).finally(cancel)
}

function pause(timer: Timer, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = timer.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}
