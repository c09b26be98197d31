import pLimit, { type LimitFunction } from 'p-limit'
import { fairQueue } from '../storage/fair-queue.ts'
import type { Channel } from '../transactions/record-update.ts'
import { hostOf } from './failure-pace.ts'

/**
 * Concurrent requests: of one connection, of one hotel, and of all; those to one host have a bound of their own. So fifteen
 * hanging channels of a hotel leave room for one that answers, and so do fifteen hanging hosts of all hotels.
 */
const mostOfConnection = 4
const mostOfProperty = 64
const mostOfAll = 1024

/** Runs a request to a receiver when its turn comes. */
export type HttpSlots = <T>(lane: Channel, url: string, request: () => Promise<T>) => Promise<T>

/** Bounds concurrent requests (bulkheads): a receiver that hangs blocks its own requests, and no others. */
export function httpSlots(): HttpSlots {
  const ofConnection = limitsByKey(mostOfConnection)
  const ofProperty = limitsByKey(mostOfProperty)
  const ofHost = hostSlots()
  const ofAll = pLimit(mostOfAll)
  return ({ hr_id, channel_code }, url, request) => {
    const host = hostOf(url)
    const connection = JSON.stringify([hr_id, channel_code])
    const client = { property: hr_id, connection }
    return ofConnection(connection, () => ofProperty(hr_id, () => ofHost(host, client, () => ofAll(request))))
  }
}

/** A limit for each key, kept while it is in use. */
function limitsByKey(most: number) {
  const limits = new Map<string, LimitFunction>()
  return async <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const limit = limits.get(key) ?? pLimit(most)
    limits.set(key, limit)
    try {
      return await limit(job)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key)
    }
  }
}

/** Concurrent requests to one host: of connections that answer, and besides of those that are slow or hang. */
const mostQuick = 16
const mostSlow = 48
/** After this time a request is slow, and gives its slot to another. */
const slowAfterMs = 1_000

type Host = { quick: Slots; slow: Slots; users: number }
type Client = { property: string; connection: string }

/**
 * Runs requests to a host so that one that hangs for some hotels, as a channel manager may, blocks no other hotels: hotels
 * take turns, a slow request gives its slot to another, and a connection whose last request was slow gets one request at a
 * time, among the slow ones.
 */
function hostSlots() {
  const hosts = new Map<string, Host>()
  const slowConnections = new Map<string, Slots>()

  async function inPlace<T>(
    host: Host,
    { property, connection }: Client,
    request: () => Promise<T>,
  ): Promise<T> {
    let alone = slowConnections.get(connection)
    await alone?.take(connection)
    // The connection may have become fast or slow in the meantime.
    let place = slowConnections.has(connection) ? host.slow : host.quick
    await place.take(property)
    if (place === host.quick && slowConnections.has(connection)) {
      place.giveBack()
      alone?.giveBack()
      return inPlace(host, { property, connection }, request)
    }
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      const its = slowConnections.get(connection) ?? slots(1)
      slowConnections.set(connection, its)
      if (!alone && its.takeFree()) alone = its
      if (place === host.slow || !host.slow.takeFree()) return
      place.giveBack()
      place = host.slow
    }, slowAfterMs)
    try {
      return await request()
    } finally {
      clearTimeout(timer)
      place.giveBack()
      alone?.giveBack()
      if (!isSlow) slowConnections.delete(connection)
    }
  }

  return async <T>(name: string, client: Client, request: () => Promise<T>): Promise<T> => {
    const host = hosts.get(name) ?? { quick: slots(mostQuick), slow: slots(mostSlow), users: 0 }
    hosts.set(name, host)
    host.users += 1
    try {
      return await inPlace(host, client, request)
    } finally {
      host.users -= 1
      if (host.users === 0) hosts.delete(name)
    }
  }
}

/** A semaphore. Where more want to begin than fit, keys take turns. */
type Slots = {
  take(key: string): Promise<void>
  /** Takes one at once, unless all are taken. */
  takeFree(): boolean
  giveBack(): void
}

function slots(most: number): Slots {
  const waiting = fairQueue<() => void>()
  let taken = 0
  const takeFree = () => {
    if (taken >= most) return false
    taken += 1
    return true
  }
  return {
    take: async (key) => {
      if (!takeFree()) await new Promise<void>((resolve) => waiting.add(key, resolve))
    },
    takeFree,
    giveBack: () => {
      const next = waiting.next()
      // Passed on directly, so that nobody else takes it in between.
      if (next) next()
      else taken -= 1
    },
  }
}
