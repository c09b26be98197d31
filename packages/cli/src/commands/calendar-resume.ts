import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { askBefore, bookingsCountedFlag, bookingsCountedHelp, checkAsked } from '../calendar/consent.ts'
import { leftOf } from '../calendar/left-of.ts'
import { printNothing } from '../calendar/report.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { forSoLong } from '../engine/interrupt.ts'
import { knowHotel } from '../engine/open-hotel.ts'
import { readUnfinished, type UnfinishedPush } from '../engine/unfinished-push.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { WrongUse } from '../failure.ts'
import { forHotel } from '../settings/hotel.ts'

export function addCalendarResume(calendar: Command): void {
  const resume = forItsTurn(forEngine(forHotel(calendar.command('resume'))))
  forSoLong(resume, 'what is left is in the journal, for innwire calendar resume')
    .description('go on with a push that was stopped, or that a channel or the service failed')
    .option(bookingsCountedFlag, bookingsCountedHelp)
    .option('--wait', 'until every channel has taken or refused all of it, however long one is away')
    .addHelpText(
      'after',
      `
It needs no --yes: to run it is to say so. It asks about availability above 0 alone, and a script answers that by ${bookingsCountedFlag}.

Examples:
  innwire calendar resume --demo
  innwire calendar resume --demo --wait --json | jq .channels`,
    )
    .action(async (flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      const unfinished = await leftOf(hotel)
      const canAsk = process.stdin.isTTY
      if (!isToResume(unfinished, flags.json)) return
      await askBefore({ ...flags, yes: true }, { numbers: unfinished.numbers, canAsk })
      await carryOut(hotel, flags, async ({ sync, store }) => {
        // Another process may have gone on with it meanwhile.
        const present = await readUnfinished({ store, hrId: hotel.hrId })
        if (!isToResume(present, flags.json)) return undefined
        if (!flags.bookingsCounted) checkAsked(unfinished.numbers, present.numbers)
        await sync.calendar.retryFailed()
        return { spans: present.spans, retriesFailed: true }
      })
    })
}

/** @throws {WrongUse} when its file is needed again */
function isToResume(push: UnfinishedPush | undefined, json: boolean | undefined): push is UnfinishedPush {
  if (!push) {
    printNothing('There is nothing to resume.', json)
    return false
  }
  if (push.written) return true
  throw new WrongUse(
    `The push of ${push.since} was stopped before all of its file was in the journal. Push the file again.`,
  )
}
