import type { UnfinishedPush } from '../engine/unfinished-push.ts'
import { type ReadsCalendar, readStanding } from './standing.ts'

/**
 * Why a hotel that `innwire run` serves has numbers that are not sent; all else goes out, and so do those that are put in anew.
 * @returns undefined where none is left of the push
 */
export async function heldBackInRun(
  calendar: ReadsCalendar,
  push: UnfinishedPush | undefined,
): Promise<string | undefined> {
  if (!push || push.numbers === 0) return undefined
  const { numbersLeft } = await readStanding(calendar, push.spans)
  if (numbersLeft === 0) return undefined
  return `${numbersLeft.toLocaleString('en')} value(s) of availability above 0 that the push of ${push.since} has left are not sent: they may sell again what was booked since. All else goes out.`
}

/** What ends that. */
export const afterHeldBack =
  'Put the present numbers of these nights in. Or, where nothing was booked since, end innwire run, and start it once with --bookings-counted.'
