import { Readable } from 'node:stream'
import type { LiveEvents } from './live-events.ts'

/**
 * How often a reader is told that the stream is there, where nothing happens: nobody on the way takes it for a dead connection,
 * and the reader knows one that is dead. It has no id, since nothing follows from it.
 */
const heartbeatMs = 15_000

/** After how long a browser whose stream broke off connects again, in milliseconds. */
const reconnectMs = 2000

/** How long it is believed that the reader may still read, in milliseconds. */
const believedMs = 1000

/**
 * Events as a stream of text. It makes no more of it than its reader takes: what is not read stays in the memory that all
 * streams share, and falls out of it.
 * @param lastId the event behind which it begins
 * @param mayRead whether the reader still may; asked again and again
 */
export function eventStream(
  events: LiveEvents,
  lastId: string | undefined,
  mayRead: () => boolean,
): Readable {
  const next = events.readFrom(lastId)
  let isWanted = false
  let askedAt = performance.now()
  const push = (text: string | null) => {
    isWanted = false
    stream.push(text)
  }
  const isOver = (): boolean => {
    if (events.isClosed()) return true
    if (performance.now() - askedAt < believedMs) return false
    askedAt = performance.now()
    return !mayRead()
  }
  const give = () => {
    if (!isWanted) return
    if (isOver()) return push(null)
    const text = next()
    if (text !== '') push(text)
  }
  const forget = events.onNews(give)
  const heartbeat = setInterval(() => {
    if (isWanted) push(isOver() ? null : 'event: alive\ndata: {}\n\n')
  }, heartbeatMs).unref()
  const stream = new Readable({
    read: () => {
      isWanted = true
      give()
    },
    destroy: (error, done) => {
      forget()
      clearInterval(heartbeat)
      done(error)
    },
  })
  stream.push(`retry: ${reconnectMs}\n\n`)
  return stream
}
