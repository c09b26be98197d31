import type { EntryChange, Json, Lease, Store } from '../store/store.ts'
import { classes, type RequestClass } from './budget.ts'
import { type Hints, moved, stillTrue } from './hints.ts'
import type { Timer } from './timer.ts'
import { type Answered, dayMs } from './usage.ts'

/** How the budget is kept in the store: times are milliseconds since 1970, as no timer outlives a process. */
type RequestRecord = ({ sent: number } | { answered: number }) & {
  kind?: string
  /** By a machine's clock that no answer had confirmed. */
  unsure?: boolean
}

const collection = 'budget'
const hintsKey = 'hints'
const exhaustedKey = 'exhausted'
const requestPrefix = 'request/'

/** A clock that moved by less was not set. */
const settingMs = 50

type Place = {
  store: Pick<Store, 'list' | 'write'>
  property: string
  lease: Lease | undefined
  now: () => number
  timer: Timer
  /** Resolves when `now` is known to be right; undefined: it is. */
  clockKnown: Promise<void> | undefined
}

/** Reads what was left by the process before, and puts it right: requests that were under way count from now on. */
export async function openRecords({ store, property, lease, now, timer, clockKnown }: Place) {
  const entries = await store.list(property, collection)
  let unsure = clockKnown !== undefined
  void clockKnown?.then(() => {
    unsure = false
  })
  const newest = unsure ? newestOf(entries) : undefined
  /** As the store has them, by a clock that was known to be right. */
  const recorded = new Map<string, number>()
  const time = timer.elapsed()
  const clock = now()
  let difference = clock - time
  const changes: EntryChange[] = []
  const answered: Answered[] = []
  let hints: Hints = {}
  let exhaustedAt: number | undefined
  const change = (key: string, value: Json | null) => ({ collection, key, value })
  const answer = ({ id, at, kind }: Answered) =>
    change(requestPrefix + id, {
      answered: Math.ceil(at + difference),
      kind,
      ...(unsure && { unsure }),
    } satisfies RequestRecord)
  const hintsNow = (news: Hints) => change(hintsKey, JSON.parse(JSON.stringify(moved(news, difference))))
  for (const { key, value } of entries) {
    if (key === hintsKey) {
      hints = stillTrue(moved(value as Hints, -difference), time)
      changes.push(hintsNow(hints))
      continue
    }
    if (key === exhaustedKey) {
      const told = Number(value)
      // One of the future was written by a clock that was ahead.
      if (told <= clock) exhaustedAt = told - difference
      continue
    }
    if (!key.startsWith(requestPrefix)) {
      // Hints as they stood before they had bounds.
      changes.push(change(key, null))
      continue
    }
    const id = key.slice(requestPrefix.length)
    const record = value as RequestRecord
    const known = answeredAt(record, newest, clock)
    const at = (known ?? clock) - difference
    if (newest && 'answered' in record && !record.unsure) recorded.set(id, record.answered)
    const kind = classOf(record)
    if (at + dayMs < time) changes.push(change(key, null))
    else answered.push({ id, at, kind })
    if (known === undefined) changes.push(answer({ id, at, kind }))
  }
  answered.sort((one, other) => one.at - other.at)
  if (changes.length > 0) await store.write(property, changes, lease)
  return {
    answered,
    hints,
    /** When the quota was told to be used up, by the timer; and that this is so now. */
    exhaustedAt,
    exhaustedNow: () => change(exhaustedKey, now()),
    /** Writes a state that outlives a crash; several at the same time share one write, in their order. */
    write: groupedWrites((grouped) => store.write(property, grouped, lease)),
    sent: (id: string, kind: RequestClass) =>
      change(requestPrefix + id, { sent: now(), kind } satisfies RequestRecord),
    answer,
    /** When requests of before were answered, by what `now` says at present. */
    recordedTimes(): (id: string) => number | undefined {
      const present = now() - timer.elapsed()
      return (id) => {
        const at = recorded.get(id)
        return at === undefined ? undefined : Math.min(at - present, time)
      }
    },
    removed: (id: string) => change(requestPrefix + id, null),
    hintsNow,
    /** Everything again, when the clock was set and what stands there is wrong by that; otherwise nothing. */
    afterSetting(present: readonly Answered[], news: Hints) {
      const latest = now() - timer.elapsed()
      if (Math.abs(latest - difference) < settingMs) return []
      difference = latest
      return [hintsNow(news), ...present.map(answer)]
    },
  }
}

/** The last answer of the process before, by each of its clocks. */
type Newest = { sure: number; unsure: number }

function newestOf(entries: { key: string; value: Json }[]): Newest {
  const newest = { sure: -Infinity, unsure: -Infinity }
  for (const { key, value } of entries) {
    const record = value as RequestRecord
    if (!key.startsWith(requestPrefix) || !('answered' in record)) continue
    const name = record.unsure ? 'unsure' : 'sure'
    newest[name] = Math.max(newest[name], record.answered)
  }
  return newest
}

/**
 * When a request was answered, by the present clock; undefined: at the latest, it came before this moment. That is all
 * that is known of answers of the future. Where the clock may have been set since, the last one came just now.
 */
function answeredAt(record: RequestRecord, newest: Newest | undefined, clock: number): number | undefined {
  if (!('answered' in record)) return undefined
  if (newest) return clock - (newest[record.unsure ? 'unsure' : 'sure'] - record.answered)
  return record.answered <= clock ? record.answered : undefined
}

/** Records of before had no class. */
const classOf = ({ kind }: RequestRecord): RequestClass => classes.find((one) => one === kind) ?? 'update'

/** While one write is under way, what comes together waits for it and goes as one. */
function groupedWrites(write: (changes: EntryChange[]) => Promise<void>) {
  let waiting: EntryChange[] = []
  let next: Promise<void> | undefined
  let present: Promise<void> = Promise.resolve()
  const begin = () => {
    const changes = waiting
    waiting = []
    next = undefined
    const written = write(changes)
    present = written.catch(() => {})
    return written
  }
  return (changes: EntryChange[]): Promise<void> => {
    for (const change of changes) waiting.push(change)
    next ??= present.then(begin)
    return next
  }
}
