import { expect, it } from 'vitest'
import type { Turn } from '../../src/engine/access.ts'
import type { Engine } from '../../src/engine/engine.ts'
import type { SyncEvent } from '../../src/index.ts'
import type { SavePage } from '../../src/reservations/save-page.ts'
import { openWalks } from '../../src/reservations/walk-through.ts'
import type { Json } from '../hotel.ts'

const hour = 3_600_000
const now = Date.parse('2027-09-15T12:00:00Z')

// A sweep may wait for hours for the requests of its pages.
it.each([
  ['tells where the list with both dates has an entry of before that the other one lacks', 5, 1],
  ['tells nothing where that entry has changed since the sweep was begun', 2, 0],
])('%s', async (_, hoursAgo, told) => {
  const events: SyncEvent[] = []
  const engine = {
    clock: { span: () => ({ earliest: now, latest: now }), isSure: () => true },
    emit: (event: SyncEvent) => void events.push(event),
  } as unknown as Engine
  const save: SavePage = async (ask, options) => {
    for (const one of (await ask()) as Json[]) options?.met?.set(one.hr_number, Date.parse(one.updated_at))
    return { news: true, unknown: true, unordered: false, suspects: false }
  }
  const entry = { hr_number: 'R-2', updated_at: new Date(now - hoursAgo * hour).toISOString() }
  const list = async () => ({ reservations: [entry], unreadable: [], pages: 1, count: 1 })
  const turn = { hotel: { reservations: { list } }, succeeded() {} } as unknown as Turn
  const met = new Map([['R-1', now - 9 * hour]])
  await openWalks(engine, save).throughRecent(turn, '2027-09-13', met, now - 3 * hour)
  expect(events).toHaveLength(told)
})
