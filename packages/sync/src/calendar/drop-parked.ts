import type { CalendarField } from '@innwire/types'
import type { Target } from '../plan/changes.ts'
import type { Calendar } from './calendar.ts'
import { type Cell, drop, type Scope, takenFor } from './cell.ts'
import type { DayAt } from './day.ts'
import { readCode } from './read-days.ts'

/**
 * Gives up what is parked, of one target or of all: what the service took last is wanted from now on, where that is known, or
 * nothing is.
 * @returns how many values
 * @throws {InputError} when the target cannot be read
 */
export async function dropParked(calendar: Calendar, target: Target | undefined): Promise<number> {
  const { journal, days, mutex } = calendar
  const wanted = target === undefined ? undefined : readCode(target)
  const isMeant = ({ code, day }: DayAt) =>
    (wanted === undefined || code === wanted) && Object.values(day.cells).some(({ parked }) => parked)
  let count = 0
  for await (const some of journal.allDays()) {
    const found = some.filter(isMeant)
    if (found.length === 0) continue
    await mutex(async () => {
      const loaded = await days.load(found)
      for (const { day } of loaded)
        for (const [field, cell] of Object.entries(day.cells)) {
          const scopes = Object.keys(cell.parked ?? {})
          for (const scope of scopes) giveUp(cell, scope)
          count += scopes.length
          const isEmpty = Object.keys(cell.wanted).length + Object.keys(cell.taken).length === 0
          if (isEmpty) delete day.cells[field as CalendarField]
        }
      await days.save(loaded)
    })
  }
  calendar.changed()
  return count
}

function giveUp(cell: Cell, scope: Scope): void {
  const taken = takenFor(cell, scope)?.[0]
  // A channel that refuses what all are to have has no value of its own to give up.
  if (Object.hasOwn(cell.wanted, scope)) {
    if (taken === undefined) delete cell.wanted[scope]
    else cell.wanted[scope] = taken
  }
  for (const name of ['parked', 'again', 'repeated'] as const) drop(cell, name, scope)
}
