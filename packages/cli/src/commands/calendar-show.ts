import { type Command, InvalidArgumentError } from 'commander'
import { drawMonths } from '../calendar/month.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { untilInterrupted } from '../engine/interrupt.ts'
import { knowHotel, openHotel } from '../engine/open-hotel.ts'
import { colours, printJson, shownText } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'

/** More than these may be set at no time. */
const mostMonths = 34

export function addCalendarShow(calendar: Command): void {
  forEngine(forHotel(calendar.command('show')))
    .description('draw the months of a room: what was pushed, and whether the channels have it')
    .argument('<room>', 'code of a room type or a rate')
    .option('--from <month>', 'the first month, such as 2026-12', month, new Date().toISOString().slice(0, 7))
    .option('--months <number>', 'how many', number, 1)
    .addHelpText(
      'after',
      `
It shows what was pushed from this journal. What waits there goes on meanwhile.

Examples:
  innwire calendar show HR:1 --demo
  innwire calendar show HR:1 --from 2026-12 --months 3 --demo --json | jq '.[].date'`,
    )
    .action(async (room, flags) => {
      const hotel = await knowHotel(flags, ['bookings', 'rangeEnd'])
      const months = Array.from({ length: flags.months }, (_, index) => monthAfter(flags.from, index))
      const range = { from: `${months[0]}-01`, to: `${months.at(-1)}-${lastDay(months.at(-1) ?? '')}` }
      const { signal, done } = untilInterrupted()
      const { sync, close } = await openHotel(hotel, { signal }).finally(done)
      const days = await sync.calendar.read({ inv_code: room }, range).finally(close)
      if (flags.json || !process.stdout.isTTY) printJson(days)
      else if (days.length > 0) process.stdout.write(drawMonths(months, days, colours()))
      else
        process.stdout.write(`Nothing was pushed for ${shownText(room)} from ${range.from} to ${range.to}.\n`)
    })
}

function month(text: string): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('A month is written as 2026-12.')
  return text
}

function number(text: string): number {
  const many = Number(text)
  if (!Number.isInteger(many) || many < 1 || many > mostMonths)
    throw new InvalidArgumentError(`Give a number from 1 to ${mostMonths}.`)
  return many
}

function monthAfter(first: string, months: number): string {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}

function lastDay(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
