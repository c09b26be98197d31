import pLimit, { type LimitFunction } from 'p-limit'
import type { Lane } from '../transactions/record-update.ts'
import { hostOf } from './failure-pace.ts'
import { hostSlots } from './host-slots.ts'

/**
 * Requests at the same time: of one connection, of one hotel, and of all; those to one host are bounded besides. A hotel
 * has room for fifteen channels that hang beside one that answers, and all hotels for fifteen hosts.
 */
const mostOfConnection = 4
const mostOfProperty = 64
const mostOfAll = 1024

/** Runs a request to a receiver when its turn comes. */
export type HttpSlots = <T>(
  lane: Pick<Lane, 'hr_id' | 'channel_code'>,
  url: string,
  request: () => Promise<T>,
) => Promise<T>

/** A receiver that hangs holds up its own requests; the others of its hotel, and other hotels, go on. */
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
