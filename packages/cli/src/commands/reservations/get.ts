import type { Reservation } from '@innwire/types'
import type { Command } from 'commander'
import { NotDone } from '../../failure.ts'
import { printJson, shownText, tableOf } from '../../print.ts'
import { connect, forHotel } from '../../settings/hotel.ts'
import { reservationColumns, roomColumns } from './columns.ts'

export function addGet(reservations: Command): void {
  forHotel(reservations.command('get'))
    .description('show a reservation')
    .argument('<number>', "its number, the service's or the channel's")
    .addHelpText(
      'after',
      `
Ends with 1 when there is none. By our reading of the service, a look at one delivers nothing (D19).

Examples:
  innwire reservations get R000000016 --demo
  innwire reservations get 1746283950 --json | jq .rooms`,
    )
    .action(async (number, flags) => {
      const hotel = await connect(flags)
      const reservation = await hotel.reservations.get(number)
      if (!reservation) throw new NotDone(`There is no reservation ${number}. List what there is.`)
      if (flags.json || !process.stdout.isTTY) printJson(reservation)
      else process.stdout.write(shown(reservation))
    })
}

function shown(reservation: Reservation): string {
  const { note, cancel_reason, payment, paid_amount, currency, address, rooms } = reservation
  const facts: [string, string | number | null | undefined][] = [
    ...reservationColumns.map(([head, of]): [string, string] => [head, String(of(reservation) ?? '')]),
    ['CANCELED', cancel_reason],
    ['NOTE', note],
    ['PAYMENT', payment],
    ['PAID', `${paid_amount} ${currency}`],
    ['PHONE', address?.phone],
    ['EMAIL', address?.email],
    ['COUNTRY', address?.country],
  ]
  const lines = facts
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([head, value]) => `${head.padEnd(16)}${shownText(String(value))}`)
  return `${lines.join('\n')}\n\n${tableOf(rooms, roomColumns)}\n`
}
