import type { Command } from 'commander'
import { printList } from '../print.ts'
import { connect, forHotel } from '../settings/hotel.ts'

export function addChannels(innwire: Command): void {
  forHotel(innwire.command('channels'))
    .description('list the sales channels that the service knows')
    .option('--connected', 'those that the hotel is connected to, with how their updates went')
    .addHelpText(
      'after',
      `
Examples:
  innwire channels --demo
  innwire channels --connected --demo`,
    )
    .action(async (flags) => {
      const { channels } = await connect(flags)
      if (flags.connected) {
        printList(
          await channels.connected(),
          [
            ['CODE', (channel) => channel.code],
            ['NAME', (channel) => channel.name],
            ['IN PROGRESS', (channel) => channel.in_progress],
            ['SUCCEEDED', (channel) => channel.succeeded],
            ['FAILED', (channel) => channel.failed],
          ],
          'The hotel is connected to no channel.',
          flags.json,
        )
      } else {
        printList(
          await channels.list(),
          [
            ['CODE', (channel) => channel.code],
            ['NAME', (channel) => channel.name],
          ],
          'The service knows no channel.',
          flags.json,
        )
      }
    })
}
