import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore, readJournal } from '../../src/index.ts'
import { eventually, inDays } from '../hotel.ts'
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

it('reads the calendar as the worker does that has the property', async () => {
  const store = memoryStore()
  const sync = await till.open({ store })
  const date = inDays(9)
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 3, price: '90' }])
  const range = { from: date, to: date }
  const journal = readJournal(store, till.hrId, { bookings: 'lower availability' })
  const both = async () => [
    await journal.calendar({ inv_code: 'HR:1' }, range),
    await sync.calendar.read({ inv_code: 'HR:1' }, range),
  ]
  const [before, wanted] = await both()
  expect(before).toEqual(wanted)
  await sync.calendar.settled()
  const [after, confirmed] = await both()
  expect(after).toEqual(confirmed)
  expect(after).toMatchObject([{ values: { price: { state: 'sent' } } }])
})
