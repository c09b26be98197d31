import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { doneOf } from '../../server/test/support/answered.ts'
import { type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase, type Stored, sqliteFile } from './scale-databases.ts'
import { dailyUpdates } from './server-day.ts'
import { benchHotel } from './server-hotel.ts'
import { controlToken, type Running } from './server-programs.ts'

const rounds = 3
const hotels = Array.from({ length: 8 }, (_, index) => `bench${index}`)
const size = { rooms: 5, reservations: 0, stays: 0 }
const updatesOfHotel = 400
const datesOfUpdate = 5
/** Longer than it takes until all wait. */
const longMs = 600_000
const simulatedChannels = ['bookingcom', 'expedia']
const lookMs = 10

/**
 * Deliveries per second to simulated channels, once thousands wait: each is what one update has for one mapping, here 5 dates.
 * They go to 16 channels of 8 hotels, which no longer take their time.
 */
export async function outbox(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres()
  opened.defer(cluster.stop)
  const measured: { sqlite: number; postgres: number }[] = []
  while (measured.length < rounds) {
    const sqlite = await drained(await sqliteFile())
    measured.push({ sqlite, postgres: await drained(await postgresDatabase(cluster, 'bench')) })
  }
  return {
    'scale.outbox.perSecond': {
      ...figureOf('deliveries/s', measured, ({ postgres }) => postgres),
      peers: { SQLite: median(measured.map(({ sqlite }) => sqlite)) },
    },
  }
}

async function drained(stored: Stored): Promise<number> {
  const running = await stored.start()
  try {
    for (const hrId of hotels) await fill(running, hrId)
    const all = await waitingIn(stored)
    const [rate] = await Promise.all([
      rateOf(stored, all),
      ...hotels.map((hrId) => connect(running, hrId, 0)),
    ])
    return rate
  } finally {
    await running.stop()
    await stored.stop()
  }
}

/** Lets changes wait for channels that take their time. */
async function fill(running: Running, hrId: string): Promise<void> {
  const hotel = await benchHotel(running, hrId, size)
  await connect(running, hrId, longMs)
  const requests = dailyUpdates(hotel, updatesOfHotel, datesOfUpdate)
  const { non2xx, errors } = await autocannon({
    url: running.url,
    connections: 1,
    amount: updatesOfHotel,
    requests,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} updates of ${hrId} were refused, ${errors} failed.`)
}

/** @param latencyMs how long the channels take for a change */
async function connect(running: Running, hrId: string, latencyMs: number): Promise<void> {
  const call = doneOf({ ...running, controlToken })
  for (const channel of simulatedChannels) {
    const connector = { kind: 'simulated', latency_ms: latencyMs }
    await call('PUT', `/properties/${hrId}/channels/${channel}`, { connector })
  }
}

const waitingIn = (stored: Stored) => stored.valueOf('select sum(in_progress) from connection')

/** From when the first was handed over until the last was. */
async function rateOf(stored: Stored, all: number): Promise<number> {
  let first: { waiting: number; at: number } | undefined
  for (;;) {
    const waiting = await waitingIn(stored)
    const at = performance.now()
    if (waiting < all) first ??= { waiting, at }
    if (first && waiting === 0) return (first.waiting * 1000) / (at - first.at)
    await setTimeout(lookMs)
  }
}
