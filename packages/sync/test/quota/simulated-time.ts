import pLimit from 'p-limit'
import { fakeTime } from '../budget/fake-time.ts'

/** Where the service's clock is set. */
type Control = (method: string, path: string, body?: unknown) => Promise<unknown>

/** A turn in which nothing is done takes less. */
const longestIdleMs = 3
/** Requests of ours in which the service is done with handing a change to channels of a test. */
const turnsOfDelivery = 2
/** For so long after a change the service has something to do by itself, such as delivering again. */
const busyMs = 3_600_000
/** What it does by itself is late by so much at most; later there is little that it does. */
const serviceStepMs = { busy: 180_000, idle: 600_000 }

/**
 * Time that stands still while anything is under way, and then goes on to the next thing that is to happen, here and
 * in the service: days pass in seconds, over real connections.
 */
export function simulatedTime(control: Control) {
  const time = fakeTime()
  const oneByOne = pLimit(1)
  let underWay = 0
  /** What the service's clock was set to, and between which times of this process: from there it runs on. */
  let set = { to: Number.NEGATIVE_INFINITY, asked: 0, done: 0 }
  /** It was asked for a change, which it hands to channels as soon as its clock has gone on. */
  let delivers = false
  let changedAt = Number.NEGATIVE_INFINITY
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

  /** What the service's clock shows, at least and at most. To ask it costs as much as a request of the engine. */
  const leastThere = () => set.to + Math.floor(performance.now() - set.done)
  const mostThere = () => set.to + Math.ceil(performance.now() - set.asked)

  async function setThere(to: number) {
    const asked = performance.now()
    await control('PUT', '/clock', { now: new Date(to).toISOString() })
    set = { to, asked, done: performance.now() }
  }

  return {
    now: time.now,
    timer: time.timer,
    requests,
    /**
     * Counts what is under way until the answer has been read, which bears the simulated time. In the order of leaving,
     * so that what comes of a test does not depend on which of two is quicker.
     */
    fetch: ((input, init) => {
      const { pathname } = new URL(String(input))
      const request = { at: time.time(), method: init?.method ?? '', path: pathname, status: 0 }
      requests.push(request)
      const send = async () => {
        // It must not count a request before its time.
        if (leastThere() < time.now()) await setThere(time.now())
        const answer = await fetch(input, init)
        request.status = answer.status
        const text = await answer.text()
        delivers ||= request.method !== 'GET'
        // The service's clock went on while it worked; ours, which stood still, must not be behind.
        const ahead = mostThere() - time.now()
        if (ahead > 0) await time.advance(ahead)
        const headers = new Headers(answer.headers)
        headers.set('date', new Date(time.now()).toUTCString())
        return new Response(text, { status: answer.status, headers })
      }
      return working(() => oneByOne(send))
    }) as typeof fetch,
    working,
    elapsed: time.time,
    settle,
    /** Goes on by so many milliseconds, with all that happens in them. */
    async advance(ms: number) {
      const end = time.time() + ms
      while (time.time() < end) {
        await settle()
        const step = Math.min(time.untilNext() ?? Infinity, Math.max(0, end - time.time()))
        if (delivers) changedAt = time.time()
        const busy = time.time() - changedAt < busyMs
        if (delivers || time.now() + step - set.to >= serviceStepMs[busy ? 'busy' : 'idle'])
          await setThere(time.now() + step)
        // What became of the change is known before anybody asks.
        for (let turn = 0; delivers && turn < turnsOfDelivery; turn += 1) await control('GET', '/clock')
        delivers = false
        await time.advance(step)
      }
      await settle()
      await setThere(time.now())
    },
  }
}
