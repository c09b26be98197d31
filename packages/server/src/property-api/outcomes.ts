import type { DailyUpdate, DailyUpdateRejections } from '@innwire/types'
import type { Outcome } from '../http/answer.ts'

/** A number of things, such as `1 room` or `12 rooms`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

/**
 * What became of an update by date.
 * @param isWithheld whether nothing was applied because something was refused
 */
export function dailyOutcome(
  { rooms }: DailyUpdate,
  rejections: DailyUpdateRejections[],
  isWithheld: boolean,
): Outcome {
  const all = rooms.reduce((sum, { dates }) => sum + dates.length, 0)
  const refused = rejections
    .flatMap((byCode) => Object.values(byCode))
    .reduce((sum, byDate) => sum + Object.keys(byDate).length, 0)
  if (refused === 0) return { words: `${counted(all, 'date')} accepted` }
  const words = `${refused} of ${counted(all, 'date')} refused`
  if (isWithheld) return { words: `${words}, nothing applied`, result: 'refused' }
  return { words, result: refused < all ? 'partly' : 'refused' }
}

/**
 * What became of an update of a range.
 * @param failures entries of the transaction that say what was refused
 */
export function rangeOutcome(dates: number, failures: number, isWithheld: boolean): Outcome {
  if (failures === 0) return { words: `${counted(dates, 'date')} accepted` }
  const words = `${counted(failures, 'entry', 'entries')} refused`
  if (isWithheld) return { words: `${words}, nothing applied`, result: 'refused' }
  return { words: `${counted(dates, 'date')} accepted, ${words}`, result: 'partly' }
}
