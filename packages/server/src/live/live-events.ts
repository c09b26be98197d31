import { randomBytes } from 'node:crypto'
import type { LiveEvent } from './live-event.ts'

/** The last events, for streams that read them at their own speed. */
export type LiveEvents = ReturnType<typeof liveEvents>

/** Events that are kept for slow readers and for those who come back. */
const mostKept = 2000

/** Bytes after which a stream waits until its reader has taken what it was given. */
const mostBytesAtOnce = 64_000

/** @param most how many are kept; the oldest are dropped first */
export function liveEvents(most = mostKept) {
  /** Part of every id: an event of another process, or of an earlier run, has another place. */
  const run = randomBytes(6).toString('hex')
  const kept: LiveEvent[] = []
  const listeners = new Set<() => void>()
  let newest = 0
  let isClosed = false

  const wake = () => {
    for (const listener of [...listeners]) listener()
  }
  /** The number behind which somebody reads on; undefined where what follows is not kept any more. */
  const placeOf = (lastId: string | undefined): number | undefined => {
    if (lastId === undefined || lastId === '') return newest
    const [, its, number] = /^([0-9a-f]+)-([0-9]{1,15})$/.exec(lastId) ?? []
    return its === run && Number(number) <= newest ? Number(number) : undefined
  }
  return {
    publish: (event: LiveEvent) => {
      newest += 1
      kept.push(event)
      if (kept.length > most) kept.shift()
      wake()
    },
    /**
     * Begins to read.
     * @param lastId the id of the event behind which; undefined for what comes from now on
     * @returns gives the text of what is new, an empty one where nothing is
     */
    readFrom: (lastId: string | undefined): (() => string) => {
      let place = placeOf(lastId)
      return () => {
        const oldest = newest - kept.length
        const isLost = place === undefined || place < oldest
        let at = isLost || place === undefined ? newest : place
        let text = isLost ? textOf(`${run}-${at}`, { name: 'lost', data: {} }) : ''
        for (; at < newest && text.length < mostBytesAtOnce; at += 1) {
          const event = kept[at - oldest]
          if (event) text += textOf(`${run}-${at + 1}`, event)
        }
        place = at
        return text
      }
    },
    /** Calls back when something is new, or at the end. @returns ends that */
    onNews: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isClosed: () => isClosed,
    /** Ends every stream. */
    close: () => {
      isClosed = true
      wake()
    },
  }
}

/** JSON has no line breaks. */
const textOf = (id: string, { name, data }: LiveEvent) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
