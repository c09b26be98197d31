import type { Command } from 'commander'
import { forReading, readHotel } from '../../beside/read-hotel.ts'
import { forEngine } from '../../engine/engine-settings.ts'
import { printList } from '../../print.ts'
import { forHotel } from '../../settings/hotel.ts'

export function addDead(reservations: Command): void {
  forReading(forEngine(forHotel(reservations.command('dead'))))
    .description('list the changes that the command of watch failed to take in every attempt')
    .addHelpText(
      'after',
      `
It reads the journal, also while innwire reservations watch or innwire run runs, which tries each of them once an hour.

Examples:
  innwire reservations dead --demo
  innwire reservations dead --json | jq '.[].reservation'`,
    )
    .action(async (flags) => {
      const letters = await readHotel(flags, (journal) => journal.deadLetters())
      printList(
        letters.map(({ since, ...letter }) => ({ ...letter, since: since.toISOString() })),
        [
          ['NUMBER', ({ reservation }) => reservation.hr_number],
          ['STATE', ({ reservation }) => reservation.state],
          ['SINCE', ({ since }) => since],
          ['ATTEMPTS', ({ attempts }) => attempts],
          ['WHY', ({ error }) => error],
          ['KEY', ({ key }) => key],
        ],
        'No dead letter waits.',
        flags.json,
      )
    })
}
