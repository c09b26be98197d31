import type { ReadingName } from '@innwire/server'
import type { SyncOptions } from '../../src/index.ts'

/** What the user of a hotel states about a service that answers by these readings, and in which pace. */
export function statementsFor(
  readings: ReadingName[],
  pacing: Partial<NonNullable<SyncOptions['pacing']>>,
): Pick<SyncOptions, 'bookings' | 'repeat' | 'rangeEnd' | 'pacing'> & { confirms: boolean } {
  const keeps = readings.includes('bookings.keepAvailability')
  // Where an id that comes again is charged again, or refused, nothing is repeated.
  const repeats =
    !readings.includes('postings.noDeduplication') && !readings.includes('postings.refuseRepeat')
  return {
    bookings: keeps ? 'keep availability' : 'lower availability',
    rangeEnd: readings.includes('range.endExclusive') ? 'excluded' : 'included',
    repeat: repeats ? 'by transaction_id' : 'never',
    confirms: !readings.includes('postings.otherAnswer'),
    // Entries appear after 10 seconds: looks that are all over by then would give them up.
    pacing: readings.includes('transactions.late') ? { ...pacing, followMs: 1000 } : pacing,
  }
}
