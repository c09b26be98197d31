import { errorCodes, type OperationId, type ResponseBody } from '@innwire/types'
import { type Refusal, refuse, refuseAccess } from '@innwire/validators'
import {
  CallerLeft,
  DamagedRow,
  DatabaseHeld,
  DatabaseReadOnly,
  DatabaseUnreachable,
  isFull,
  PropertyRemoved,
  TooManyReads,
  UnknownOutcome,
} from '../storage/errors.ts'

/** A 200. */
export type Answer = {
  /** JSON in UTF-8. Bytes, so that a cached answer is encoded once. */
  bytes: Buffer
  headers?: Record<string, string>
  /** What became of the request, for a person. */
  outcome?: Outcome
  /** What is to be done where the answer delivers something. */
  delivery?: Delivery
}

/** What became of a request that was not refused. */
export type Outcome = {
  /** In plain words, such as `2 of 90 dates refused`. */
  words: string
  /** Where only a part was done, or nothing. */
  result?: 'partly' | 'refused'
  /** The update of the calendar that it made. */
  transactionId?: string
}

/** What is done around the sending of an answer. */
export type Delivery = {
  /** Called before it is sent. */
  begun(): Promise<void>
  /** Called when the whole answer was written to the caller's connection; never, when it was not. */
  done(): Promise<void>
  /** Called when it was not. */
  failed(): Promise<void>
}

/**
 * A value of the contract with all its fields, but for those of the second type. Those that it does not require of other
 * services have to be shown by ours, too.
 */
export type Shown<Value, Unshown = never> = Value extends string
  ? Value
  : Value extends readonly (infer Entry)[]
    ? Shown<Entry, Unshown>[]
    : Value extends object
      ? { [Name in keyof Value as Exclude<Name, Unshown>]-?: Shown<Value[Name], Unshown> }
      : Value

/** The answer of an operation, typed by the contract; the second type names optional fields that our server does not show. */
export const answer = <Id extends OperationId, Unshown extends string = never>(
  body: Shown<ResponseBody<Id>, Unshown>,
  outcome: Outcome,
): Answer => ({
  bytes: Buffer.from(JSON.stringify(body)),
  outcome,
})

/**
 * An answer with memory of its own. A small buffer is a piece of a block of 64 kB that Node gives out for all kinds of things,
 * and keeps all of that.
 */
export function answerToKeep<Its extends Answer>(made: Its): Its {
  const bytes = Buffer.allocUnsafeSlow(made.bytes.length)
  made.bytes.copy(bytes)
  return { ...made, bytes }
}

/** Ends a request with a refusal of either API, each of which has codes of its own. Nothing that it wrote is kept. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal<string>
  readonly headers: Record<string, string>
  constructor(refusal: Refusal<string>, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.refusal = refusal
    this.headers = headers
  }
}

/** A 503 that says when to try again. */
export const unavailable = (message: string, waitSeconds: number): Refused =>
  new Refused(refuse('unavailable', message), { 'retry-after': String(waitSeconds) })

/**
 * The JSON of an object, from that of its fields: what is stored as JSON is not parsed and written anew, which takes its
 * time with megabytes.
 * @example jsonObject<{ hotels: Hotel[]; count: number }>({ hotels: stored, count: '2' }) // '{"hotels":[…],"count":2}'
 */
export const jsonObject = <Value extends object>(fields: { [Name in keyof Value]-?: string }): string =>
  `{${Object.entries<string>(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`

/** The JSON of an object with one field more, which it does not have yet. */
export const withField = (object: string, name: string, json: string): string =>
  `${object.slice(0, object.lastIndexOf('}'))},${JSON.stringify(name)}:${json}}`

/** An operator has to make room first. */
const fullWaitSeconds = 30

/** The other program is done soon, or an operator has to end it; the same for a database that is away. */
const heldWaitSeconds = 5

/** Turns anything that was thrown into the refusal that the caller gets. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof PropertyRemoved) return new Refused(refuseAccess())
  if (isFull(error)) {
    const message = `The disk of the service is full, and nothing was applied. Free some space, and wait ${fullWaitSeconds} s, as Retry-After says.`
    return unavailable(message, fullWaitSeconds)
  }
  if (error instanceof DatabaseHeld) {
    const message = `Another program holds the database of the service, and nothing was applied. Wait ${heldWaitSeconds} s, as Retry-After says; the log of the service says more.`
    return unavailable(message, heldWaitSeconds)
  }
  if (error instanceof DatabaseUnreachable) {
    const message = `The service cannot reach its database, and nothing was applied. Wait ${heldWaitSeconds} s, as Retry-After says; the log of the service says more.`
    return unavailable(message, heldWaitSeconds)
  }
  if (error instanceof DatabaseReadOnly) {
    const message = `The database of the service takes no changes now, and nothing was applied. Wait ${fullWaitSeconds} s, as Retry-After says; the log of the service says more.`
    return unavailable(message, fullWaitSeconds)
  }
  // Nobody reads this one. It is no 503, which would not count for a quota.
  if (error instanceof CallerLeft) {
    return new Refused(refuse('unreadable_request', 'The caller left before the answer. Send it anew.'))
  }
  if (error instanceof TooManyReads) {
    const message = `Too many reads of this hotel or this token wait already, and this one was not begun. Wait ${heldWaitSeconds} s, as Retry-After says, and ask for fewer at a time.`
    return unavailable(message, heldWaitSeconds)
  }
  if (error instanceof UnknownOutcome) {
    const message = `The service lost its database during a commit. Whether the change was applied is unknown: wait ${heldWaitSeconds} s, as Retry-After says, and go on as after a timeout.`
    return unavailable(message, heldWaitSeconds)
  }
  if (error instanceof DamagedRow) return new Refused(refuse('internal_error', error.message))
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode < 500) {
    return new Refused(refuse('unreadable_request', 'The request cannot be read. Send it anew.'))
  }
  const message = `${errorCodes.internal_error.meaning} Quote the request id when you report it.`
  return new Refused(refuse('internal_error', message))
}
