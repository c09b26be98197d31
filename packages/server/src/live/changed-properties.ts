import type { Clock } from '../clock.ts'
import type { Storage, Write } from '../storage/open-storage.ts'
import type { Shared } from '../storage/processes.ts'
import { replaced } from '../storage/processes.ts'
import { type LiveEvents, liveEvents } from './live-events.ts'

/** What other processes are told. */
const subject = 'changed'

/** Changes within this time are one event, in milliseconds. */
const gatherMs = 100

type Changed = { hr_id: string | null }

/**
 * The events for those who watch, and the same storage, whose writes make them.
 * @param opened what it opens is closed with it
 */
export function openLive(
  { storage, clock }: { storage: Storage; clock: Pick<Clock, 'onSet'> },
  opened: AsyncDisposableStack,
) {
  const live = liveEvents()
  const { changed, close } = changedProperties(live, storage.shared)
  opened.defer(close)
  clock.onSet(() => changed(null))
  return { live, storage: withNewsOfWrites(storage, changed) }
}

/** Tells of properties that were written to, here and by other processes that tell of it. */
function changedProperties(
  events: Pick<LiveEvents, 'publish'>,
  shared: Pick<Shared, 'tell' | 'onTold' | 'onMissed'> | undefined,
) {
  const waiting = new Set<string | null>()
  let timer: NodeJS.Timeout | undefined
  const publish = (data: Changed) => events.publish({ name: 'changed', data })
  const tell = () => {
    timer = undefined
    const changed = [...waiting].map((hr_id) => ({ hr_id }))
    waiting.clear()
    for (const its of changed) publish(its)
    void shared?.tell(subject, changed)
  }
  shared?.onTold(subject, (items: Changed[]) => {
    // Whoever may connect to the database may say anything.
    for (const { hr_id } of items) publish({ hr_id: typeof hr_id === 'string' ? hr_id : null })
  })
  shared?.onTold(replaced, () => events.publish({ name: 'reset', data: {} }))
  shared?.onMissed(() => events.publish({ name: 'lost', data: {} }))
  return {
    /** @param hrId null for something that belongs to no property */
    changed: (hrId: string | null) => {
      waiting.add(hrId)
      timer ??= setTimeout(tell, gatherMs)
    },
    close: () => clearTimeout(timer),
  }
}

/** Names of settings that writes are about have a slash; ids of properties have none. */
const isProperty = (about: string) => !about.includes('/')

/**
 * The same storage, which says what was written to.
 * @param changed is given the property, or null where a write was about all of them
 */
function withNewsOfWrites(storage: Storage, changed: (hrId: string | null) => void): Storage {
  const written = (about: string | null) => {
    if (about === null || isProperty(about)) changed(about)
  }
  const write: Write = async (job, about) => {
    const result = await storage.write(job, about)
    written(about ?? null)
    return result
  }
  return {
    ...storage,
    write,
    writeInBackground: async (job, hrId) => {
      const result = await storage.writeInBackground(job, hrId)
      written(hrId)
      return result
    },
  }
}
