import type { Command } from 'commander'
import { printList } from '../print.ts'
import { connect, forHotel } from '../settings/hotel.ts'

export function addRooms(innwire: Command): void {
  forHotel(innwire.command('rooms'))
    .description('list rooms and rates, with what each may be sent')
    .addHelpText(
      'after',
      `
Examples:
  innwire rooms --demo
  innwire rooms --json | jq -r '.[] | select(.price_update) | .rate_code'`,
    )
    .action(async (flags) => {
      const hotel = await connect(flags)
      printList(
        await hotel.rooms.list(),
        [
          ['RATE', (room) => room.rate_code],
          ['GROUP', (room) => room.inv_code],
          ['NAME', (room) => room.name],
          ['AVAILABILITY', (room) => room.availability_update],
          ['PRICES', (room) => room.price_update],
          ['RESTRICTIONS', (room) => room.restrictions_update],
          ['PEOPLE', (room) => room.room_capacity],
          ['MASTER', (room) => room.is_master],
          ['CHANNELS', (room) => room.channel_codes.join(' ')],
        ],
        'The hotel has no rooms yet.',
        flags.json,
      )
    })
}
