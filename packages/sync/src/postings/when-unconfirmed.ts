import type { Failures } from './entries.ts'

/** An attempt may fail by chance. */
const leastFailures = 3
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

/** Those of an invoice that may be on the folio and must not be sent again: a person decides at once. */
export const leftToPerson = (failures: Failures): Failures => ({ ...failures, unreadable: leastFailures })

/** An answer that accepts the invoice and confirms nothing came so often that another attempt is for a person to decide. */
export const isForPerson = (failures: Failures | undefined): boolean =>
  failures !== undefined && failures.unreadable >= leastFailures

/** It failed repeatedly: from now on its attempts may use a small share of the day only. */
export const hasFailedRepeatedly = (failures: Failures | undefined): boolean =>
  failures !== undefined && failures.failed + failures.unreadable >= leastFailures

/**
 * How long after its first failure an invoice is unconfirmed; undefined when it has not failed often enough.
 *
 * One that is for a person to decide is not sent meanwhile, and so is unconfirmed at once. While the service settles no
 * invoice at all, each further one that becomes unconfirmed otherwise takes twice as long, up to two hours: so a service
 * that fails on everything for a day makes a few invoices unconfirmed and not all of them, and several faulty ones in a
 * row hold up their terminal for a while and not for ever.
 * @param othersSettled whether the service settled another one since the first failure
 * @param inRow how many became unconfirmed since the service last settled one
 */
export function unconfirmedAfterMs(
  failures: Failures,
  othersSettled: boolean,
  inRow: number,
): number | undefined {
  if (!hasFailedRepeatedly(failures)) return undefined
  if (isForPerson(failures)) return 0
  return othersSettled ? othersSettledMs : unknownMs * 2 ** Math.min(inRow, mostDoublings)
}

/**
 * How long the next invoice of a terminal waits after one that is for a person to decide: not after a single one, and
 * longer and longer while the service confirms none at all, because each of them may be on its folio.
 */
export const nextAfterMs = (inRow: number): number =>
  inRow === 0 ? 0 : unknownMs * 2 ** Math.min(inRow - 1, mostDoublings)
