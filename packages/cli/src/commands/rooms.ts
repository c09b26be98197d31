import type { Room } from '@innwire/types'
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
          ['MAY BE SENT', sendable],
          ['PEOPLE', (room) => room.room_capacity],
          ['MASTER', (room) => room.is_master],
          ['CHANNELS', (room) => room.channel_codes?.join(' ')],
        ],
        'The hotel has no rooms yet.',
        flags.json,
      )
    })
}

function sendable(room: Room): string {
  return [
    room.availability_update ? 'availability' : '',
    room.price_update ? 'price' : '',
    room.restrictions_update ? 'restrictions' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
