import type { CalendarDay, Sync } from '@innwire/sync'
import { expect, it, vi } from 'vitest'
import { follow } from './follow.ts'

const date = '2030-05-01'

/** A night whose price the service has, and of which its channel has said so much. */
const night = (state: 'waiting' | 'failed'): CalendarDay => {
  const channels = { bookingcom: { wanted: '90', sent: '90', state } }
  return { date, values: { price: { wanted: '90', sent: '90', state: 'sent', channels } } }
}

it('an update that goes out while the values are read is waited for until its channels have said what they made of it', async () => {
  let [openTransactions, reads] = [0, 0]
  const calendar = {
    // It is never settled: the engine goes on with what a channel failed.
    settled: () => new Promise(() => {}),
    state: () => ({ waiting: 0, held: 0, openTransactions }),
    read: async () => {
      reads += 1
      // The first reading begins before the update is answered, and ends after that.
      openTransactions = reads < 3 ? 1 : 0
      return [night(reads < 3 ? 'waiting' : 'failed')]
    },
  }
  const sync = {
    calendar,
    budget: { state: () => ({ nextAt: { update: new Date(), follow: new Date() } }) },
    status: async () => ({
      service: { state: 'reachable' },
      calendar: { failures: { inRow: 0, reason: null } },
    }),
  } as unknown as Sync
  const { ended, standing } = await follow(
    sync,
    [{ code: 'HR:1', first: date, last: date, fields: ['price'] }],
    {
      signal: new AbortController().signal,
      wait: false,
      keepsBack: undefined,
      retriesFailed: false,
      progress: () => {},
    },
  )
  expect(ended).toBe('done')
  expect(standing.refused).toMatchObject([{ channel: 'bookingcom', state: 'failed' }])
})

it('a service that goes away after it has failed updates is told as one that cannot be reached', async () => {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  const calendar = {
    settled: () => new Promise(() => {}),
    state: () => ({ waiting: 1, held: 0, openTransactions: 0 }),
    read: async () => [{ date, values: { price: { wanted: '90', state: 'waiting', channels: {} } } }],
  }
  const sync = {
    calendar,
    budget: { state: () => ({ nextAt: { update: new Date(), follow: new Date() } }) },
    status: async () => {
      const state = time === 0 ? 'answers' : 'unreachable'
      // The next look is two seconds later.
      time += 2000
      return { service: { state }, calendar: { failures: { inRow: 2, reason: 'It cannot be reached.' } } }
    },
  } as unknown as Sync
  const { ended } = await follow(sync, [{ code: 'HR:1', first: date, last: date, fields: ['price'] }], {
    signal: new AbortController().signal,
    wait: false,
    keepsBack: undefined,
    retriesFailed: true,
    progress: () => {},
  })
  expect(ended).toBe('unreachable')
})
