import type { ReadTransaction } from '@innwire/client'
import { cut } from '../engine/events.ts'
import type { ListedRoom } from '../plan/listed-room.ts'
import { codeOf } from './day.ts'
import { longestReason } from './send-update.ts'
import type { Update } from './sent-values.ts'
import type { End } from './settle-ends.ts'

/** An availability group on a channel, by our codes. */
export type Place = { channel: string; group: string }

/** What a transaction says of the update that it is of. */
export type ReadEnds = {
  /** Of each group on each channel all of whose entries have ended: how. */
  ends: End[]
  /** Something is still to come, as it says itself. */
  inProgress: boolean
  /** It is the one that was asked for, and has the entries that it counts. */
  agrees: boolean
  /** Where the update went, by the list of rooms, and of what there is no entry. */
  lacking: Place[]
}

type Entry = ReadTransaction['details'][number]
type State = 'succeeded' | 'failed' | 'open' | 'unknown'

/**
 * Reads what channels made of an update. An entry names its group by our code, or by a code of the channel's own (D38):
 * then nothing says which group of the update it is about, so it counts for each of them, and one that failed makes all
 * of them fail on that channel.
 */
export function readEnds(
  transaction: ReadTransaction,
  { id, update }: { id: string; update: Update },
  rooms: ListedRoom[] | undefined,
): ReadEnds {
  const entries = transaction.details.filter(({ channel_code }) => typeof channel_code === 'string')
  const states = statesOf(transaction)
  const count = (wanted: State) => [...states.values()].filter((state) => state === wanted).length
  const counted = countsOf(transaction)
  const isOther = String(transaction.id ?? id) !== id
  const isWhole =
    entries.length === transaction.details.length &&
    counted.failed <= count('failed') &&
    counted.in_progress <= count('open') + count('unknown')

  const ends: End[] = []
  const lacking: Place[] = []
  for (const { channel, group, entries: its } of placesOf(update, entries, rooms)) {
    if (its.length === 0) lacking.push({ channel, group })
    if (isOther || its.length === 0 || its.some((one) => !hasEnded(states.get(one)))) continue
    const failed = its.find((one) => states.get(one) === 'failed')
    // What is not listed may have failed.
    if (!failed && !isWhole) continue
    ends.push({ channel, group, failure: failed ? reasonOf(failed) : null })
  }
  // Without a list of rooms, or for a code that it does not have, nothing says what to expect.
  const isEmpty = entries.length === 0 && lacking.length === 0 && !areListed(update, rooms)
  return {
    ends,
    inProgress: !isOther && (counted.in_progress > 0 || count('open') > 0),
    agrees: !isOther && isWhole && !isEmpty && count('unknown') === 0,
    lacking,
  }
}

function reasonOf({ error_message: reason }: Entry): string {
  return typeof reason === 'string' && reason !== '' ? cut(reason, longestReason) : 'No reason is given.'
}

/** Whether any channel has failed. */
export const hasFailed = (transaction: ReadTransaction): boolean =>
  [...statesOf(transaction).values()].includes('failed')

const hasEnded = (state: State | undefined) => state === 'succeeded' || state === 'failed'

/** States in any spelling. One that is not known has failed where the counts tell of more failures than are listed. */
function statesOf(transaction: ReadTransaction): Map<Entry, State> {
  const known: Record<string, State> = { succeeded: 'succeeded', failed: 'failed', in_progress: 'open' }
  const { failed, in_progress } = countsOf(transaction)
  const states = transaction.details.map((one) => known[String(one.state).toLowerCase()] ?? 'unknown')
  const listed = states.filter((state) => state === 'failed').length
  const unknown = in_progress === 0 && failed > listed ? 'failed' : 'unknown'
  return new Map(
    transaction.details.map((one, index) => {
      const state = states[index] ?? 'unknown'
      return [one, state === 'unknown' ? unknown : state]
    }),
  )
}

const countsOf = ({ counts }: ReadTransaction) => ({
  failed: Number(counts.failed) || 0,
  in_progress: Number(counts.in_progress) || 0,
})

function areListed(update: Update, rooms: ListedRoom[] | undefined): boolean {
  const listed = new Set(rooms?.map(({ rate_code }) => rate_code))
  return ('rooms' in update ? update.rooms : [update]).every((one) => listed.has(codeOf(one)))
}

/** A place with the entries that are about it, or may be. */
type Reached = Place & { entries: Entry[]; expected: boolean }

/** Where an update went: each of its groups on each channel that entries or the list of rooms name. */
function placesOf(update: Update, entries: Entry[], rooms: ListedRoom[] | undefined): Reached[] {
  const listed = new Map(rooms?.map((room) => [room.rate_code, room]))
  const byChannel = Map.groupBy(entries, ({ channel_code }) => channel_code)
  const targets = ('rooms' in update ? update.rooms : [update]).map((one) => {
    const room = listed.get(codeOf(one))
    return { group: one.inv_code ?? room?.inv_code, room, channels: one.channel_codes }
  })
  const named = new Set(targets.map(({ group }) => group && spelled(group)))
  // Of a rate that is in no list of rooms, any group may be meant.
  const isForeign = (group: string) => !named.has(undefined) && !named.has(spelled(group))
  const reached = reachedGroups(rooms, [...new Set(targets.flatMap(({ group }) => group ?? []))])
  const places = new Map<string, Reached>()

  function add(channel: string, group: string, its: Entry[], expected: boolean) {
    if (its.length === 0 && !expected) return
    const key = JSON.stringify([channel, group])
    const before = places.get(key)?.expected ?? false
    places.set(key, { channel, group, entries: its, expected: expected || before })
  }

  for (const { group, room, channels } of targets) {
    const connected = rooms ? room?.channel_codes : channels
    for (const channel of new Set([...(connected ?? []), ...byChannel.keys()])) {
      if (channels && !channels.includes(channel)) continue
      const all = byChannel.get(channel) ?? []
      if (group === undefined) {
        for (const [other, its] of Map.groupBy(all, groupOf)) add(channel, other, its, false)
        continue
      }
      const its = all.filter(
        (entry) =>
          spelled(groupOf(entry)) === spelled(group) ||
          (isForeign(groupOf(entry)) && reached(channel).includes(group)),
      )
      add(channel, group, its, connected?.includes(channel) ?? false)
    }
  }
  return [...places.values()]
}

const groupOf = ({ allocation_group }: Entry) => String(allocation_group)

const spelled = (group: string) => group.toLowerCase()

/** The groups of an update that have a rate on a channel; all of them where the list of rooms knows of none. */
function reachedGroups(rooms: ListedRoom[] | undefined, groups: string[]) {
  const byGroup = Map.groupBy(rooms ?? [], ({ inv_code }) => inv_code)
  return (channel: string): string[] => {
    const known = groups.filter((group) =>
      byGroup.get(group)?.some(({ channel_codes }) => channel_codes?.includes(channel)),
    )
    return known.length > 0 ? known : groups
  }
}
