import { calendarFields } from '@innwire/types'
import type { Command } from 'commander'
import { carryOut } from '../calendar/carry-out.ts'
import { ask, askBefore, bookingsCountedFlag, bookingsCountedHelp } from '../calendar/consent.ts'
import { leftOf } from '../calendar/left-of.ts'
import { lostUpdate } from '../calendar/lost-update.ts'
import { exitCodeOf, planOf, planText, printPlan } from '../calendar/plan.ts'
import { codeOf, oddPricesAre, pricesCheckedFlag } from '../calendar/prices.ts'
import { readCalendarFile } from '../calendar/read-file.ts'
import { type KeepsBack, readStanding } from '../calendar/standing.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { forSoLong } from '../engine/interrupt.ts'
import { knowHotel, say } from '../engine/open-hotel.ts'
import { keepUnfinished, keptBackBeside, readUnfinished, spansOf } from '../engine/unfinished-push.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { forHotel } from '../settings/hotel.ts'
import { aboutFiles } from './calendar-plan.ts'

export function addCalendarPush(calendar: Command): void {
  const push = forItsTurn(forEngine(forHotel(calendar.command('push'))))
  forSoLong(push, 'what is left is in the journal, for innwire calendar resume')
    .description('bring the values of a file to the channels')
    .argument('<file>', 'the file, - for standard input')
    .option('--yes', 'send it without asking')
    .option(bookingsCountedFlag, bookingsCountedHelp)
    .option(pricesCheckedFlag, 'prices of 0 and with three decimals are meant')
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
      if (plan.odd_prices.length > 0 && !flags.pricesChecked) {
        const about = oddPricesAre(plan.odd_prices.length)
        await ask(about, 'Are these prices meant?', pricesCheckedFlag, canAsk)
      }
      await askBefore(flags, { numbers: plan.numbers, canAsk, left: await leftOf(hotel) })
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
        // Counted anew: of a push that was killed, the count has nights twice that both files have.
        const old = before ? (await readStanding(sync.calendar, before.spans)).numbersLeft : 0
        const both = spansOf([...(before?.spans ?? []), ...spans])
        const since = new Date().toISOString()
        const unfinished = { since, written: false, numbers: plan.numbers + old, spans: both }
        await keepUnfinished(place, unfinished)
        if (flags.again || lost) await sync.calendar.refresh()
        await file.placing(() => sync.calendar.set(changes))
        const present = new Set(
          changes.flatMap((its) => (its.availability === undefined ? [] : [nightOf(codeOf(its), its.date)])),
        )
        const keepsBack: KeepsBack = (code, date) => !present.has(nightOf(code, date))
        const { keptBack, numbersLeft } =
          old === 0
            ? { keptBack: 0, numbersLeft: plan.numbers }
            : await readStanding(sync.calendar, both, keepsBack)
        await keepUnfinished(place, { ...unfinished, numbers: numbersLeft, written: true })
        if (keptBack === 0) return { spans: both }
        say({ message: keptBackBeside(before?.since ?? since, keptBack) })
        return { spans: both, keepsBack }
      })
    })
}

const nightOf = (code: string, date: string) => `${code}/${date}`
