import { ApiError, ConnectionError, InnwireError, type ReadTransaction, ResponseError } from '@innwire/client'
import { hourMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import { withoutBody } from '../engine/events.ts'
import type { Calendar } from './calendar.ts'
import type { OpenTransaction, Result } from './calendar-journal.ts'
import { channelKey } from './channels.ts'
import { chooseLook, isSuperseded, lookPause, sentAt } from './choose-look.ts'
import { hasFailed, type Place, type ReadEnds, readEnds } from './read-ends.ts'
import { retryRefusedBy } from './retry-stuck.ts'
import { sentDays } from './sent-values.ts'
import { activePlaces, type End, settleEnds } from './settle-ends.ts'

/** No property has so many groups and channels: a transaction with more entries is not read. */
const mostEntries = 5000

/** A transaction that the service does not know so often in a row is gone; the first time it may not know it yet. */
const mostMissing = 3

/** After so many answers in a row that lack entries, nobody expects them any more: the first may have come too early. */
const mostIncomplete = 6

/** What a look has shown. */
type Seen =
  | { kind: 'read'; transaction: ReadTransaction }
  /** 404, by the service or by what stands before it. */
  | { kind: 'missing'; error: InnwireError }
  /** An answer that nothing can be learned from. */
  | { kind: 'unreadable'; error: InnwireError }
  /** No answer came; the way to the service is told of elsewhere. */
  | { kind: 'noAnswer' }

/**
 * Follows each transaction until no entry is in progress, and sends again what a channel failed. It is background work:
 * one that does not end, or cannot be read, is looked at less and less often, and holds up no other.
 */
export function transactionFollower(calendar: Calendar) {
  const { engine, now, journal, days, mutex, open, rooms, channels } = calendar
  const { pacing } = engine
  /** Why transactions cannot be read, told once until one can be. */
  const told = new Set<string>()
  /** Channels that take values again, until theirs are on their way. */
  const recovered = new Set<string>()
  /** Channels of which entries were awaited in vain: nothing waits for them until there is one. */
  const silent = new Set<string>()
  let turns = 0

  /** @returns milliseconds until the next is due; undefined: there is none */
  async function follow(): Promise<number | undefined> {
    await sendToRecovered()
    const pause = untilDue()
    if (pause !== 0) return pause
    const turn = await engine.access.turn('follow')
    try {
      const known = await nextOpen()
      if (!known) return 0
      turns += 1
      const seen = await look(turn, known.id)
      const failed = seen.kind === 'read' && hasFailed(seen.transaction)
      const readable = (rooms.known() && !failed) || seen.kind !== 'read' || (await knowRooms()) || !failed
      await mutex(() => record(known.request, readable ? seen : { kind: 'noAnswer' }))
      // What finds the end of an update is part of it: only looks in vain have a share of the day that ends.
      if (seen.kind === 'read' && !open.has(known.request)) turn.countAs('update')
      calendar.changed()
      return 0
    } finally {
      turn.giveBack()
    }
  }

  function untilDue(): number | undefined {
    const first = open.get(chooseLook(open, now(), turns) ?? -1)
    return first && Math.max(0, first.nextAt - now())
  }

  /** The next that is due, and that anything still depends on; the others are ended without a look. */
  async function nextOpen(): Promise<OpenTransaction | undefined> {
    for (;;) {
      const request = chooseLook(open, now(), turns)
      if (request === undefined || (open.get(request)?.nextAt ?? 0) > now()) return undefined
      const known = await journal.transaction(request)
      if (known && !(await mutex(() => endIfSuperseded(known)))) return known
      open.delete(request)
      calendar.changed()
    }
  }

  async function endIfSuperseded(known: OpenTransaction): Promise<boolean> {
    const loaded = await days.load(sentDays(known.update))
    const channelsOf = (code: string) => rooms.known()?.find((room) => room.rate_code === code)?.channel_codes
    const { clock } = engine
    const time = clock.isSure() ? engine.now() : undefined
    if (!isSuperseded(known, loaded, { now: time, clock: clock.span(), channelsOf })) return false
    await journal.write([journal.dropTransaction(known.request)])
    return true
  }

  /** Which channels an update went to, and which rates a failure is about, the list of rooms says; an old one, too. */
  async function knowRooms(): Promise<boolean> {
    if (!rooms.stale()) return rooms.known() !== undefined
    await rooms.read('sweep').catch((error) => {
      if (!(error instanceof InnwireError)) throw error
    })
    return rooms.known() !== undefined
  }

  async function record(request: number, seen: Seen) {
    const known = await journal.transaction(request)
    if (!known) return void open.delete(request)
    const read = seen.kind === 'read' ? readEnds(seen.transaction, known, rooms.known()) : undefined
    const missing = seen.kind === 'missing' ? (known.missing ?? 0) + 1 : 0
    const lacking = read ? await lackingOf(known, read) : []
    const isComplete = read?.agrees === true && lacking.every(({ channel }) => silent.has(channel))
    const incomplete = read?.inProgress || isComplete ? 0 : (known.incomplete ?? 0) + (read ? 1 : 0)
    const gone = missing >= mostMissing || incomplete >= mostIncomplete
    const done = gone || (isComplete && !read.inProgress)
    const isUnknown = gone || (done && lacking.length > 0)
    const before = new Set(known.ended)
    const ends = (read?.ends ?? []).filter(({ channel, group }) => !before.has(channelKey(channel, group)))
    const looks = known.looks + 1
    const nextAt = now() + Math.min(lookPause(pacing, looks), seen.kind === 'noAnswer' ? hourMs : Infinity)
    const { missing: _missing, incomplete: _incomplete, ...rest } = known
    const next: OpenTransaction = {
      ...rest,
      ...(known.at === undefined && sentAt(engine)),
      looks,
      nextAt,
      ended: [...known.ended, ...ends.map(({ channel, group }) => channelKey(channel, group))],
      ...(missing > 0 && { missing }),
      ...(incomplete > 0 && { incomplete }),
    }
    const settled = await settleEnds(calendar, known, ends)
    for (const { channel } of settled.recovered) recovered.add(channel)
    const result = (await journal.result(request)) ?? { id: known.id, at: now(), channels: {} }
    await days.save(settled.days, [
      done ? journal.dropTransaction(request) : journal.keepTransaction(next),
      ...(ends.length > 0 || isUnknown
        ? [journal.keepResult(request, withEnds(result, ends, isUnknown))]
        : []),
      ...[...settled.changed].map(({ channel, group }) =>
        journal.keepChannel(channelKey(channel, group), channels.down(channel, group)),
      ),
    ])
    if (done) open.delete(request)
    else open.set(request, { id: known.id, nextAt, looks })
    settled.emit()
    if (read?.agrees) told.clear()
    if (read && gone) giveUp(known, read.agrees ? lacking : [])
    else emitUnreadable(known, seen, gone)
    await sendToRecovered()
    calendar.push()
  }

  /** Where the answer has no entry though the update went there, and nothing has been sent since. */
  async function lackingOf(known: OpenTransaction, { lacking, ends }: ReadEnds): Promise<Place[]> {
    for (const { channel } of ends) silent.delete(channel)
    const ended = new Set(known.ended)
    const open = lacking.filter(({ channel, group }) => !ended.has(channelKey(channel, group)))
    return open.length > 0 ? activePlaces(calendar, known, open) : []
  }

  async function sendToRecovered() {
    for (const channel of recovered) {
      await retryRefusedBy(calendar, channel)
      recovered.delete(channel)
    }
  }

  /** The entries that an answer lacks do not come any more. */
  function giveUp({ id }: OpenTransaction, lacking: Place[]) {
    // They may be connected no longer.
    if (lacking.length > 0) rooms.doubt()
    for (const { channel } of lacking) silent.add(channel)
    if (told.has('incomplete')) return
    told.add('incomplete')
    const names = [...new Set(lacking.map(({ channel }) => channel))].join(', ')
    const message =
      `What ${names || 'channels'} made of update ${id} is not known: the service's answer lacks entries or contradicts ` +
      'itself. It is not asked for again: read() shows its values as unknown where a channel has not said. Updates go ' +
      'on. Look at the calendar on the channels, and ask the service.'
    engine.emit({ type: 'transaction_unreadable', transactionId: id, message })
  }

  /** Tells what keeps transactions from being read, once for each cause. */
  function emitUnreadable({ id }: OpenTransaction, seen: Seen, gone: boolean) {
    if (seen.kind === 'noAnswer' || seen.kind === 'read' || (seen.kind === 'missing' && !gone)) return
    const { error } = seen
    const cause = `${seen.kind} ${error.name} ${'status' in error ? error.status : ''}`
    if (told.has(cause)) return
    told.add(cause)
    const after = gone
      ? 'It is not asked for again: read() shows its values as unknown where a channel has not said. '
      : 'It is asked for again, less and less often. '
    const message =
      `What channels made of update ${id} cannot be read, and the same may be so for others. ${after}` +
      `Updates go on. Look at the calendar on the channels, and ask the service: ${withoutBody(error).message}`
    engine.emit({ type: 'transaction_unreadable', transactionId: id, message })
  }

  return follow
}

/** @throws errors that are not about this transaction: token, quota, a store that fails */
async function look(turn: Turn, id: string): Promise<Seen> {
  try {
    const transaction = await turn.hotel.transactions.get(id)
    if (transaction.details.length <= mostEntries) return { kind: 'read', transaction }
    return { kind: 'unreadable', error: new ResponseError(`It has more than ${mostEntries} entries.`) }
  } catch (error) {
    if (!(error instanceof InnwireError)) throw error
    if (error instanceof ConnectionError) return { kind: 'noAnswer' }
    if (!(error instanceof ApiError)) return { kind: 'unreadable', error }
    if (error.status === 404) return { kind: 'missing', error }
    if ([401, 429].includes(error.status)) throw error
    return error.status === 503 ? { kind: 'noAnswer' } : { kind: 'unreadable', error }
  }
}

function withEnds(result: Result, ends: End[], gone: boolean): Result {
  const channels = structuredClone(result.channels)
  for (const { channel, group, failure } of ends) {
    const groups = channels[channel] ?? {}
    groups[group] = failure
    channels[channel] = groups
  }
  return { ...result, channels, ...(gone && { gone }) }
}
