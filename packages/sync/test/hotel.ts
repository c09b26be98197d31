import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HotelFile, type ServerOptions, startServer } from '@innwire/server'
import { vi } from 'vitest'
import { doneOf, type Json } from '../../server/test/support/answered.ts'
import type { Pacing } from '../src/engine/pacing.ts'
import { openSync, type Sync, type SyncOptions } from '../src/open-sync.ts'
import { memoryStore } from '../src/store/memory.ts'

export type { Json }

const dayMs = 86_400_000
/** The date so many days from today, in UTC, which is the hotel's time zone. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Waits for a condition. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { interval: 10 })

/** A service that lets so many in that no test waits for it. */
export const ample = { perMinute: 100_000, perDay: 10_000_000 }

/** Pauses that a test has time for. */
export const quick: Partial<Pacing> = {
  collectMs: 20,
  followMs: 20,
  pollMs: 30,
  sweepMs: 60_000,
  retryMs: 10,
  unconfirmedMs: 300,
  timeoutMs: 2000,
  leaseMs: 1000,
}

export type Control = (method: string, path: string, body?: unknown) => Promise<Json>

/** A fetch whose answers bear another time. */
const dated =
  (send: typeof fetch, now: () => number): typeof fetch =>
  async (input, init) => {
    const { body, status, headers } = await send(input, init)
    const others = new Headers(headers)
    others.set('date', new Date(now()).toUTCString())
    return new Response(body, { status, headers: others })
  }

export type Hotel = Awaited<ReturnType<typeof startHotel>>

const room = (inv_code: string, name: string) => ({ inv_code, name, room_capacity: 3, adult_capacity: 2 })
const simulated = { kind: 'simulated', latency_ms: 0 } as const
const sold = (codes: Record<string, string>) =>
  Object.fromEntries(Object.entries(codes).map(([name, rate_code]) => [name, { rate_code, name }]))

/** Written in one go, as a test begins: by the control API it takes a third of a start. */
const hotel: HotelFile = {
  hr_id: 'linden',
  token: 'linden-token',
  property: { name: 'Linden', time_zone: 'UTC', currency: 'EUR' },
  rooms: {
    'HR:1': room('HR:1', 'Room HR:1'),
    'NR:HR:1': room('HR:1', 'Room NR:HR:1'),
    'HR:2': room('HR:2', 'Room HR:2'),
  },
  channels: {
    online: {
      name: 'online',
      connector: { kind: 'direct' },
      mappings: sold({ O1: 'HR:1', O1N: 'NR:HR:1', O2: 'HR:2' }),
    },
    bookingcom: { name: 'bookingcom', connector: simulated, mappings: sold({ B1: 'HR:1', B2: 'HR:2' }) },
    expedia: { name: 'expedia', connector: simulated, mappings: sold({ E1: 'HR:1' }) },
  },
}

/**
 * A service with one hotel: groups `HR:1` (with `NR:HR:1` beside its master rate) and `HR:2`, the direct channel and
 * two simulated ones.
 */
export async function startHotel(options: ServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  const server = await startServer({
    port: 0,
    test: true,
    console: false,
    checkResponses: true,
    hotel,
    ...options,
  })
  const control = doneOf(server)
  const { hr_id: hrId, token } = hotel
  const at = `/properties/${hrId}`

  const opened: Sync[] = []
  /** An engine of this hotel, in the pace of tests, on a store in memory. */
  async function open(settings: Partial<SyncOptions> = {}): Promise<Sync> {
    const sync = await openSync({
      baseUrl: server.url,
      token,
      hrId,
      store: memoryStore(),
      quota: ample,
      repeat: 'by transaction_id',
      bookings: 'lower availability',
      rangeEnd: 'included',
      ...settings,
      pacing: { ...quick, ...settings.pacing },
    })
    opened.push(sync)
    return sync
  }
  return {
    server,
    hrId,
    token,
    folder,
    /** The control API, from the root and from this hotel on. */
    control,
    hotel: (method: string, path: string, body?: unknown) => control(method, `${at}${path}`, body),
    open,
    /** The same, at another time: the answers bear what its clock says. */
    openAt: (settings: Partial<SyncOptions> & { now: () => number }) =>
      open({ ...settings, fetch: dated(settings.fetch ?? fetch, settings.now) }),
    /** What went wrong with requests from now on, such as `{ effect: 'drop', moment: 'after_commit', count: 1 }`. */
    fault: (fault: object) => control('POST', '/faults', { share: 1, ...fault }),
    /** The hotel's calendar of a rate, date by date. */
    calendar: async (code: string, from: string, to = from): Promise<Json[]> =>
      (await control('GET', `${at}/calendar?${new URLSearchParams({ from, to, code })}`)).entries,
    /** Requests of the property API, the newest first. */
    requests: async (): Promise<Json[]> => (await control('GET', '/requests')).requests,
    async stop() {
      await Promise.all(opened.map((sync) => sync.close()))
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
