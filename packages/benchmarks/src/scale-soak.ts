import { setTimeout } from 'node:timers/promises'
import { openHotel } from '../../server/test/load/soak/hotel.ts'
import { startReceivers } from '../../server/test/load/soak/receivers.ts'
import { runTraffic, type Seen } from '../../server/test/load/soak/traffic.ts'
import { watchServer } from '../../server/test/load/watch.ts'
import type { Figure } from './figure.ts'

const minutes = 10
/** Of which the first warm up. */
const warmUpMinutes = 3
const mb = 2 ** 20

/** How much the heap grows in mixed traffic with broken channels, without what is garbage. */
export async function soak(): Promise<Record<string, Figure>> {
  const over = new AbortController()
  const receivers = await startReceivers(over.signal)
  const server = await watchServer()
  try {
    await openHotel(server, receivers)
    const seen: Seen = { ms: [], wrong: [], unavailable: 0 }
    const traffic = new AbortController()
    const callers = runTraffic(server, seen, traffic.signal)
    const heapAfter = async (time: number) => {
      await Promise.race([setTimeout(time * 60_000), callers])
      return (await server.memory()).heap / mb
    }
    const warm = await heapAfter(warmUpMinutes)
    const last = await heapAfter(minutes - warmUpMinutes)
    traffic.abort()
    await callers
    if (seen.wrong.length > 0) throw new Error(`Not every request was answered: ${seen.wrong[0]}`)
    return {
      'scale.soak.heapGrowthMB': { value: last - warm, unit: 'MB', peers: { 'heap after warming up': warm } },
    }
  } finally {
    over.abort()
    await server.stop()
    for (const { stop } of receivers) stop()
  }
}
