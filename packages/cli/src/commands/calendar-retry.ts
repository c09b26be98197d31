import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { knowHotel } from '../engine/open-hotel.ts'
import { spansOf } from '../engine/unfinished-push.ts'
import { forHotel } from '../settings/hotel.ts'

export function addCalendarRetry(calendar: Command): void {
  forEngine(forHotel(calendar.command('retry')))
    .description('send again what is parked, because the service or a channel refused it')
    .argument('[room]', 'code of a room type or a rate; all of them without it')
    .option('--wait', 'until every channel has taken or refused all of it, however long one is away')
    .addHelpText(
      'after',
      `
Examples:
  innwire calendar retry --demo
  innwire calendar retry HR:1 --demo`,
    )
    .action(async (room, flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      await carryOut(hotel, flags, async ({ sync: { calendar } }) => {
        const parked = (await calendar.parked()).filter(({ code }) => room === undefined || code === room)
        if (parked.length === 0) {
          process.stderr.write('Nothing is parked.\n')
          return undefined
        }
        await calendar.retryParked(room === undefined ? undefined : { inv_code: room })
        return spansOf(
          parked.map(({ code, date, field }) => ({ code, first: date, last: date, fields: [field] })),
        )
      })
    })
}
