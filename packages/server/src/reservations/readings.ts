import type { ReadingName } from '../readings/readings.ts'
import type { ListFilter } from './list.ts'

type Readings = ReadonlySet<ReadingName>

/** Whether a list delivers what it holds (D19). */
export const listDelivers = (readings: Readings, { undelivered }: Pick<ListFilter, 'undelivered'>): boolean =>
  !readings.has('delivery.nothing') && (undelivered || !readings.has('delivery.onlyUndelivered'))

/** Whether a lookup by number does, too. */
export const lookupDelivers = (readings: Readings): boolean => readings.has('delivery.lookups')

const cap = 50

/** @param asked reservations on a page */
export const pageSize = (readings: Readings, asked: number): number =>
  readings.has('pages.cap') ? Math.min(asked, cap) : asked
