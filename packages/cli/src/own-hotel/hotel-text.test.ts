import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { listedRoom } from '../../test/listed-room.ts'
import { hotelText } from './hotel-text.ts'

it('sells a rate whose list of channels is left out on all of them, and says that this is made up', () => {
  const channel = (code: string) => ({ code, name: code, in_progress: 0, succeeded: 0, failed: 0 })
  const lists = {
    rooms: [listedRoom('HR:1', ['expedia']), listedRoom('NR:HR:1')],
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
