import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Answer, ResponseInfo } from './attempt.ts'
import { ApiError, InnwireError, ValidationError } from './errors.ts'
import { isObject } from './input/rules.ts'
import { readObject } from './read.ts'

/** One place of an update that was refused. */
export type Rejection = {
  /**
   * Where it stands in what you sent: `rooms[0].dates[3]`. The service names code and date only: where several rooms
   * have both, each of them is told, and some may have been taken. Empty when the service names what was not sent.
   */
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
 * - `partial`: not everything was taken; what no rejection names was. The same values will be refused again;
 *   `retryable` is true when the service named no reason, which is temporary.
 * - `rejected`: nothing was taken. Each date is named for as many rooms as have its code.
 * - `ambiguous`: no readable answer came, so nobody knows. Sending the same values again is safe (D12).
 */
export type UpdateOutcome<Update = DailyUpdate | RangeUpdate> =
  | { outcome: 'accepted'; transactionId: string }
  | { outcome: 'partial'; transactionId: string; rejections: Rejection[]; retryable: boolean }
  | { outcome: 'rejected'; transactionId?: string; rejections: Rejection[]; error?: ValidationError }
  | { outcome: 'ambiguous'; error: InnwireError; request: Update }

/** A date of a code that was refused: once for each sentence, with the rooms of the request that have it. */
type Refusal = { code: string; date: string; messages: string[]; rooms: Set<unknown> }

/** An update's answer, with what was refused by date and code. */
type UpdateResult = {
  accepted: boolean
  /** D12: not everything was taken and no date is named, by an operation that names them. */
  temporary: boolean
  transactionId: string
  refused: Map<string, Refusal>
}

/** @throws a sentence when status or transaction id is missing, or the errors are not as the contract has them */
export function readUpdate(body: unknown): UpdateResult {
  const {
    status,
    transaction_id: id,
    errors,
  } = readObject<Record<string, unknown>>('status', 'transaction_id')(body)
  // As text, null and objects would be ids that nobody knows.
  const unusable = isObject(id ?? {})
  if (unusable || !/^(ok|try_again)$/.test(status as string))
    throw 'The answer has no status or transaction_id.'
  const refused = new Map<string, Refusal>()
  for (const [, byTarget] of entries(errors ?? [])) {
    for (const [code, byDate] of entries(byTarget)) {
      for (const [date, message] of entries(byDate)) {
        const key = `${date} ${code}`
        const messages = [...(refused.get(key)?.messages ?? []), String(message)]
        refused.set(key, { code, date, messages, rooms: new Set() })
      }
    }
  }
  return {
    accepted: status === 'ok' && !refused.size,
    temporary: status !== 'ok' && !refused.size && !!errors,
    transactionId: String(id),
    refused,
  }
}

function entries(value: unknown): [string, unknown][] {
  if (!isObject(value)) throw 'The answer has no list errors.'
  return Object.entries(value)
}

/** Whether the same update may go later (D12). */
export const isTemporary = ({ temporary }: UpdateResult): boolean => temporary

/** Settles an update: an answer or an error becomes an outcome; what says nothing of the update is thrown. */
export async function settle<Update extends DailyUpdate | RangeUpdate>(
  request: Update,
  sent: Promise<Answer<UpdateResult>>,
): Promise<{ data: UpdateOutcome<Update>; response: ResponseInfo | undefined }> {
  try {
    const answer = await sent
    return { ...answer, data: outcomeOf(request, answer.data) }
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
  const { accepted, temporary, transactionId, refused } = result
  if (accepted) return { outcome: 'accepted', transactionId }
  const rejections: Rejection[] = []
  const rooms = 'rooms' in request ? request.rooms : []
  let all = rooms.length > 0
  for (const [index, room] of rooms.entries()) {
    for (const [at, { date }] of room.dates.entries()) {
      const found = refused.get(`${date} ${room.inv_code ?? room.rate_code}`)
      // Told less often than rooms have it, it may be refused in some of them and taken in others.
      all = !!found && found.rooms.add(room).size <= found.messages.length && all
      for (const message of new Set(found?.messages))
        rejections.push(rejection(request, `rooms[${index}].dates[${at}]`, message))
    }
  }
  for (const { code, date, messages, rooms } of refused.values()) {
    if (!rooms.size)
      rejections.push({ path: '', target: { inv_code: code }, date, message: messages.join(' ') })
  }
  return all
    ? { outcome: 'rejected', transactionId, rejections }
    : { outcome: 'partial', transactionId, rejections, retryable: temporary }
}

type RoomUpdate = DailyUpdate['rooms'][number]

function rejection(request: DailyUpdate | RangeUpdate, path: string, message: string): Rejection {
  const [, room, day] = /^rooms\[(\d+)\](?:\.dates\[(\d+)\])?/.exec(path) ?? []
  const target: Partial<RoomUpdate> | undefined = 'rooms' in request ? request.rooms[Number(room)] : request
  const date = target?.dates?.[Number(day)]?.date
  return { path, target: target && { inv_code: target.inv_code, rate_code: target.rate_code }, date, message }
}
