import type { Command } from 'commander'
import { addGet } from './get.ts'
import { addList } from './list.ts'

export function addReservations(innwire: Command): void {
  const reservations = innwire
    .command('reservations')
    .usage('<command> [options]')
    .description('list reservations, or look one up; personal data')
    .addHelpText(
      'after',
      `
Examples:
  innwire reservations list --demo
  innwire reservations get R000000016 --demo`,
    )
  for (const add of [addList, addGet]) add(reservations)
}
