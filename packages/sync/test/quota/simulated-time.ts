import { inTurn } from '../../src/engine/in-turn.ts'
import { fakeTime } from '../budget/fake-time.ts'

/** Where the service's clock is set. */
type Control = (method: string, path: string, body?: unknown) => Promise<unknown>

/** A turn in which nothing is done takes less. */
const longestIdleMs = 3

/**
 * Time that stands still while anything is under way, and then goes on to the next thing that is to happen, here and
 * in the service: days pass in seconds, over real connections.
 */
export function simulatedTime(control: Control) {
  const time = fakeTime()
  const oneByOne = inTurn()
  let underWay = 0
  /** When each request left, and what was answered. */
  const requests: { at: number; method: string; path: string; status: number }[] = []

  /** Waits until nobody waits for an answer, or for anything but time. Work in slices fills its turns until it ends. */
  async function settle() {
    for (let calm = 0; calm < 5; ) {
      const began = performance.now()
      await new Promise((resolve) => setImmediate(resolve))
      const busy = underWay > 0 || performance.now() - began > longestIdleMs
      calm = busy ? 0 : calm + 1
    }
  }

  /** Time stands still until a job is done. */
  async function working<T>(job: () => Promise<T>): Promise<T> {
    underWay += 1
    try {
      return await job()
    } finally {
      underWay -= 1
    }
  }

  /** The service's clock goes on while it works; ours, which stood still, must not be behind when the answer comes. */
  const catchUp = () =>
    oneByOne(async () => {
      const { now } = (await control('GET', '/clock')) as { now: string }
      const ahead = Date.parse(now) - time.now()
      if (ahead > 0) await time.advance(ahead)
    })

  return {
    now: time.now,
    timer: time.timer,
    requests,
    /** Counts what is under way until the answer has been read, which bears the simulated time. */
    fetch: ((input, init) =>
      working(async () => {
        const { pathname } = new URL(String(input))
        const request = { at: time.time(), method: init?.method ?? '', path: pathname, status: 0 }
        requests.push(request)
        const answer = await fetch(input, init)
        request.status = answer.status
        const text = await answer.text()
        await catchUp()
        const headers = new Headers(answer.headers)
        headers.set('date', new Date(time.now()).toUTCString())
        return new Response(text, { status: answer.status, headers })
      })) as typeof fetch,
    working,
    elapsed: time.time,
    settle,
    /** Goes on by so many milliseconds, with all that happens in them. */
    async advance(ms: number) {
      const end = time.time() + ms
      while (time.time() < end) {
        await settle()
        const step = Math.min(time.untilNext() ?? Infinity, Math.max(0, end - time.time()))
        // The service first: it must not count a request before its time.
        await control('PUT', '/clock', { now: new Date(time.now() + step).toISOString() })
        await time.advance(step)
      }
      await settle()
    },
  }
}
