import type { RequestClass } from '../budget/budget.ts'
import type { Calendar } from './calendar.ts'
import { openDates } from './choose-changes.ts'
import { missingOf } from './day.ts'

/**
 * The class of the next update: closing a date comes first; what only goes to channels again that did not take it
 * before, last.
 */
export function classOfUpdate(calendar: Pick<Calendar, UsedParts>): RequestClass {
  const { engine, days, holds, channels, now } = calendar
  if (days.urgent(now())) return 'closing'
  const { last } = openDates(engine.now())
  let retries = false
  for (const at of days.all()) {
    if (at.date > last) continue
    for (const missing of missingOf(at.day)) {
      if (holds.isHeld(at, missing)) continue
      if (!channels.isRetry(missing.cell, missing.scope)) return 'update'
      retries = true
    }
  }
  return retries ? 'retry' : 'update'
}

type UsedParts = 'engine' | 'days' | 'holds' | 'channels' | 'now'
