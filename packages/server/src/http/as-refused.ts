import { errorCodes } from '@innwire/types'
import { refuse } from '@innwire/validators'
import { DatabaseHeld } from '../storage/begin-write.ts'
import { isFull } from '../storage/opening-problem.ts'
import { type AnyRefusal, Refused } from './answer.ts'

/** Somebody has to make room first. */
const fullWaitSeconds = 30

/** Whatever writes to it is done soon, or somebody has to end it. */
const heldWaitSeconds = 5

/** Anything that was thrown, as what the caller is told. */
export function asRefused(error: unknown): { refusal: AnyRefusal; headers: Record<string, string> } {
  if (error instanceof Refused) return error
  if (isFull(error)) {
    const message = `The disk of the service is full, and nothing was applied. Free some space, wait ${fullWaitSeconds} s and send it again.`
    return { refusal: refuse('unavailable', message), headers: { 'retry-after': String(fullWaitSeconds) } }
  }
  if (error instanceof DatabaseHeld) {
    const message = `Another program holds the database of the service, and nothing was applied. Wait ${heldWaitSeconds} s and send it again; the log of the service says more.`
    return { refusal: refuse('unavailable', message), headers: { 'retry-after': String(heldWaitSeconds) } }
  }
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode < 500) {
    return { refusal: refuse('unreadable_request', 'The request cannot be read. Send it anew.'), headers: {} }
  }
  const message = `${errorCodes.internal_error.meaning} Quote the request id when you report it.`
  return { refusal: refuse('internal_error', message), headers: {} }
}
