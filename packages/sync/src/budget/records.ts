import type { EntryChange, Json, Lease, Store } from '../store/store.ts'
import type { RequestClass } from './budget.ts'
import { classes } from './classes.ts'
import { type Hints, moved, stillTrue } from './hints.ts'
import type { Timer } from './timer.ts'
import { type Answered, dayMs } from './usage.ts'

/** How the budget stands in the store: times are those of the machine's clock, as no other outlives a process. */
type RequestRecord = ({ sent: number } | { answered: number }) & { kind?: string }

const collection = 'budget'
const hintsKey = 'hints'
const requestPrefix = 'request/'

/** A clock that moved by less was not set. */
const settingMs = 50

export type Records = {
  answered: Answered[]
  hints: Hints
  /** Writes a state that outlives a crash; several at the same time share one write, in their order. */
  write(changes: EntryChange[]): Promise<void>
  sent(id: string, kind: RequestClass): EntryChange
  answer(answered: Answered): EntryChange
  removed(id: string): EntryChange
  hintsNow(hints: Hints): EntryChange
  /** Everything again, when the clock was set and what stands there is wrong by that; otherwise nothing. */
  afterSetting(answered: readonly Answered[], hints: Hints): EntryChange[]
}

type Place = {
  store: Pick<Store, 'list' | 'write'>
  property: string
  lease: Lease | undefined
  now: () => number
  timer: Timer
}

/** Reads what was left by the process before, and puts it right: requests that were under way count from now on. */
export async function openRecords({ store, property, lease, now, timer }: Place): Promise<Records> {
  const entries = await store.list(property, collection)
  const time = timer.elapsed()
  const clock = now()
  let difference = clock - time
  const changes: EntryChange[] = []
  const answered: Answered[] = []
  let hints: Hints = {}
  const change = (key: string, value: Json | null) => ({ collection, key, value })
  const answer = ({ id, at, kind }: Answered) =>
    change(requestPrefix + id, { answered: Math.ceil(at + difference), kind } satisfies RequestRecord)
  const hintsNow = (news: Hints) => change(hintsKey, JSON.parse(JSON.stringify(moved(news, difference))))
  for (const { key, value } of entries) {
    if (key === hintsKey) {
      hints = stillTrue(moved(value as Hints, -difference), time)
      changes.push(hintsNow(hints))
      continue
    }
    if (!key.startsWith(requestPrefix)) {
      // Hints as they stood before they had bounds.
      changes.push(change(key, null))
      continue
    }
    const id = key.slice(requestPrefix.length)
    const record = value as RequestRecord
    // A clock that was set back makes answers of the future; at the latest, they came before this moment.
    const known = 'answered' in record && record.answered <= clock ? record.answered : undefined
    const at = (known ?? clock) - difference
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
    write: groupedWrites((grouped) => store.write(property, grouped, lease)),
    sent: (id, kind) => change(requestPrefix + id, { sent: now(), kind } satisfies RequestRecord),
    answer,
    removed: (id) => change(requestPrefix + id, null),
    hintsNow,
    afterSetting(present, news) {
      const latest = now() - timer.elapsed()
      if (Math.abs(latest - difference) < settingMs) return []
      difference = latest
      return [hintsNow(news), ...present.map(answer)]
    },
  }
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
