import { InputError } from '@innwire/client'

/** What does not begin before `sync.start()`: everything, or the updates of the calendar that close no date. */
export type StartLater = 'later' | 'calendar later'

/**
 * What waits on: the updates of the calendar that close no date; or of them the availability above 0 that was not set since
 * the engine was opened, which knows of no booking that was made since.
 */
export type StillLater = 'calendar later' | 'old numbers later'

/** What is to begin later. */
export type Start = {
  /** What all flows wait for; undefined: nothing. */
  flows(): Promise<void> | undefined
  /** What the updates of the calendar wait for, except those that close a date; undefined: nothing. */
  updates(): Promise<void> | undefined
  /** What availability above 0 waits for that was not set since; undefined: nothing. */
  oldNumbers(): Promise<void> | undefined
  /** @param later what waits on; undefined: nothing */
  begin(later?: StillLater): void
}

/** @throws {InputError} when it is another word */
export function openStart(later: StartLater | undefined, stopping: AbortSignal): Start {
  const words: unknown[] = [undefined, 'later', 'calendar later']
  if (!words.includes(later))
    throw new InputError([
      { path: 'options.start', message: "Give 'later' or 'calendar later', or leave it out." },
    ])
  const flows = openGate(later !== 'later', stopping)
  const updates = openGate(later === undefined, stopping)
  const oldNumbers = openGate(later === undefined, stopping)
  return {
    flows: flows.wait,
    updates: updates.wait,
    oldNumbers: oldNumbers.wait,
    begin(but) {
      flows.open()
      if (but !== 'calendar later') updates.open()
      if (but === undefined) oldNumbers.open()
    },
  }
}

/** A promise that need not be awaited any more when it is open, and rejects when the engine closes before. */
function openGate(isOpen: boolean, stopping: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Nobody may be waiting for it.
  promise.catch(() => {})
  let waiting: Promise<void> | undefined = isOpen ? undefined : promise
  stopping.addEventListener('abort', () => reject(stopping.reason), { once: true })
  return {
    wait: () => waiting,
    open() {
      waiting = undefined
      resolve()
    },
  }
}
