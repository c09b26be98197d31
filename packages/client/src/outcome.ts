import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Answer, ResponseInfo } from './attempt.ts'
import { ApiError, InnwireError, ValidationError } from './errors.ts'
import { isObject } from './input/rules.ts'
import { readObject } from './read.ts'

/** One place of an update that was refused. */
export type Rejection = {
  /** Where it stands in what you sent: `rooms[0].dates[3]`. Empty when the service names what was not sent. */
  path: string
  /** The target as you sent it; undefined when the whole request was refused. */
  target: { inv_code?: string | undefined; rate_code?: string | undefined } | undefined
  date: string | undefined
  /** Why, in the service's words. */
  message: string
}

/**
 * What became of an update. Nothing of it says that a channel took the change: follow the transaction for that.
 *
 * - `accepted`: everything was taken.
 * - `partial`: the rest was taken. The same values will be refused again; `retryable` is true when the service named
 *   no reason, which is temporary.
 * - `rejected`: nothing was taken.
 * - `ambiguous`: no readable answer came, so nobody knows. Sending the same values again is safe (D12).
 */
export type UpdateOutcome<Update = DailyUpdate | RangeUpdate> =
  | { outcome: 'accepted'; transactionId: string }
  | { outcome: 'partial'; transactionId: string; rejections: Rejection[]; retryable: boolean }
  | { outcome: 'rejected'; transactionId?: string; rejections: Rejection[]; error?: ValidationError }
  | { outcome: 'ambiguous'; error: InnwireError; request: Update }

/** An update's answer; `refused` is undefined where the operation names no dates. */
type UpdateResult = {
  accepted: boolean
  transactionId: string
  refused: { code: string; date: string; message: string }[] | undefined
}

/** @throws a sentence when status or transaction id is missing, or the errors are not as the contract has them */
export function readUpdate(body: unknown): UpdateResult {
  const { status, transaction_id, errors } = readObject<Record<string, unknown>>(
    'status',
    'transaction_id',
  )(body)
  if (!/^(ok|try_again)$/.test(status as string)) throw 'The answer has no status ok or try_again.'
  const refused = entries(errors ?? []).flatMap(([, byTarget]) =>
    entries(byTarget).flatMap(([code, byDate]) =>
      entries(byDate).map(([date, message]) => ({ code, date, message: String(message) })),
    ),
  )
  return {
    accepted: status === 'ok' && !refused.length,
    transactionId: String(transaction_id),
    refused: errors ? refused : undefined,
  }
}

function entries(value: unknown): [string, unknown][] {
  if (!isObject(value)) throw 'The answer has no list errors.'
  return Object.entries(value)
}

/** D12: not everything was taken and no date is named, so the trouble is temporary. */
export const isTemporary = ({ accepted, refused }: UpdateResult): boolean =>
  !accepted && refused?.length === 0

/** Settles an update: an answer or an error becomes an outcome; what says nothing of the update is thrown. */
export async function settle<Update extends DailyUpdate | RangeUpdate>(
  request: Update,
  sent: Promise<Answer<UpdateResult>>,
): Promise<{ data: UpdateOutcome<Update>; response: ResponseInfo | undefined }> {
  try {
    const { data, response } = await sent
    return { data: outcomeOf(request, data), response }
  } catch (error) {
    if (!(error instanceof InnwireError)) throw error
    if (error instanceof ValidationError) {
      const rejections = error.errors.map(({ path, message }) => rejection(request, path, message))
      return { data: { outcome: 'rejected', rejections, error }, response: undefined }
    }
    if (error instanceof ApiError && error.status < 500) throw error
    return { data: { outcome: 'ambiguous', error, request }, response: undefined }
  }
}

function outcomeOf<Update extends DailyUpdate | RangeUpdate>(
  request: Update,
  result: UpdateResult,
): UpdateOutcome<Update> {
  const { accepted, transactionId, refused = [] } = result
  if (accepted) return { outcome: 'accepted', transactionId }
  const rooms = 'rooms' in request ? request.rooms : []
  // By place: a service may tell a date once for each of its channels.
  const byPlace = new Map<string, Rejection>()
  const others = refused.flatMap(({ code, date, message }): Rejection[] => {
    const places = rooms.flatMap((room, index) => {
      const at =
        (room.inv_code ?? room.rate_code) === code ? room.dates.findIndex((day) => day.date === date) : -1
      return at < 0 ? [] : `rooms[${index}].dates[${at}]`
    })
    for (const path of places) byPlace.set(path, rejection(request, path, message))
    return places.length ? [] : [{ path: '', target: { inv_code: code }, date, message }]
  })
  const rejections = [...byPlace.values(), ...others]
  return byPlace.size && byPlace.size === rooms.flatMap((room) => room.dates).length
    ? { outcome: 'rejected', transactionId, rejections }
    : { outcome: 'partial', transactionId, rejections, retryable: isTemporary(result) }
}

type RoomUpdate = DailyUpdate['rooms'][number]

function rejection(request: DailyUpdate | RangeUpdate, path: string, message: string): Rejection {
  const [, room, day] = /^rooms\[(\d+)\](?:\.dates\[(\d+)\])?/.exec(path) ?? []
  const target: Partial<RoomUpdate> | undefined = 'rooms' in request ? request.rooms[Number(room)] : request
  const date = target?.dates?.[Number(day)]?.date
  return { path, target: target && { inv_code: target.inv_code, rate_code: target.rate_code }, date, message }
}
