import type { ListedRoom } from '@innwire/sync'
import { expect, it } from 'vitest'
import { listedRoom } from '../../test/listed-room.ts'
import { channelFindings, roomFindings } from './room-findings.ts'

const room = (channels?: string[]) => listedRoom('HR:1', channels)
const expedia = { name: 'Expedia', code: 'expedia', in_progress: 0, succeeded: 1, failed: 0 }
const problems = (rooms: ListedRoom[]) =>
  [...roomFindings(rooms), ...channelFindings([expedia], rooms, '')].map(({ problem }) => problem)

it('says of a room without channels that nobody sells it, and of one whose list is left out nothing', () => {
  expect(problems([room([])])).toEqual([
    'No channel sells HR:1: what is pushed for it arrives nowhere.',
    'No room is mapped on expedia.',
  ])
  expect(problems([room()])).toEqual([])
  expect(problems([room(['expedia'])])).toEqual([])
})
