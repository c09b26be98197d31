import pLimit, { type LimitFunction } from 'p-limit'
import type { Lane } from '../transactions/record-update.ts'

/** Requests at the same time: to one receiver, of one hotel, and of all. */
const mostOfConnection = 4
const mostOfProperty = 16
const mostOfAll = 256

/** Runs a request to a receiver when its turn comes. */
export type HttpSlots = <T>(
  lane: Pick<Lane, 'hr_id' | 'channel_code'>,
  request: () => Promise<T>,
) => Promise<T>

/** A receiver that hangs holds up its own requests; the others of its hotel, and other hotels, go on. */
export function httpSlots(): HttpSlots {
  const ofConnection = limitsByKey(mostOfConnection)
  const ofProperty = limitsByKey(mostOfProperty)
  const ofAll = pLimit(mostOfAll)
  return ({ hr_id, channel_code }, request) =>
    ofConnection(JSON.stringify([hr_id, channel_code]), () => ofProperty(hr_id, () => ofAll(request)))
}

/** A limit for each key, as long as anybody uses it. */
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
