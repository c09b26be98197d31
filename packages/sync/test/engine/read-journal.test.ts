import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore, readJournal } from '../../src/index.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from '../postings/till.ts'
import { guestsOf } from '../reservations/guests.ts'

let till: Till
beforeEach(async () => {
  till = await openTill()
})
afterEach(() => till.stop())

it('reads dead letters and bills that wait, beside the worker that has the property', async () => {
  const store = memoryStore()
  const journal = readJournal(store, till.hrId)
  expect([await journal.deadLetters(), await journal.waitingPostings()]).toEqual([[], []])
  await guestsOf(till).book('Ada')
  await till.fault({ effect: 'drop', moment: 'after_commit', count: 1 })
  const sync = await till.open({
    store,
    repeat: 'never',
    pacing: { retryMs: 0 },
    onReservation: () => Promise.reject(new Error('full')),
  })
  await (await sync.postings.post(till.invoice())).settled
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(1))
  expect(await journal.deadLetters()).toEqual(await sync.reservations.deadLetters())
  expect(await journal.waitingPostings()).toEqual(await sync.postings.waiting())
  expect(await journal.waitingPostings()).toMatchObject([{ outcome: 'unconfirmed', mayBeOnFolio: true }])
})
