import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Timer } from '../budget/timer.ts'
import type { Lease, Store } from '../store/store.ts'
import { type Tell, trouble } from './events.ts'
import { type Recurring, recurring } from './recurring.ts'

export type HeldLease = {
  lease: Lease
  /**
   * A machine that slept, or had too much to do, finds that its lease has run out.
   * @returns whether it is held again, because nobody has had the property meanwhile
   */
  reclaim(): Promise<boolean>
  giveUp(): Promise<void>
}

type Place = { store: Store; property: string; leaseMs: number; timer: Timer; tell: Tell }

/**
 * Takes the lease of a property, waiting while another worker has it, and holds it. A store that fails at the first
 * try is an error; later it is trouble that passes, through which it goes on waiting.
 * @param lost is told when another worker has had it
 */
export async function holdLease(
  { store, property, leaseMs, timer, tell }: Place,
  signal: AbortSignal | undefined,
  lost: () => void,
): Promise<HeldLease> {
  const owner = `${hostname()}/${process.pid}/${randomUUID()}`
  const acquire = () => store.acquire(property, owner, leaseMs)
  let lease = await acquire()
  let away = false
  while (!lease) {
    await pause(timer, leaseMs / 5, signal)
    try {
      lease = await acquire()
      away = false
    } catch (error) {
      if (!away) tell(trouble('lease', error))
      away = true
    }
  }
  const held = lease
  const third = leaseMs / 3

  let givenUp = false

  async function reclaim(): Promise<boolean> {
    if (givenUp) return false
    if (await store.renew(held, leaseMs)) return true
    const next = await acquire()
    if (!next) return false
    // The fence tells whether anyone was in between: then what we know of the property is old.
    const unseen = next.fence <= held.fence + 1
    if (unseen) held.fence = next.fence
    else await store.release(next)
    return unseen
  }

  const renewing: Recurring = recurring(
    timer,
    async () => {
      if (await reclaim()) return third
      lost()
      return undefined
    },
    // The store is away: every write checks the lease, so nothing can go wrong meanwhile.
    () => third,
  )
  return {
    lease: held,
    reclaim,
    async giveUp() {
      givenUp = true
      await renewing.stop()
      // Without it, the lease runs out by itself.
      await store.release(held).catch(() => {})
    },
  }
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
