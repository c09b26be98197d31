import { setTimeout as pause } from 'node:timers/promises'
import { acceptFile, type Place, type Said } from './accept-file.ts'
import { openAcceptedFiles } from './accepted-files.ts'
import { endings, type Kind } from './folder.ts'

/** What is put into a folder waits at most so long. */
const lookMs = 500
/** A journal or a folder that fails is tried again after that. */
const againMs = 2000
/** A person is told again after so long, while it goes on failing. */
export const toldEveryMs = 60_000
const forgetMs = 3_600_000

/** Whoever writes a file under another name has renamed it by then. */
const strangeAfterMs = 60_000

/** What Node gives for bytes of a name that are no text: no file can be opened by it. */
const unreadable = '\uFFFD'
/** Names that a person is told of once. */
const mostTold = 1000

type Accepted = { file: string; said: Said[]; isKept: boolean }

const takenBefore = (path: string): Said => ({
  event: 'file_taken',
  message: `${path}: the journal has it since before this start, and it was not taken again.`,
})

const whatIsTaken = Object.entries(endings)
  .map(([kind, some]) => `${kind}/ takes names that end in ${some.map((ending) => `.${ending}`).join(', ')}`)
  .join('; ')

/**
 * Takes the files of a hotel's folder into the journal, those of each kind in the order of their names. A file is moved only
 * when the journal has all of it: after a crash it is taken again, which changes nothing.
 */
export function openIntake(place: Place) {
  const { folder, log, hrId } = place
  const told = new Set<string>()
  /** What the journal has and nobody could move yet, by its place: which file, what to say of it, and whether the next start knows. */
  const accepted = new Map<string, Accepted>()
  const kept = openAcceptedFiles(place)

  async function accept(kind: Kind, name: string): Promise<Accepted | undefined> {
    const path = `${kind}/${name}`
    const file = await folder.identityOf(kind, name)
    const known = accepted.get(path)
    if (known?.file === file) return known
    if (await kept.has(path, file)) return { file, said: [takenBefore(path)], isKept: true }
    const said = await acceptFile[kind](place, name)
    accepted.delete(path)
    return said && { file, said, isKept: false }
  }

  /** A file whose move fails is not accepted again: its numbers would sell again what was booked since. */
  async function take(kind: Kind, name: string): Promise<void> {
    const path = `${kind}/${name}`
    const known = await accept(kind, name)
    if (!known) return
    try {
      await folder.taken(kind, name)
    } catch (error) {
      accepted.set(path, known)
      if (!known.isKept) await kept.keep(path, known.file)
      known.isKept = true
      const why = (error as Error).message.replace(/\.?$/, '.')
      throw new Error(`${path} is in the journal, and cannot be moved into taken/: ${why}`, { cause: error })
    }
    accepted.delete(path)
    if (known.isKept) await kept.forget(path)
    for (const one of known.said) log({ hrId, ...one })
  }

  async function takeKind(kind: Kind, signal: AbortSignal): Promise<void> {
    for (const name of await folder.waiting(kind)) {
      if (signal.aborted) return
      if (name.includes(unreadable))
        tellOnce(`${kind}/${name}`, 'is not taken, because its name is not UTF-8. Rename it.')
      else await take(kind, name)
    }
  }

  function tellOnce(name: string, what: string) {
    if (told.has(name) || told.size >= mostTold) return
    told.add(name)
    log({ hrId, event: 'file_ignored', message: `${name} ${what}` })
  }

  async function tellOfStrange(): Promise<void> {
    for (const name of await folder.strange()) {
      if (told.has(name) || told.size >= mostTold) continue
      const writtenAt = await folder.writtenAt(name)
      if (writtenAt === undefined || writtenAt > Date.now() - strangeAfterMs) continue
      tellOnce(name, `is not taken: ${whatIsTaken}. Rename or move it, or take it away.`)
    }
  }

  async function watch(kind: Kind, signal: AbortSignal, taken = () => {}): Promise<void> {
    let toldAt = -Infinity
    while (!signal.aborted) {
      let ms = lookMs
      try {
        await takeKind(kind, signal)
        taken()
        if (kind === 'calendar') await tellOfStrange()
        toldAt = -Infinity
      } catch (error) {
        ms = againMs
        if (!signal.aborted && performance.now() > toldAt + toldEveryMs) {
          toldAt = performance.now()
          const message = `The files of ${kind} wait: ${(error as Error).message} They are tried again.`
          log({ hrId, event: 'intake_failed', message })
        }
      }
      await pause(ms, undefined, { signal }).catch(() => {})
    }
  }

  async function tidy(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A folder that fails is told where files are taken from it.
      await folder.forget(Date.now()).catch(() => {})
      await pause(forgetMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    /**
     * Takes what waits, once: the calendar of before is not to go out. Bills that cannot be taken now keep nothing else waiting.
     * @throws when the journal or the folder of the calendar fails
     */
    async takeAll(signal: AbortSignal): Promise<void> {
      await takeKind('calendar', signal)
      await takeKind('invoices', signal).catch(() => {})
    },
    /**
     * Takes what comes, until the signal.
     * @param calendarTaken told each time when the journal has all of the calendar
     */
    async run(signal: AbortSignal, calendarTaken: () => void): Promise<void> {
      await Promise.all([watch('calendar', signal, calendarTaken), watch('invoices', signal), tidy(signal)])
    },
  }
}
