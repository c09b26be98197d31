import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { askBefore, bookingsCountedFlag, bookingsCountedHelp } from '../calendar/consent.ts'
import { leftOf } from '../calendar/left-of.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { knowHotel } from '../engine/open-hotel.ts'
import { WrongUse } from '../failure.ts'
import { forHotel } from '../settings/hotel.ts'

export function addCalendarResume(calendar: Command): void {
  forEngine(forHotel(calendar.command('resume')))
    .description('go on with a push that was stopped, or that a channel or the service failed')
    .option(bookingsCountedFlag, bookingsCountedHelp)
    .option('--wait', 'until every channel has taken or refused all of it, however long one is away')
    .addHelpText(
      'after',
      `
Examples:
  innwire calendar resume --demo
  innwire calendar resume --demo --wait --json | jq .channels`,
    )
    .action(async (flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      const unfinished = await leftOf(hotel)
      if (!unfinished) {
        process.stderr.write('There is nothing to resume.\n')
        return
      }
      if (!unfinished.written)
        throw new WrongUse(
          `The push of ${unfinished.since} was stopped before all of its file was in the journal. Push the file again.`,
        )
      const { numbers, spans } = unfinished
      await askBefore({ ...flags, yes: true }, { numbers, canAsk: process.stdin.isTTY })
      await carryOut(hotel, { ...flags, bookingsCounted: true }, async () => spans)
    })
}
