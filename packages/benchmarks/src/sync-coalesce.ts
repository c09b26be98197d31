import { startServer } from '@innwire/server'
import { memoryStore, openSync, type Timer } from '@innwire/sync'
import { doneOf } from '../../server/test/support/answered.ts'
import type { Figure } from './figure.ts'

const changes = 1000
const hourMs = 3_600_000
const quota = { perMinute: 5, perDay: 250 }
const firstDay = Date.UTC(2027, 0, 1)
const dayMs = 86_400_000

/** 1,000 changes of single cells, spread over an hour, at 5 requests a minute: how many requests they become. */
export async function coalesce1000(): Promise<Record<string, Figure>> {
  const server = await startServer({ port: 0, demo: true })
  const time = simulatedTime()
  let updates = 0
  const sync = await openSync({
    baseUrl: server.url,
    token: 'demo-token',
    hrId: 'demo',
    store: memoryStore({ now: time.now }),
    rangeEnd: 'included',
    quota,
    now: time.now,
    timer: time.timer,
    fetch: time.whileUnderWay((input, init) => {
      if (init?.method === 'PUT') updates += 1
      return fetch(input, init)
    }),
  })
  const control = doneOf(server)
  const setClock = (now: number) => control('PUT', '/clock', { now: new Date(now).toISOString() })
  for (let change = 0; change < changes; change += 1) {
    const date = new Date(firstDay + (30 + ((change * 7) % 300)) * dayMs).toISOString().slice(0, 10)
    const inv_code = ['HR:1', 'HR:2', 'HR:3'][change % 3] as string
    await sync.calendar.set([{ inv_code, date, price: `${100 + (change % 37)}` }])
    await time.advance(hourMs / changes, setClock)
  }
  await time.advance(hourMs, setClock)
  if (sync.calendar.state().waiting > 0) throw new Error('Not everything was sent.')
  await sync.close()
  await server.stop()
  return {
    'sync.coalesce1000.requests': {
      value: updates,
      unit: 'requests',
      peers: { 'one for each change': changes, 'as many as 5 a minute allow': 300 },
    },
  }
}

/** Time that goes on from event to event, and stands still while a request is under way. */
function simulatedTime() {
  let elapsed = 0
  let underWay = 0
  const events = new Set<{ at: number; call: () => void }>()
  const now = () => firstDay + elapsed
  const timer: Timer = {
    elapsed: () => elapsed,
    after(ms, call) {
      const event = { at: elapsed + ms, call }
      events.add(event)
      return () => void events.delete(event)
    },
  }
  async function settle() {
    for (let calm = 0; calm < 5; calm = underWay > 0 ? 0 : calm + 1)
      await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    now,
    timer,
    whileUnderWay:
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        underWay += 1
        try {
          const answer = await send(input, init)
          return new Response(await answer.text(), answer)
        } finally {
          underWay -= 1
        }
      },
    async advance(ms: number, tell: (now: number) => Promise<unknown>) {
      const end = elapsed + ms
      for (;;) {
        await settle()
        const next = [...events].sort((one, other) => one.at - other.at)[0]
        const due = next && next.at <= end
        elapsed = due ? Math.max(elapsed, next.at) : end
        await tell(now())
        if (!due) return settle()
        events.delete(next)
        next.call()
      }
    },
  }
}
