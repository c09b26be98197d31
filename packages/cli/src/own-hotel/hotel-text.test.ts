import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { hotelText } from './hotel-text.ts'

it('sells a rate whose list of channels is left out on all of them, and says that this is made up', () => {
  const room = (rate_code: string, channel_codes?: string[]) => ({
    rate_code,
    inv_code: 'HR:1',
    availability_update: true,
    restrictions_update: true,
    price_update: true,
    name: rate_code,
    description: '',
    policy: '',
    room_capacity: 2,
    adult_capacity: 2,
    is_master: false,
    ...(channel_codes && { channel_codes }),
  })
  const channel = (code: string) => ({ code, name: code, in_progress: 0, succeeded: 0, failed: 0 })
  const lists = {
    rooms: [room('HR:1', ['expedia']), room('NR:HR:1')],
    channels: [channel('expedia'), channel('hrs')],
    extras: undefined,
    departments: undefined,
    accounts: undefined,
  }
  const text = hotelText(lists, 'UTC')
  expect(text).toContain('# Made up: which channels sell "NR:HR:1".\nchannels:')
  const { channels } = parse(text)
  expect(Object.keys(channels.expedia.mappings)).toEqual(['HR:1', 'NR:HR:1'])
  expect(Object.keys(channels.hrs.mappings)).toEqual(['NR:HR:1'])
})
