import type { Command } from 'commander'
import { forEngine } from '../engine/engine-settings.ts'
import { untilInterrupted } from '../engine/interrupt.ts'
import { knowHotel, openHotel } from '../engine/open-hotel.ts'
import { forHotel } from '../settings/hotel.ts'

export function addCalendarRetry(calendar: Command): void {
  forEngine(forHotel(calendar.command('retry')))
    .description('send again what is parked, because the service or a channel refused it')
    .argument('[room]', 'code of a room type or a rate; all of them without it')
    .addHelpText(
      'after',
      `
Examples:
  innwire calendar retry --demo
  innwire calendar retry HR:1 --demo`,
    )
    .action(async (room, flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      const { signal, done } = untilInterrupted()
      const { sync, close } = await openHotel(hotel, { signal })
      try {
        const values = await sync.calendar.retryParked(room === undefined ? undefined : { inv_code: room })
        process.stderr.write(
          values === 0 ? 'Nothing is parked.\n' : `${values} value(s) go again as soon as the engine runs.\n`,
        )
      } finally {
        await close()
        done()
      }
    })
}
