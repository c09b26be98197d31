import type { Command } from 'commander'
import { addDead } from './dead.ts'
import { addGet } from './get.ts'
import { addList } from './list.ts'
import { addReplay } from './replay.ts'
import { addWatch } from './watch.ts'

export function addReservations(innwire: Command): void {
  const reservations = innwire
    .command('reservations')
    .usage('<command> [options]')
    .description('list reservations, look one up, or hand each on as it comes; personal data')
    .addHelpText(
      'after',
      `
Examples:
  innwire reservations list --demo
  innwire reservations get R000000016 --demo
  innwire reservations watch --exec ./take-reservation --demo`,
    )
  for (const add of [addList, addGet, addWatch, addDead, addReplay]) add(reservations)
}
