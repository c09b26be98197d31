import { InputError } from '@innwire/client'
import type { Target } from '../plan/changes.ts'
import type { Calendar } from './calendar.ts'
import { type Cell, type Scope, unpark } from './cell.ts'
import { longestAgainMs } from './channels.ts'
import type { Day } from './day.ts'
import { readCode } from './read-days.ts'

/** A value that is parked, that requests fail with, or that a channel failed, for one channel or for everyone. */
type Stuck = { code: string; scope: Scope; by: 'channel' | 'service' | 'failure' | 'failedChannel' }

/**
 * Lets values go once more, where whoever refused them, or failed at them, may say another thing by now.
 * @returns how many
 */
async function retryStuck(
  calendar: Calendar,
  isMeant: (stuck: Stuck) => boolean,
  meet: (code: string) => void = () => {},
): Promise<number> {
  const { engine, journal, days, mutex, schedule, now } = calendar
  let count = 0
  for await (const some of journal.allDays()) {
    for (const { code } of some) meet(code)
    const found = some.filter(({ code, day }) => stuckIn(code, day, isMeant).length > 0)
    if (found.length === 0) continue
    await mutex(async () => {
      const loaded = await days.load(found)
      for (const { code, day } of loaded)
        for (const { cell, scope, by } of stuckIn(code, day, isMeant)) {
          count += 1
          const failed = cell.failed?.[scope]
          const again = cell.again?.[scope]
          // No pause is longer, and those of one time still go together.
          if (by === 'failedChannel' && again) again.at -= longestAgainMs(engine.pacing)
          else if (failed) failed.at = now()
          else unpark(cell, scope)
        }
      await days.save(loaded)
    })
  }
  schedule.resume(now())
  calendar.push()
  return count
}

/**
 * What a person wants tried again, of one target or of all. @returns how many values
 * @throws {InputError} when nothing is set for the target
 */
export async function retryParked(calendar: Calendar, target: Target | undefined): Promise<number> {
  const wanted = target === undefined ? undefined : readCode(target)
  // What refuses may be the list of rooms.
  calendar.rooms.doubt()
  let known = wanted === undefined
  const count = await retryStuck(
    calendar,
    ({ code, by }) => by !== 'failedChannel' && (wanted === undefined || code === wanted),
    (code) => (known ||= code === wanted),
  )
  if (known) return count
  const message = `Nothing is set for ${wanted}. Take the code from calendar.parked(), or leave the target out.`
  throw new InputError([{ path: 'target', message }])
}

/** What channels and the service have failed goes again now, in place of after its pause. */
export async function retryFailed(calendar: Calendar): Promise<void> {
  calendar.channels.hasten(calendar.now())
  await retryStuck(calendar, ({ by }) => by === 'failure' || by === 'failedChannel')
}

/** What a channel refused that takes values again. */
export async function retryRefusedBy(calendar: Calendar, channel: string): Promise<void> {
  await retryStuck(calendar, ({ scope, by }) => by === 'channel' && scope === channel)
}

/** What is parked of codes that have changed in the list of rooms. */
export async function retryChanged(calendar: Calendar): Promise<void> {
  const { rooms } = calendar
  const changed = rooms.changed()
  if (changed.length === 0) return
  const codes = new Set(changed)
  await retryStuck(calendar, ({ code, by }) => (by === 'channel' || by === 'service') && codes.has(code))
  await rooms.seenTo(changed)
}

function stuckIn(code: string, { cells }: Day, isMeant: (stuck: Stuck) => boolean) {
  return Object.values<Cell>(cells).flatMap((cell) => {
    const parked = Object.entries(cell.parked ?? {}).map(([scope, { byChannel }]) => {
      const by: Stuck['by'] = byChannel ? 'channel' : 'service'
      return { cell, scope, by }
    })
    const failing = Object.entries(cell.failed ?? {}).flatMap(([scope, { alone }]) => {
      const by: Stuck['by'] = 'failure'
      return alone > 0 ? { cell, scope, by } : []
    })
    const again = Object.entries(cell.again ?? {}).flatMap(([scope, { at }]) => {
      const by: Stuck['by'] = 'failedChannel'
      return at > 0 ? { cell, scope, by } : []
    })
    return [...parked, ...failing, ...again].filter(({ scope, by }) => isMeant({ code, scope, by }))
  })
}
