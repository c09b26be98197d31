import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { askBefore, bookingsCountedFlag, bookingsCountedHelp, checkAsked } from '../calendar/consent.ts'
import { giveUpParked, parkedOf, withHotel } from '../calendar/give-up-parked.ts'
import { printNothing } from '../calendar/report.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { forSoLong } from '../engine/interrupt.ts'
import { knowHotel, type OpenHotel } from '../engine/open-hotel.ts'
import { readUnfinished, spansOf } from '../engine/unfinished-push.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { forHotel } from '../settings/hotel.ts'

export function addCalendarRetry(calendar: Command): void {
  const retry = forItsTurn(forEngine(forHotel(calendar.command('retry'))))
  forSoLong(retry, 'what is left is in the journal, for innwire calendar resume')
    .description('send again what is parked, because the service or a channel refused it, or give it up')
    .argument('[room]', 'code of a room type or a rate; all of them without it')
    .option(bookingsCountedFlag, bookingsCountedHelp)
    .option('--drop', 'give it up instead: the service keeps what it has, until the value is pushed again')
    .option('--yes', 'with --drop: give it up without asking')
    .option('--wait', 'until every channel has taken or refused all of it, however long one is away')
    .addHelpText(
      'after',
      `
Examples:
  innwire calendar retry --demo
  innwire calendar retry HR:1 --demo
  innwire calendar retry HR:1 --drop --demo`,
    )
    .action(async (room, flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      if (flags.drop) return giveUpParked(hotel, room, flags)
      const isNumber = ({ field, value }: { field: string; value: unknown }) =>
        field === 'availability' && Number(value) > 0
      const look = async (opened: Pick<OpenHotel, 'sync' | 'store'>) => {
        const parked = await parkedOf(opened, room)
        // The engine sends what a push of before has left, too, where parked numbers may be among it.
        const before = await readUnfinished({ store: opened.store, hrId: hotel.hrId })
        return { parked, numbers: Math.max(parked.filter(isNumber).length, before?.numbers ?? 0) }
      }
      const asked = flags.bookingsCounted
        ? Infinity
        : (await withHotel(hotel, flags.hotelTimeout, look)).numbers
      await askBefore({ ...flags, yes: true }, { numbers: asked, canAsk: process.stdin.isTTY })
      await carryOut(hotel, flags, async (opened) => {
        const { parked, numbers } = await look(opened)
        checkAsked(asked, numbers)
        if (parked.length === 0) {
          printNothing('Nothing is parked.', flags.json)
          return undefined
        }
        await opened.sync.calendar.retryParked(room === undefined ? undefined : { inv_code: room })
        return {
          spans: spansOf(
            parked.map(({ code, date, field }) => ({ code, first: date, last: date, fields: [field] })),
          ),
        }
      })
    })
}
