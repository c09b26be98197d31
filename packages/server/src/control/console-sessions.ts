import type { FastifyRequest } from 'fastify'
import { isOwnPage, pageHost } from '../http/own-page.ts'
import type { Encryption } from '../storage/encryption.ts'

/** A session of the console: whose token began it, as the SHA-256 of that, and when it ends. */
type ConsoleSession = { tokenHash: string; endsAt: Date }

export type ConsoleSessions = ReturnType<typeof consoleSessions>

/** How long a session is good, in seconds: a working day. */
const lengthSeconds = 12 * 3_600

/** What the value of the cookie is encrypted for. */
const place = JSON.stringify(['console session'])

/**
 * Sessions of the console. A cookie holds all of one, encrypted, so that every process of the server knows it; it counts for as
 * long as its token does. The token itself is not in it. It goes by the real time: whoever moves the clock stays logged in.
 */
export function consoleSessions({ encrypt, decrypt }: Encryption) {
  return {
    /** Begins a session, and says what the header Set-Cookie has to be. */
    begin: (tokenHash: string, request: FastifyRequest) => {
      const endsAt = new Date(Date.now() + lengthSeconds * 1_000)
      const value = encrypt(JSON.stringify([tokenHash, endsAt.getTime()]), place)
      return { endsAt, cookie: cookie(request, value, lengthSeconds) }
    },
    /** The header Set-Cookie by which a browser forgets its session. */
    end: (request: FastifyRequest) => cookie(request, '', 0),
    /** The session of a call by one of the server's own pages; undefined where there is none, or another page makes the call. */
    read: (request: FastifyRequest): ConsoleSession | undefined => {
      const value = cookieValue(request)
      if (!value || !isOwnPage(request)) return undefined
      try {
        const [tokenHash, endsMs] = JSON.parse(decrypt(value, place)) as [string, number]
        return endsMs > Date.now() ? { tokenHash, endsAt: new Date(endsMs) } : undefined
      } catch {
        // Another server on this port made it, or somebody changed it.
        return undefined
      }
    },
  }
}

/** Browsers share cookies between the ports of a host, and several servers may run on one. */
const nameOf = (request: FastifyRequest) => `innwire_session_${/:(\d+)$/.exec(pageHost(request))?.[1] ?? ''}`

const cookie = (request: FastifyRequest, value: string, seconds: number) =>
  [
    `${nameOf(request)}=${value}`,
    'Path=/control',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ].join('; ')

function cookieValue(request: FastifyRequest): string | undefined {
  const start = `${nameOf(request)}=`
  const pairs = request.raw.headers.cookie?.split(';') ?? []
  const own = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start))
  return own?.slice(start.length)
}
