import {
  ApiError,
  AuthenticationError,
  type Client,
  ConnectionError,
  InnwireError,
  RateLimitError,
  type ResponseEvent,
  TimeoutError,
} from '@innwire/client'
import type { ConnectedChannel, Room } from '@innwire/types'

/** What a token may be good for. */
export const areas = ['rooms', 'channels', 'reservations', 'postings'] as const
export type Area = (typeof areas)[number]

/** So many requests at most: less than a minute has under the strictest quota that is known. */
export const mostRequests = 4
export const timeoutMs = 10_000

/** What the service said to one of them; `not known`: it failed, or something in between answered. */
type Probed = { may: 'yes' | 'no' | 'not known' | 'not asked'; error?: InnwireError }

/** What is known after all were asked. */
export type Probes = {
  areas: Record<Area, Probed>
  rooms: Room[] | undefined
  channels: ConnectedChannel[] | undefined
  /** Why no more were asked. */
  ended: InnwireError | undefined
}

/** No reservation has this number, so the answer has none that could count as delivered (D19). */
const noReservation = 'innwire-doctor-has-none'

/**
 * Asks for one thing of each area, and changes nothing. It ends with the first answer after which others would be the same:
 * nobody is there, the token is wrong, or the quota is used up.
 */
export async function probe(client: Client): Promise<Probes> {
  const found: Probes = {
    areas: {
      rooms: { may: 'not asked' },
      channels: { may: 'not asked' },
      reservations: { may: 'not asked' },
      postings: { may: 'not asked' },
    },
    rooms: undefined,
    channels: undefined,
    ended: undefined,
  }
  const questions: Record<Area, () => Promise<unknown>> = {
    rooms: async () => {
      found.rooms = await client.rooms.list()
    },
    channels: async () => {
      found.channels = await client.channels.connected()
    },
    reservations: () => client.reservations.get(noReservation),
    postings: () => client.revenueAccounts.list(),
  }
  for (const area of areas) {
    try {
      await questions[area]()
      found.areas[area] = { may: 'yes' }
    } catch (error) {
      if (!(error instanceof InnwireError)) throw error
      if (isForAll(error)) return { ...found, ended: error }
      found.areas[area] = { may: isRefusal(error) ? 'no' : 'not known', error }
    }
  }
  return found
}

/** A refusal of this token. An error of the service, or the page of a gateway, says nothing of it. */
const isRefusal = (error: InnwireError) => error instanceof ApiError && error.status === 403

const isForAll = (error: InnwireError) =>
  [ConnectionError, TimeoutError, AuthenticationError, RateLimitError].some(
    (kind) => error instanceof kind,
  ) ||
  (error instanceof ApiError && error.status === 503)

/** What the heads of the answers say, beside their contents. */
export type Heads = {
  requests: number
  /** How far the service's clock is ahead of this machine's, as far as its header says. */
  aheadMs: number | undefined
  fastestMs: number | undefined
  /** The service's own count, by its last answer. */
  quota: { limit: number; remaining: number; resetSeconds: number } | undefined
}

/** Hooks of a client that read the heads. */
export function headReader() {
  const heads: Heads = { requests: 0, aheadMs: undefined, fastestMs: undefined, quota: undefined }
  return {
    heads,
    onRequest: () => {
      heads.requests += 1
    },
    onResponse: ({ headers, durationMs }: ResponseEvent) => {
      heads.quota = quotaOf(headers) ?? heads.quota
      const said = Date.parse(headers.get('date') ?? '')
      // One with an age was kept on the way. The header has whole seconds, so it is half of one later on average.
      const isFaster = heads.fastestMs === undefined || durationMs < heads.fastestMs
      if (headers.has('age') || Number.isNaN(said) || !isFaster) return
      heads.fastestMs = durationMs
      heads.aheadMs = said + 500 - (Date.now() - durationMs / 2)
    },
  }
}

function quotaOf(headers: Headers): Heads['quota'] {
  const [limit, remaining, resetSeconds] = ['limit', 'remaining', 'reset'].map((name) => {
    const text = headers.get(`ratelimit-${name}`) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  })
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined
  return { limit, remaining, resetSeconds }
}
