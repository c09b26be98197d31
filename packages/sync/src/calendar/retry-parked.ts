import type { Calendar } from './calendar.ts'
import { type Cell, type Scope, unpark } from './cell.ts'
import type { Day } from './day.ts'

/** A value that is parked, for one channel or for everyone. */
type ParkedAt = { code: string; scope: Scope; byChannel: boolean }

/** Lets parked values go once more, where whoever refused them may say another thing by now. */
export async function retryParked(calendar: Calendar, isMeant: (parked: ParkedAt) => boolean): Promise<void> {
  const { journal, days, inTurn, channels, schedule, now } = calendar
  for await (const some of journal.allDays()) {
    const found = some.filter(({ code, day }) => parkedOf(code, day, isMeant).length > 0)
    if (found.length === 0) continue
    await inTurn(async () => {
      const loaded = await days.load(found)
      for (const { code, day } of loaded)
        for (const { cell, scope } of parkedOf(code, day, isMeant))
          unpark(cell, scope, channels.lastTaken(scope) - 1)
      await days.save(loaded)
    })
  }
  schedule.resume(now())
  calendar.push()
}

/** What a channel refused that takes values again. */
export const retryChannel = (calendar: Calendar, channel: string): Promise<void> =>
  retryParked(calendar, ({ scope, byChannel }) => byChannel && scope === channel)

function parkedOf(code: string, { cells }: Day, isMeant: (parked: ParkedAt) => boolean) {
  return Object.values<Cell>(cells).flatMap((cell) =>
    Object.entries(cell.parked ?? {})
      .filter(([scope, { byChannel = false }]) => isMeant({ code, scope, byChannel }))
      .map(([scope]) => ({ cell, scope })),
  )
}
