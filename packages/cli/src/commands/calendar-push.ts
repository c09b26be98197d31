import { calendarFields } from '@innwire/types'
import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { askBefore, bookingsCountedFlag, bookingsCountedHelp, checkAsked } from '../calendar/consent.ts'
import { leftOf } from '../calendar/left-of.ts'
import { lostUpdate } from '../calendar/lost-update.ts'
import { codeOf, exitCodeOf, planOf, planText, printPlan } from '../calendar/plan.ts'
import { readCalendarFile } from '../calendar/read-file.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { knowHotel, say } from '../engine/open-hotel.ts'
import { heldBack, keepUnfinished, readUnfinished, spansOf } from '../engine/unfinished-push.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { forHotel } from '../settings/hotel.ts'
import { aboutFiles } from './calendar-plan.ts'

export function addCalendarPush(calendar: Command): void {
  forItsTurn(forEngine(forHotel(calendar.command('push'))))
    .description('bring the values of a file to the channels')
    .argument('<file>', 'the file, - for standard input')
    .option('--yes', 'send it without asking')
    .option(bookingsCountedFlag, bookingsCountedHelp)
    .option('--dry-run', 'only plan')
    .option('--again', 'send anew what the journal counts as sent, too, as where the service has lost it')
    .option('--wait', 'until every channel has taken or refused all of it, however long one is away')
    .addHelpText(
      'after',
      `${aboutFiles}

An availability above 0 sets what is left to sell, so it needs every booking in it that was made until now: on a terminal
that is asked, and a script says it by ${bookingsCountedFlag}. Ctrl-C leaves the rest in the journal, for innwire calendar resume.
Ends with 4 when something was refused, or a channel failed.

Examples:
  innwire calendar push prices.csv --demo
  innwire calendar push prices.csv --demo --yes --wait --json | jq .refused`,
    )
    .action(async (path, flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      const file = await readCalendarFile(path)
      const plan = await planOf(hotel, file)
      if (flags.dryRun) {
        if (flags.json || !process.stdout.isTTY) printPlan(plan)
        else process.stdout.write(planText(plan))
        process.exitCode = exitCodeOf(plan)
        return
      }
      process.stderr.write(planText(plan))
      const lost = flags.again ? undefined : await lostUpdate(hotel)
      if (lost) say({ message: lost })
      const canAsk = process.stdin.isTTY && path !== '-'
      const closesDates = plan.closing > 0
      // Numbers of before that nobody vouches for keep no date of the file open.
      const mayCloseAlone = (old: number) =>
        !canAsk && !flags.bookingsCounted && closesDates && plan.numbers === 0 && old > 0
      const consent = async (old: number) => {
        const numbers = mayCloseAlone(old) ? 0 : plan.numbers + old
        await askBefore(flags, { numbers, canAsk })
      }
      const asked = (await leftOf(hotel))?.numbers ?? 0
      await consent(asked)
      const { changes } = file
      const spans = spansOf(
        changes.map((its) => ({
          code: codeOf(its),
          first: its.date,
          last: its.date,
          fields: calendarFields.filter((field) => field in its),
        })),
      )
      await carryOut(hotel, flags, async ({ sync, store }) => {
        const place = { store, hrId: hotel.hrId }
        const before = await readUnfinished(place)
        // The engine sends what a push of before has left, too.
        const old = before?.numbers ?? 0
        if (!flags.bookingsCounted && !mayCloseAlone(old)) checkAsked(asked, old)
        const closingsOnly = mayCloseAlone(old)
        if (closingsOnly) say({ message: heldBack(before) ?? '' })
        const both = spansOf([...(before?.spans ?? []), ...spans])
        const since = new Date().toISOString()
        const unfinished = { since, written: false, numbers: plan.numbers + old, spans: both }
        await keepUnfinished(place, unfinished)
        if (flags.again || lost) await sync.calendar.refresh()
        await file.placing(() => sync.calendar.set(changes))
        await keepUnfinished(place, { ...unfinished, written: true })
        return { spans: closingsOnly ? spans : both, closingsOnly }
      })
    })
}
