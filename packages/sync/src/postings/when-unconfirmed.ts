import type { Failures } from './entries.ts'

/** An attempt may fail by chance. */
const leastFailures = 3
/** An answer that was garbled on the way is right the next time. */
const unreadableMs = 2000
/** The service settled other invoices meanwhile: then this one is at fault. */
const othersSettledMs = 60_000
/** Nothing tells whether the invoice is at fault or the service. */
const unknownMs = 15 * 60_000
const mostDoublings = 3

/** Failures after which an invoice that a person retried is unconfirmed again at once, should it fail once more. */
export const almostUnconfirmed = ({ unreadable }: Failures): Failures => {
  const accepted = Math.min(unreadable, leastFailures - 1)
  return { since: 0, unreadable: accepted, failed: leastFailures - 1 - accepted }
}

/** An answer that accepts the invoice and confirms nothing came so often that another attempt is for a person to decide. */
export const isForPerson = ({ unreadable }: Failures): boolean => unreadable >= leastFailures

/** It failed repeatedly: from now on its attempts may use a small share of the day only. */
export const hasFailedRepeatedly = (failures: Failures | undefined): boolean =>
  failures !== undefined && failures.failed + failures.unreadable >= leastFailures

/**
 * How long after its first failure an invoice is unconfirmed; undefined when it has not failed often enough.
 *
 * While the service settles no invoice at all, each further one that becomes unconfirmed takes twice as long, up to two
 * hours: so a service that fails on everything for a day makes a few invoices unconfirmed and not all of them, and
 * several faulty ones in a row hold up their terminal for a while and not for ever.
 * @param othersSettled whether the service settled another one since the first failure
 * @param inRow how many became unconfirmed since the service last settled one
 */
export function unconfirmedAfterMs(
  failures: Failures,
  othersSettled: boolean,
  inRow: number,
): number | undefined {
  if (!hasFailedRepeatedly(failures)) return undefined
  if (isForPerson(failures) && (othersSettled || inRow === 0)) return unreadableMs
  if (othersSettled) return othersSettledMs
  return unknownMs * 2 ** Math.min(isForPerson(failures) ? inRow - 1 : inRow, mostDoublings)
}
