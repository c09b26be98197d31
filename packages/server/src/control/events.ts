import { Readable } from 'node:stream'
import { unavailable } from '../http/answer.ts'
import { eventStream } from '../live/event-stream.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { consoleIsOff } from './refusals.ts'

/** Streams at a time; each has a connection and a buffer. */
export const mostStreams = 100

const waitSeconds = 5

/** What happens, as it happens. */
export function eventHandlers({ live }: ControlParts) {
  let open = 0
  return {
    streamEvents: async ({ request: { method, raw }, mayStillCall }) => {
      if (!live) throw consoleIsOff()
      if (method === 'HEAD') return { status: 200, stream: Readable.from([]) }
      if (open >= mostStreams) throw tooManyStreams()
      const lastId = raw.headers['last-event-id']
      const stream = eventStream(live, Array.isArray(lastId) ? lastId[0] : lastId, mayStillCall)
      open += 1
      stream.once('close', () => {
        open -= 1
      })
      return { status: 200, stream }
    },
  } satisfies Partial<ControlHandlers>
}

const tooManyStreams = () =>
  unavailable(
    `There are ${mostStreams} streams of events already, as many as this server keeps open. Close some, and wait ${waitSeconds} s, as Retry-After says.`,
    waitSeconds,
  )
