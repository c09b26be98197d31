import { ApiError, type ReadTransaction } from '@innwire/client'
import { dayMs } from '../budget/usage.ts'
import type { Pacing } from '../engine/pacing.ts'
import { type Calendar, tellParked } from './calendar.ts'
import type { OpenTransaction, Result } from './calendar-journal.ts'
import { type Cell, drop, park, takenFor, type Value, wantedFor } from './cell.ts'
import type { DayAt } from './day.ts'
import { type SentDay, sentDays } from './sent-values.ts'
import type { Parked } from './settle-update.ts'

/** D17: transactions are kept for so long. */
const keptMs = 90 * dayMs
/** A channel that failed so often is left alone until the value changes. */
const mostFailures = 8
export const longestLookMs = 3_600_000
/** Before values are sent to a channel again that has failed. */
export const longestAgainMs = ({ retryMs }: Pacing): number => retryMs * 3600

/** How a transaction ended for a group on a channel: null for good, or why it failed. */
type End = { channel: string; group: string; failure: string | null }

/** Follows each transaction until no entry is in progress, and sends again what a channel failed. */
export function transactionFollower(calendar: Calendar) {
  const { engine, now, journal, days, inTurn, open, rooms, schedule } = calendar
  const { pacing } = engine

  /** @returns milliseconds until the next is due; undefined: there is none */
  async function follow(): Promise<number | undefined> {
    const [first] = [...open].sort(([, one], [, other]) => one.nextAt - other.nextAt)
    if (!first) return undefined
    const [request, { id, nextAt }] = first
    if (nextAt > now()) return nextAt - now()
    const turn = await engine.access.turn('follow')
    const transaction = await turn.hotel.transactions.get(id).catch((error) => {
      if (error instanceof ApiError && error.code === 'transaction_not_found') return undefined
      throw error
    })
    if (transaction?.details.some(({ state }) => state === 'failed')) await knowRooms()
    await inTurn(() => record(request, transaction))
    calendar.changed()
    return 0
  }

  /** Which rates a failure is about is known by the list of rooms; an old one is better than none. */
  async function knowRooms() {
    if (rooms.known() && !rooms.stale()) return
    await rooms.read('update').catch((error) => {
      if (!rooms.known()) throw error
    })
  }

  async function record(request: number, transaction: ReadTransaction | undefined) {
    const known = await journal.transaction(request)
    if (!known) return void open.delete(request)
    const ends = transaction ? newEnds(transaction, known) : []
    const done = !transaction || !inProgress(transaction)
    const looks = known.looks + 1
    const nextAt = now() + Math.min(pacing.followMs * 2 ** looks, longestLookMs)
    const next: OpenTransaction = {
      ...known,
      looks,
      nextAt,
      ended: [...known.ended, ...ends.map(({ channel, group }) => nameOf(channel, group))],
    }
    const changed = await settleEnds(known, ends)
    const result = await journal.result(request)
    await days.save(changed.days, [
      done ? journal.dropTransaction(request) : journal.keepTransaction(next),
      journal.keepResult(request, withEnds(result ?? { id: known.id, at: now(), channels: {} }, ends)),
      ...(done ? await journal.oldResults(now() - keptMs) : []),
    ])
    if (done) open.delete(request)
    else open.set(request, { id: known.id, nextAt })
    tellFailures(changed.failed)
    tellParked(calendar, changed.parked)
    calendar.push()
  }

  /** Cells that still have the values of this request, by channel. */
  async function settleEnds({ request, update, again }: OpenTransaction, all: End[]) {
    const parked: Parked[] = []
    const touched = new Set<DayAt>()
    // What was refused at once stands among the failed entries too (D13); of that the answer has told.
    const failed = new Set<End>()
    // A channel that took its values has something to forget only where it failed before.
    const ends = again ? all : all.filter(({ failure }) => failure !== null)
    if (ends.length === 0) return { days: [], parked, failed }
    const sent = sentDays(update).filter((one) => ends.some((end) => concerns(one, end)))
    const loaded = await days.load(sent)
    for (const [index, at] of loaded.entries()) {
      const one = sent[index] as SentDay
      const { values } = one
      for (const end of ends.filter((some) => concerns(one, some))) {
        const { channel } = end
        const settled = values.map(([field, value]) => settleCell(at.day.cells[field], value, end, request))
        if (settled.every((change) => change === undefined)) continue
        touched.add(at)
        if (end.failure === null) continue
        failed.add(end)
        if (settled.includes('parked'))
          parked.push({ code: at.code, date: at.date, channel, reason: end.failure })
      }
    }
    return { days: [...touched], parked, failed }
  }

  function settleCell(cell: Cell | undefined, value: Value, { channel, failure }: End, request: number) {
    // A later request has taken its place, and tells of itself.
    if (!cell || takenFor(cell, channel)?.[1] !== request) return undefined
    const before = cell.again?.[channel]?.failures ?? 0
    if (failure === null) {
      drop(cell, 'again', channel)
      return before > 0 ? 'changed' : undefined
    }
    cell.taken[channel] = null
    // What has changed meanwhile goes as if nothing had failed.
    if (wantedFor(cell, channel) !== value) return 'changed'
    if (before + 1 >= mostFailures) {
      drop(cell, 'again', channel)
      park(cell, channel, value, failure)
      return 'parked'
    }
    const at = now() + Math.min(pacing.retryMs * 10 * 4 ** before, longestAgainMs(pacing))
    cell.again = { ...cell.again, [channel]: { failures: before + 1, at } }
    schedule.resume(at)
    return 'changed'
  }

  /** Entries name groups, not rates; of a rate that is in no list of rooms, any may be meant. */
  function concerns(sent: SentDay, { channel, group }: End): boolean {
    if (sent.channels && !sent.channels.includes(channel)) return false
    if (sent.group !== undefined) return sent.group === group
    const rate = rooms.known()?.find((room) => room.rate_code === sent.code)
    return !rate || (rate.inv_code === group && rate.channel_codes.includes(channel))
  }

  function tellFailures(ends: Iterable<End>) {
    for (const { channel, group, failure } of ends) {
      const message = `${channel} did not take ${group} and sells by older values; it is sent again. It says: ${failure}`
      engine.tell({ type: 'channel_failed', channel, code: group, message })
    }
  }

  return follow
}

const nameOf = (channel: string, group: string) => JSON.stringify([channel, group])

const inProgress = ({ counts, details }: ReadTransaction) =>
  counts.in_progress > 0 || details.some(({ state }) => state === 'in_progress')

/** Of each channel and group all of whose entries have ended since: how. */
function newEnds({ details }: ReadTransaction, { ended }: OpenTransaction): End[] {
  const before = new Set(ended)
  const byName = Map.groupBy(details, (entry) => nameOf(entry.channel_code, entry.allocation_group))
  return [...byName].flatMap(([name, entries]): End[] => {
    const [first] = entries
    if (!first || before.has(name) || entries.some(({ state }) => state === 'in_progress')) return []
    const failed = entries.find(({ state }) => state === 'failed')
    const failure = failed ? (failed.error_message ?? 'No reason is given.') : null
    return [{ channel: first.channel_code, group: first.allocation_group, failure }]
  })
}

function withEnds(result: Result, ends: End[]): Result {
  const channels = { ...result.channels }
  for (const { channel, group, failure } of ends)
    channels[channel] = { ...channels[channel], [group]: failure }
  return { ...result, channels }
}
