import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { lineLimit } from '../line-limit.ts'
import { isForNow, isFull, TooManyReads } from '../storage/errors.ts'
import { Refused } from './answer.ts'

/** Lines of requests that the database failed: any caller makes as many as requests while it is away, or its disk is full. */
const lines = { atOnce: 1, everyMs: 1_000 }

/** A line for every request that failed; while the database is away or full, one a second with the number of the others. */
export function failureLog(log: Pick<Logger, 'error'>) {
  const limit = lineLimit(lines, (requests) =>
    log.error({ requests }, 'Requests that the database failed had no line of their own.'),
  )
  return {
    /** Writes the line of a request, with its own log. */
    write: (err: unknown, own: Pick<FastifyBaseLogger, 'error'>) => {
      if (err instanceof Refused || err instanceof TooManyReads) return
      if (!(isForNow(err) || isFull(err)) || limit.mayHaveLine()) own.error({ err })
    },
    /** Writes how many had none. */
    close: limit.close,
  }
}
