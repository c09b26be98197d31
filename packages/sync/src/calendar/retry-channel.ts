import type { Calendar } from './calendar.ts'
import { drop } from './cell.ts'
import type { Day } from './day.ts'
import { mostRefusals } from './settle-ends.ts'

/** Lets values go once more that a channel refused before it was down: what it says now may be another thing. */
export async function retryChannel(calendar: Calendar, channel: string): Promise<void> {
  const { journal, days, inTurn, channels, schedule, now } = calendar
  // If it refuses one again, that is known to be no failure of the channel.
  const request = channels.lastTaken(channel) - 1
  for await (const some of journal.allDays()) {
    const parked = some.filter(({ day }) => cellsParkedBy(channel, day).length > 0)
    if (parked.length === 0) continue
    await inTurn(async () => {
      const loaded = await days.load(parked)
      for (const { day } of loaded) {
        for (const cell of cellsParkedBy(channel, day)) {
          drop(cell, 'parked', channel)
          const again = { failures: 0, refusals: mostRefusals - 1, at: 0, request }
          cell.again = { ...cell.again, [channel]: again }
        }
      }
      await days.save(loaded)
    })
  }
  schedule.resume(now())
}

const cellsParkedBy = (channel: string, { cells }: Day) =>
  Object.values(cells).filter((cell) => cell.parked?.[channel]?.byChannel)
