import type { Command } from 'commander'
import { exitCodeOf, planOf, planText, printPlan } from '../calendar/plan.ts'
import { readCalendarFile } from '../calendar/read-file.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { knowHotel } from '../engine/open-hotel.ts'
import { forHotel } from '../settings/hotel.ts'

/** What a file may have, for the help of each command that reads one. */
export const aboutFiles = `
FILE is CSV, a JSON list, or a JSON object on each line; - is standard input. Columns: inv_code (a room type) or rate_code
(one rate, which takes a price only), date as 2026-12-24, and any of availability, price as 119.90, min_stay, stop_sale, cta
and ctd (1 or 0). What is empty stays as it is; of two lines for the same, the last counts.`

export function addCalendarPlan(calendar: Command): void {
  forEngine(forHotel(calendar.command('plan')))
    .description('check a file, and show what a push of it would send')
    .argument('<file>', 'the file, - for standard input')
    .addHelpText(
      'after',
      `${aboutFiles}

Ends with 4 when the hotel's rooms may not be sent some of it, and with 2 when it names a room type or a rate that the hotel
has not.

Examples:
  innwire calendar plan prices.csv --demo
  innwire calendar plan prices.csv --quota 5/250 --range-end included --json | jq .requests`,
    )
    .action(async (path, flags) => {
      const hotel = await knowHotel(flags, ['rangeEnd'])
      const plan = await planOf(hotel, await readCalendarFile(path))
      if (flags.json || !process.stdout.isTTY) printPlan(plan)
      else process.stdout.write(planText(plan))
      process.exitCode = exitCodeOf(plan)
    })
}
