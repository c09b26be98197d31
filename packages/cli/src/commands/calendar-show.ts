import { type Command, InvalidArgumentError } from 'commander'
import { forReading, readHotel } from '../beside/read-hotel.ts'
import { drawMonths } from '../calendar/month.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { numberTo } from '../option-values.ts'
import { colours, printJson, shownText } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'

/** More than these may be set at no time. */
const mostMonths = 34

export function addCalendarShow(calendar: Command): void {
  forReading(forEngine(forHotel(calendar.command('show'))))
    .description('draw the months of a room: what was pushed, and whether the channels have it')
    .argument('<room>', 'code of a room type or a rate')
    .option('--from <month>', 'the first month, such as 2026-12', month, new Date().toISOString().slice(0, 7))
    .option('--months <number>', 'how many', numberTo(mostMonths), 1)
    .addHelpText(
      'after',
      `
It reads the journal, also while another innwire runs for the hotel, and sends nothing.

Examples:
  innwire calendar show HR:1 --demo
  innwire calendar show HR:1 --months 3 --demo --json | jq '.[].date'`,
    )
    .action(async (room, flags) => {
      const months = Array.from({ length: flags.months }, (_, index) => monthAfter(flags.from, index))
      const range = { from: `${months[0]}-01`, to: `${months.at(-1)}-${lastDay(months.at(-1) ?? '')}` }
      const days = await readHotel(flags, (journal) => journal.calendar({ inv_code: room }, range))
      if (flags.json || !process.stdout.isTTY) printJson(days)
      else if (days.length > 0)
        process.stdout.write(drawMonths(months, days, colours(), process.stdout.columns || Infinity))
      else
        process.stdout.write(`Nothing was pushed for ${shownText(room)} from ${range.from} to ${range.to}.\n`)
    })
}

function month(text: string): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('A month is written as 2026-12.')
  return text
}

function monthAfter(first: string, months: number): string {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}

function lastDay(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
