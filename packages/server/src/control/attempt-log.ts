import type { FastifyRequest } from 'fastify'

/** Tells the operator of wrong tokens. */
export type AttemptLog = {
  /** @param details of this one, told where it has a line of its own */
  tell(request: FastifyRequest, details: object): void
  /** Tells of those that were only counted. */
  close(): void
}

/** So many have lines of their own; after a while there may be one more. */
const mostOwnLines = 10
const ownLineAfterMs = 10_000
const secondMs = 1000

/**
 * The first wrong tokens have a line each, those that come faster one line a second with their number: whoever sends
 * thousands and breaks off must not fill the disk with them.
 */
export function attemptLog(): AttemptLog {
  let ownLines = { left: mostOwnLines, at: performance.now() }
  let counted = 0
  let last: { log: FastifyRequest['log']; address: string } | undefined
  let timer: NodeJS.Timeout | undefined

  const mayHaveOwnLine = () => {
    const at = performance.now()
    const left = Math.min(mostOwnLines, ownLines.left + (at - ownLines.at) / ownLineAfterMs)
    const may = left >= 1 && counted === 0
    ownLines = { left: may ? left - 1 : left, at }
    return may
  }
  const tellCounted = () => {
    clearTimeout(timer)
    timer = undefined
    if (counted === 0 || !last) return
    const { log, address } = last
    log.warn({ last_address: address, attempts: counted }, 'Wrong control tokens were sent.')
    counted = 0
  }
  return {
    tell: ({ log, socket }, details) => {
      const address = socket.remoteAddress ?? ''
      if (mayHaveOwnLine()) {
        log.warn({ address, ...details }, 'A wrong control token was sent.')
        return
      }
      counted += 1
      last = { log, address }
      timer ??= setTimeout(tellCounted, secondMs).unref()
    },
    close: tellCounted,
  }
}
