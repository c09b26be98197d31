import { ClosedError, type Sync } from '@innwire/sync'

/**
 * Looks once through all that changed since a day, for going live, beside everything else. What fails for now is tried again
 * by the engine.
 * @returns what to say; undefined where the engine was closed before
 * @throws {InputError} when the service takes no such day
 */
export async function sweepSince({ reservations, status }: Sync, from: string): Promise<string | undefined> {
  try {
    await reservations.sweep({ from })
  } catch (error) {
    if (error instanceof ClosedError) return undefined
    throw error
  }
  const { waiting } = (await status()).reservations
  const left = waiting > 0 ? ` ${waiting} of the journal wait to be taken: see innwire status.` : ''
  return `All that changed since ${from} is in the journal.${left}`
}
