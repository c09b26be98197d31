import type { SyncStatus } from '@innwire/sync'
import { expect, it } from 'vitest'
import type { PublishedStatus } from '../engine/published-status.ts'
import { failingFindings } from './failing-findings.ts'

const waits = { waiting: 1, waitingSince: '2026-11-23T12:00:00.000Z' }
const status = {
  calendar: {
    ...waits,
    parked: 1,
    held: 1,
    failing: [{ channel: 'expedia', group: 'HR:1', since: '2026-11-23T12:00:00.000Z', reason: null }],
  },
  reservations: { ...waits, deadLetters: 1, quarantined: 1 },
  postings: { ...waits, unconfirmed: 1 },
} as unknown as SyncStatus

const adviceOf = (its: Pick<PublishedStatus, 'running' | 'folder'>) =>
  failingFindings({ status, ...its } as PublishedStatus).map(({ advice }) => advice)

it('advises beside innwire run what can be done there, and no command that would wait for its end', () => {
  for (const running of [true, false]) {
    const advice = adviceOf({ running, folder: '/srv/linden' }).join('\n')
    expect(advice).not.toMatch(
      /innwire calendar (resume|retry|push)|reservations (watch|replay)|innwire post/,
    )
    expect(advice).toContain('Put the present availability of these nights into /srv/linden/calendar.')
    expect(advice).toMatch(running ? /innwire run sends it again by itself/ : /Start innwire run again\.\n/)
  }
})

it('says that a stopped innwire run has to be started for what it does by itself', () => {
  const stopped = adviceOf({ running: false, folder: '/srv/linden' })
  expect(stopped.filter((advice) => advice.includes('gives each again'))).toEqual([
    expect.stringContaining('Mend that, and start innwire run again: it gives each again every hour.'),
  ])
  expect(stopped.join('\n')).not.toContain('end innwire run')
})

it('advises a command for each where no innwire run has the hotel', () => {
  const advice = adviceOf({ running: false, folder: null }).join('\n')
  for (const command of ['calendar resume', 'calendar retry', 'reservations replay', 'outbox retry', 'post'])
    expect(advice).toContain(`innwire ${command}`)
})
