import type { Logger } from 'pino'
import { lineLimit } from '../line-limit.ts'

/** Whether a caller has shown a token that lets it in, or nobody knows who it is. */
type Known = 'caller' | 'stranger'

/** Lines of strangers. */
const lines = { atOnce: 100, everyMs: 100 }

/** One line for every request; of strangers only so many have one, and the number of the others is told once a second. */
export function accessLog(log: Pick<Logger, 'info' | 'warn'>) {
  const limit = lineLimit(lines, (requests) =>
    log.warn({ requests }, 'Requests without a good token had no line of their own.'),
  )
  return {
    /** Writes the line of a request that has ended. */
    write: (line: object, known: Known) => {
      if (known === 'caller' || limit.mayHaveLine()) log.info(line, 'request')
    },
    /** Writes how many had no line. */
    close: limit.close,
  }
}
