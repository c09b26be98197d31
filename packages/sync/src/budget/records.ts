import type { EntryChange, Json, Lease, Store } from '../store/store.ts'
import type { Timer } from './timer.ts'
import { moved, stillTrue, type Told } from './told.ts'
import { type Answered, dayMs } from './usage.ts'

/** How the budget stands in the store: times are those of the machine's clock, as no other outlives a process. */
type RequestRecord = { sent: number } | { answered: number }

const collection = 'budget'
const toldKey = 'told'
const requestPrefix = 'request/'

/** A clock that moved by less was not set. */
const settingMs = 50

export type Records = {
  answered: Answered[]
  told: Told
  /** Writes a state that outlives a crash; several at the same time share one write, in their order. */
  write(changes: EntryChange[]): Promise<void>
  sent(id: string): EntryChange
  answer(answered: Answered): EntryChange
  removed(id: string): EntryChange
  toldNow(told: Told): EntryChange
  /** Everything again, when the clock was set and what stands there is wrong by that; otherwise nothing. */
  afterSetting(answered: readonly Answered[], told: Told): EntryChange[]
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
  let told: Told = {}
  const change = (key: string, value: Json | null) => ({ collection, key, value })
  const answer = ({ id, at }: Answered) =>
    change(requestPrefix + id, { answered: Math.ceil(at + difference) } satisfies RequestRecord)
  const toldNow = (news: Told) => change(toldKey, JSON.parse(JSON.stringify(moved(news, difference))))
  for (const { key, value } of entries) {
    if (key === toldKey) {
      told = stillTrue(moved(value as Told, -difference), time)
      changes.push(toldNow(told))
      continue
    }
    const id = key.slice(requestPrefix.length)
    const record = value as RequestRecord
    // A clock that was set back makes answers of the future; at the latest, they came before this moment.
    const known = 'answered' in record && record.answered <= clock ? record.answered : undefined
    const at = (known ?? clock) - difference
    if (at + dayMs < time) changes.push(change(key, null))
    else answered.push({ id, at })
    if (known === undefined) changes.push(answer({ id, at }))
  }
  answered.sort((one, other) => one.at - other.at)
  if (changes.length > 0) await store.write(property, changes, lease)
  return {
    answered,
    told,
    write: groupedWrites((grouped) => store.write(property, grouped, lease)),
    sent: (id) => change(requestPrefix + id, { sent: now() } satisfies RequestRecord),
    answer,
    removed: (id) => change(requestPrefix + id, null),
    toldNow,
    afterSetting(present, news) {
      const latest = now() - timer.elapsed()
      if (Math.abs(latest - difference) < settingMs) return []
      difference = latest
      return [toldNow(news), ...present.map(answer)]
    },
  }
}

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
