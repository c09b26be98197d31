import type { Quota, RequestClass } from '../../src/budget/budget.ts'
import { openBudget } from '../../src/budget/open-budget.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { type FakeTime, fakeTime } from './fake-time.ts'

export type Day = {
  quota: Quota
  requests: {
    at: number
    kind: RequestClass
    latencyMs: number
    seen: number
    abortAfterMs: number | undefined
  }[]
  crashes: { at: number; downMs: number }[]
  settings: { at: number; backMs: number }[]
  /** What half a write takes. */
  writeMs: number
}
type Request = Day['requests'][number]
export type Went = { kind: RequestClass; askedAt: number; sentAt: number; run: number }

/** A process that lives until it crashes: then nothing that it began goes on. */
type Life = { dead: boolean; run: number }

/**
 * Plays requests, crashes and settings of the clock.
 * @returns when the service saw each request, which went and when, and which still wait at the end
 */
export async function playDay({ quota, requests, crashes, settings, writeMs }: Day) {
  const time = fakeTime()
  const kept = memoryStore({ now: time.now })
  const seen: number[] = []
  const went: Went[] = []
  const waiting = new Set<Request>()
  /** Those under way, with what makes the service see them at once. */
  const underWay = new Set<() => void>()
  let life: Life = { dead: true, run: 0 }
  let budget: Awaited<ReturnType<typeof openBudget>> | undefined

  const start = async () => {
    const born = { dead: false, run: life.run + 1 }
    life = born
    const store = mortal(kept, time, born, writeMs)
    const opened = await openBudget({ store, property: '41749', quota, now: time.now, timer: timerOf(born) })
    if (born.dead) return
    budget = opened
    for (const request of waiting) ask(request)
  }
  const timerOf = (born: Life) => ({
    elapsed: time.timer.elapsed,
    after: (ms: number, call: () => void) => time.timer.after(ms, () => born.dead || call()),
  })
  const ask = (request: Request) => {
    const born = life
    const leaver = new AbortController()
    const askedAt = time.time()
    if (request.abortAfterMs !== undefined) time.at(askedAt + request.abortAfterMs, () => leaver.abort())
    budget?.take(request.kind, leaver.signal).then(
      (ticket) => {
        if (born.dead) return
        waiting.delete(request)
        const sentAt = time.time()
        went.push({ kind: request.kind, askedAt, sentAt, run: born.run })
        const beSeen = () => {
          if (underWay.delete(beSeen)) seen.push(time.time())
        }
        underWay.add(beSeen)
        time.at(sentAt + Math.floor(request.seen * request.latencyMs), beSeen)
        time.at(sentAt + request.latencyMs, () => {
          beSeen()
          if (!born.dead) void ticket.done()
        })
      },
      () => {
        if (!born.dead) waiting.delete(request)
      },
    )
  }
  const begin = time.time()
  for (const request of requests)
    time.at(begin + request.at, () => {
      waiting.add(request)
      if (!life.dead) ask(request)
    })
  for (const { at, backMs } of settings) time.at(begin + at, () => time.setClockBy(-backMs))
  for (const { at, downMs } of crashes)
    time.at(begin + at, () => {
      if (life.dead) return
      life.dead = true
      budget = undefined
      time.at(time.time() + downMs, () => {
        // What is still on its way arrives now at the latest.
        for (const beSeen of underWay) beSeen()
        void start()
      })
    })
  await start()
  await time.runOut()
  return { seen, went, waiting: [...waiting] }
}

/** A store whose writes take their time, and that hears and says no more when its process is dead. */
function mortal(store: Store, time: FakeTime, life: Life, writeMs: number): Store {
  const pause = () =>
    new Promise<void>((resolve) => {
      time.at(time.time() + writeMs, () => {
        if (!life.dead) resolve()
      })
    })
  return {
    ...store,
    async write(property, changes, lease) {
      await pause()
      await store.write(property, changes, lease)
      await pause()
    },
  }
}
