import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Answer, Read } from './attempt.ts'
import { InnwireError, nothingDone, ValidationError } from './errors.ts'
import { isObject } from './input/rules.ts'
import type { ResponseInfo } from './options.ts'
import { readObject } from './read.ts'

/** One place of an update that was refused. */
export type Rejection = {
  /**
   * Where it stands in what you sent: `rooms[0].dates[3]`. The service names code and date only: where several rooms
   * have both, each of them is told, and some may have been taken. Empty when the service names what was not sent.
   */
  path: string
  /** The target as you sent it; undefined when the refusal names none of your rooms. */
  target: { inv_code?: string | undefined; rate_code?: string | null | undefined } | undefined
  /** As `2026-12-24`; undefined when the refusal names none. */
  date: string | undefined
  /** Why, in the service's words. */
  message: string
}

/**
 * What became of an update. Nothing of it says that a channel took the change: follow the transaction for that.
 *
 * - `accepted`: everything was taken.
 * - `partial`: not everything was taken, and nothing says what was. What the rejections name was refused. By our reading
 *   all else was taken then (D12); another service may have applied nothing, so send the rest once more without what was
 *   refused, and of an availability above 0 what is left to sell, as after `ambiguous`. Without rejections, a daily update
 *   got no date and no reason: by our reading that is temporary and nothing was applied (D12). `retryable` is true where
 *   the same update may then go again later as it is, unless a later one has set the same dates (D16): it sets no
 *   availability above 0, which a booking may have moved by then. A range names no date in any case, and is never `retryable`: read its transaction, whose `failed` entries name
 *   what was refused (D13). Where it has no entries after some minutes, by our reading nothing was applied, and the reason
 *   was temporary.
 * - `rejected`: all of it was refused, so that nothing was taken by our reading (D13, D37). Each date is named for as many
 *   rooms as have its code.
 * - `ambiguous`: no readable answer came, or one was lost before the repetition was refused, so nobody knows. Prices, restrictions and what closes a date may be sent again
 *   as you want them now: where a later update has set the date, its values (D12, D16). Where `error.unconfirmed` is true, the update sets an availability above 0, which bookings have
 *   moved if it was applied: the same number would sell their rooms again. First save each page of
 *   `pages({ from_last_update_date })`, from the date that D12 says; then set what is left to sell (D12).
 */
export type UpdateOutcome<Update = DailyUpdate | RangeUpdate> =
  | { outcome: 'accepted'; transactionId: string }
  | { outcome: 'partial'; transactionId: string; rejections: Rejection[]; retryable: boolean }
  | { outcome: 'rejected'; transactionId?: string; rejections: Rejection[]; error?: ValidationError }
  | { outcome: 'ambiguous'; error: InnwireError; request: Update }

/** A date of a code that was refused: once for each sentence, with the rooms of the request that have it. */
type Refusal = { target: { inv_code: string }; date: string; messages: string[]; rooms: Set<unknown> }

/** @throws a sentence when the errors are not as the contract has them */
function readRefusals(errors: unknown): Map<string, Refusal> {
  const refusals = new Map<string, Refusal>()
  for (const [, byTarget] of entries(errors)) {
    for (const [code, byDate] of entries(byTarget)) {
      for (const [date, message] of entries(byDate)) {
        const key = `${date} ${code}`
        const refusal = refusals.get(key) ?? {
          target: { inv_code: code },
          date,
          messages: [],
          rooms: new Set(),
        }
        refusal.messages.push(String(message))
        refusals.set(key, refusal)
      }
    }
  }
  return refusals
}

function entries(value: unknown): [string, unknown][] {
  if (!isObject(value)) throw 'The answer has no errors.'
  return Object.entries(value)
}

/**
 * Reads the answer to an update.
 * @throws a sentence when status or transaction id is missing, or the errors are not as the contract has them
 */
export const readUpdate =
  <Update extends DailyUpdate | RangeUpdate>(request: Update): Read<UpdateOutcome<Update>> =>
  (body) => {
    const { status, transaction_id: id, errors } = readObject<Record<string, unknown>>('status')(body)
    // As text, all others would be ids that nobody knows: a number beyond 2^53 is rounded.
    const isUsable = typeof id === 'string' || Number.isSafeInteger(id)
    if (!isUsable || (status !== 'ok' && status !== 'try_again')) throw 'The answer has no transaction_id.'
    const transactionId = String(id)
    const refusals = readRefusals(errors ?? [])
    if (!refusals.size && status === 'ok') return { outcome: 'accepted', transactionId }
    const rejections: Rejection[] = []
    const rooms = (request as DailyUpdate).rooms ?? []
    let all: unknown = rooms[0]
    for (const [index, room] of rooms.entries()) {
      for (const [at, { date }] of room.dates.entries()) {
        const found = refusals.get(`${date} ${room.inv_code ?? room.rate_code}`)
        // Told less often than rooms have it, it may be refused in some of them and taken in others.
        all = found && found.rooms.add(room).size <= found.messages.length && all
        for (const message of new Set(found?.messages.slice(0, 9)))
          rejections.push(rejection(request, `rooms[${index}].dates[${at}]`, message))
      }
    }
    for (const { target, date, messages, rooms } of refusals.values()) {
      if (!rooms.size) rejections.push({ path: '', target, date, message: messages.join(' ') })
    }
    if (all) return { outcome: 'rejected', transactionId, rejections }
    // D12. A range names no date, whatever the reason (D13), so that nothing follows from its silence.
    return { outcome: 'partial', transactionId, rejections, retryable: !refusals.size && !!rooms[0] }
  }

/** Settles an update: an error that leaves open what became of it is an outcome, too; others are thrown. */
export const settle = <Update extends DailyUpdate | RangeUpdate>(
  request: Update,
  sent: Promise<Answer<UpdateOutcome<Update>>>,
) =>
  sent.catch((error: unknown): { data: UpdateOutcome<Update>; response?: ResponseInfo } => {
    if (error instanceof InnwireError && (error.cause || !nothingDone(error)))
      return { data: { outcome: 'ambiguous', error, request } }
    if (error instanceof ValidationError) {
      const rejections = error.errors.map(({ path, message }) => rejection(request, path, message))
      return { data: { outcome: 'rejected', rejections, error } }
    }
    // Others are of the caller, or of what is not installed: nothing was sent, or the caller has aborted it.
    throw error
  }) as Promise<{ data: UpdateOutcome<Update>; response: ResponseInfo | undefined }>

type RoomUpdate = DailyUpdate['rooms'][number]

function rejection(request: DailyUpdate | RangeUpdate, path: string, message: string): Rejection {
  const [, room, day] = path.split(/\[|]\.dates\[|]/) as [string, number, number]
  const target: Partial<RoomUpdate> | undefined = (request as DailyUpdate).rooms
    ? (request as DailyUpdate).rooms[room]
    : (request as Partial<RoomUpdate>)
  return {
    path,
    message,
    target: target && { inv_code: target.inv_code, rate_code: target.rate_code },
    date: target?.dates?.[day]?.date,
  }
}
