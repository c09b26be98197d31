import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { openSync, sqliteStore } from '@innwire/sync'
import type { Figure } from './figure.ts'
import { dayMs, pricesOf, rateCount } from './season.ts'

const token = 'bench-token'
/** The wait for the timer itself is part of what is measured. */
const tickMs = 1

/**
 * A hotel of 200 rates sets prices for 500 days, in a SQLite file: for how long, at most, nobody else in the process
 * has his turn, while they are set, sent, listed as parked, refreshed, and opened anew before they were sent.
 */
export async function longestBlocks(): Promise<Record<string, Figure>> {
  const file = join(tmpdir(), `innwire-blocks-${process.pid}.db`)
  const store = await sqliteStore(file)
  const service = answersAtOnce()
  const open = (collectMs?: number) =>
    openSync({
      baseUrl: 'http://127.0.0.1:9',
      token,
      hrId: 'hotel',
      store,
      rangeEnd: 'included',
      quota: { perMinute: 100_000, perDay: 10_000_000 },
      fetch: service,
      pacing: collectMs === undefined ? {} : { collectMs },
    })
  const changes = Array.from({ length: rateCount }, (_, rate) => pricesOf(rate, soon())).flat()
  const blocks: Record<string, number> = {}
  const wholes: Record<string, number> = {}
  async function measure<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const delay = monitorEventLoopDelay({ resolution: tickMs })
    delay.enable()
    const began = performance.now()
    const result = await job()
    wholes[name] = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 5))
    delay.disable()
    blocks[name] = delay.max / 1e6
    return result
  }

  const sync = await open()
  await measure('set', () => sync.calendar.set(changes))
  await measure('push', () => sync.calendar.settled())
  await measure('parked', () => sync.calendar.parked())
  await measure('refresh', () => sync.calendar.refresh())
  await measure('push again', () => sync.calendar.settled())
  await sync.close()
  const waiting = await open(3_600_000)
  await waiting.calendar.set(changes.map((change) => ({ ...change, price: '77' })))
  await waiting.close()
  const last = await measure('open with all waiting', () => open(3_600_000))
  await last.close()
  await store.close()
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  return {
    'sync.set100k.longestBlockMs': { value: Math.max(...Object.values(blocks)), unit: 'ms', peers: blocks },
    'sync.set100k.ms': { value: wholes.set ?? Number.NaN, unit: 'ms', peers: wholes },
  }
}

/** Dates that the service takes, whatever today is. */
const soon = () =>
  Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), new Date().getUTCDate()) + dayMs

/**
 * A service that takes everything and costs next to nothing: only the engine is measured. An answer comes in a turn of
 * its own, as one does that comes over a socket.
 */
function answersAtOnce(): typeof fetch {
  let transactions = 0
  const rooms = Array.from({ length: rateCount }, (_, rate) => ({
    rate_code: `NR:HR:${rate}`,
    inv_code: 'HR:1',
    availability_update: true,
    restrictions_update: true,
    price_update: true,
    name: `Rate ${rate}`,
    description: '',
    policy: '',
    room_capacity: 2,
    adult_capacity: 2,
    is_master: false,
    channel_codes: ['online'],
  }))
  const detail = { channel_code: 'online', state: 'succeeded', allocation_group: 'HR:1', error_message: null }
  return async (input, init) => {
    await setImmediate()
    const { pathname } = new URL(String(input))
    if (pathname.endsWith('/transaction_details'))
      return Response.json({
        transaction: { id: 't', counts: { failed: 0, succeeded: 1, in_progress: 0 }, details: [detail] },
      })
    if (init?.method !== 'PUT') return Response.json({ rooms })
    transactions += 1
    return Response.json({ status: 'ok', transaction_id: `t-${transactions}`, errors: [] })
  }
}
