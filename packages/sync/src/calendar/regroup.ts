import { timeSlices } from '../engine/time-slices.ts'
import type { Calendar } from './calendar.ts'
import type { Failed } from './cell.ts'
import type { Day } from './day.ts'
import { together } from './isolate.ts'
import { writtenAtOnce } from './waiting-days.ts'

/** Changes what is known of many values whose requests failed. Call it in turn. */
export const regrouping = ({ days, now }: Pick<Calendar, 'days' | 'now'>) => {
  async function change(matches: (failed: Failed) => boolean, news: Partial<Failed>) {
    const breathe = timeSlices()
    const places: { code: string; date: string }[] = []
    for (const { code, date, day } of days.all()) {
      await breathe()
      if (failedOf(day).some(matches)) places.push({ code, date })
    }
    for (let from = 0; from < places.length; from += writtenAtOnce) {
      await breathe()
      const loaded = await days.load(places.slice(from, from + writtenAtOnce))
      for (const { day } of loaded)
        for (const failed of failedOf(day)) if (matches(failed)) Object.assign(failed, news)
      await days.save(loaded)
    }
  }
  return {
    /** Half of a group has failed: of the rest nothing is known any more. */
    release: (group: number) =>
      change((failed) => failed.alone === 0 && failed.group === group, { group: together }),
    /** One culprit was taken after all: the others may be taken, too. */
    tryCulprits: () => change((failed) => failed.alone > 0, { group: together, at: now() }),
  }
}

const failedOf = ({ cells }: Day): Failed[] =>
  Object.values(cells).flatMap((cell) => Object.values(cell?.failed ?? {}))
