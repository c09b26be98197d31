import type { Budget, BudgetEvent, Quota, RequestClass, Ticket } from '../../src/budget/budget.ts'
import { type BudgetOptions, openBudget } from '../../src/budget/open-budget.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { fakeTime } from './fake-time.ts'

export const strict: Quota = { perMinute: 5, perDay: 250 }
export const second = 1000
export const minute = 60_000
export const hour = 3_600_000
export const day = 86_400_000

/** An answer with these headers; with `Retry-After`, a refusal. */
export const answer = (headers: Record<string, string>, status = headers['retry-after'] ? 429 : 200) => ({
  status,
  headers: new Headers(headers),
})

/** The first moment at which a window that an answer began has passed. */
export const justAfter = (ms: number) => ms + 1

/** A budget on a store in memory, in a time of its own. */
export async function openHotel(quota: Quota = strict, options: Partial<BudgetOptions> = {}) {
  const time = fakeTime()
  const events: BudgetEvent[] = []
  const store: Store = memoryStore({ now: time.now })
  const open = () =>
    openBudget({
      ...{ store, property: '41749', quota, now: time.now, timer: time.timer },
      onEvent: (event) => void events.push(event),
      ...options,
    })
  return inUse(await open())

  function inUse(first: Budget) {
    let budget = first
    /** Requests that were let go, in that order. */
    const went: { name: string; ticket: Ticket }[] = []
    return {
      time,
      store,
      events,
      went,
      names: () => went.map(({ name }) => name),
      budget: () => budget,
      /** What a process finds that starts after this one ended. */
      openAgain: async () => {
        budget = await open()
      },
      /** Asks, and does not wait for it. */
      ask: (name: string, kind: RequestClass = 'closing', signal?: AbortSignal, since?: number) => {
        const asked = budget.take(kind, signal, since).then((ticket) => went.push({ name, ticket }))
        asked.catch(() => {})
        return asked
      },
      /** Lets a request go and answers it at once. */
      async request(headers?: Record<string, string>, kind: RequestClass = 'closing') {
        const taken = budget.take(kind)
        await time.advance(0)
        const ticket = await taken
        await ticket.done(headers && answer(headers))
      },
      /** Milliseconds until a class may go. */
      wait: (kind: RequestClass = 'closing') => budget.state().nextAt[kind].getTime() - time.now(),
      left: () => budget.state().left,
    }
  }
}
