import { type Slots, slots } from './slots.ts'

/** Requests to one host at the same time: to those that answer, and besides to those that are slow or hang. */
const mostQuick = 16
const mostSlow = 48
/** After so long a request is slow; it makes room for others then. */
const slowAfterMs = 1_000

type Host = { quick: Slots; slow: Slots; users: number }
type Client = { property: string; connection: string }

/**
 * Runs requests so that a receiver that hangs for some hotels, as a channel manager may, holds up no others at its
 * host: hotels take turns, a slow request gives its place to another, and a connection whose last request was slow is
 * sent one at a time, in a place of its own.
 */
export function hostSlots() {
  const hosts = new Map<string, Host>()
  const slowConnections = new Map<string, Slots>()

  async function inPlace<T>(
    host: Host,
    { property, connection }: Client,
    request: () => Promise<T>,
  ): Promise<T> {
    let alone = slowConnections.get(connection)
    await alone?.take(connection)
    // It may have answered another one meanwhile.
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
