import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { clientAddress } from '../http/trusted-proxies.ts'
import { interruptibleWait } from '../interruptible-wait.ts'
import type { ConsoleSessions } from './console-sessions.ts'
import type { ControlCaller, ControlTokens } from './control-tokens.ts'
import { refused } from './refusals.ts'
import { attemptLog, failedAttempts } from './wrong-control-tokens.ts'

export type Authenticator = ReturnType<typeof authenticator>

/** Requests with a wrong token that wait for their answers at a time. */
const mostWaiting = 100

/** @param sessions those of the console, where that is on */
export function authenticator(
  tokens: ControlTokens,
  clock: Clock,
  sessions: Pick<ConsoleSessions, 'read'> | undefined,
) {
  const attempts = failedAttempts(() => clock.now().getTime())
  const told = attemptLog()
  const waits = interruptibleWait()
  const closed = closings()
  let waiting = 0
  clock.onSet(() => waits.interrupt())
  const slowDown = async (request: FastifyRequest) => {
    const { socket } = request
    const ms = attempts.count(clientAddress(request))
    const turnedAway = ms > 0 && waiting >= mostWaiting
    told.tell(request, turnedAway ? { turned_away: true } : { wait_ms: ms })
    if (turnedAway) throw tooManyAttempts(Math.ceil(ms / 1000))
    if (ms === 0) return
    waiting += 1
    // A closed connection needs no answer.
    await Promise.race([waits.wait(ms), closed(socket)])
    waiting -= 1
  }
  const callerOfSession = (request: FastifyRequest): ControlCaller | undefined => {
    const session = sessions?.read(request)
    const caller = session && tokens.findByHash(session.tokenHash)
    return caller && { ...caller, sessionEndsAt: session.endsAt }
  }
  return {
    /**
     * Finds the caller. A good token is let in at once; a wrong one is answered late, and later with each attempt.
     * @throws {Refused} 401, or 429 where too many wait already
     */
    authenticate: async (request: FastifyRequest) => {
      const { authorization } = request.raw.headers
      const given = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
      const caller = given === undefined ? undefined : tokens.find(given)
      if (caller) return caller
      const ofSession = authorization === undefined ? callerOfSession(request) : undefined
      if (ofSession) return ofSession
      // Without a token nobody is guessing one.
      if (given !== undefined) await slowDown(request)
      const message = 'The control token is missing or wrong. Send it in the header Authorization: Bearer …'
      throw refused('unauthorized', message, { 'www-authenticate': 'Bearer' })
    },
    /** Answers those who wait, and logs the attempts that were only counted. */
    letGo: () => {
      waits.interrupt()
      told.close()
    },
  }
}

/** Waits for the end of a connection: once for each, however many of its requests wait at a time. */
function closings() {
  const known = new WeakMap<Socket, Promise<unknown>>()
  return (socket: Socket): Promise<unknown> => {
    const closed = known.get(socket) ?? once(socket, 'close').catch(() => {})
    known.set(socket, closed)
    return closed
  }
}

const tooManyAttempts = (seconds: number) =>
  refused('too_many_attempts', `Too many wrong tokens were sent. Wait ${seconds} s and send the right one.`, {
    'retry-after': String(seconds),
  })
