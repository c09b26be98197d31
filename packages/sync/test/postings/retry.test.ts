import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
beforeEach(async () => {
  till = await openTill()
})
afterEach(() => till.stop())

it('an invoice sent again while a later one of its terminal is under way holds up no other', async () => {
  const arrives = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const isLater = (init?: RequestInit) => String(init?.body).includes('"t-2"')
  const sync = await till.open({
    async fetch(input, init) {
      if (isLater(init)) {
        asked.resolve()
        await arrives.promise
      }
      return fetch(input, init)
    },
  })
  await till.fault({ effect: 'malformed_body', count: 3 })
  const all = [till.invoice(), till.invoice(), till.invoice()]
  for (const invoice of all) await sync.postings.post(invoice)
  await asked.promise
  expect(await sync.postings.get('t-1')).toMatchObject({ outcome: 'unconfirmed' })
  await sync.postings.retry('t-1')
  arrives.resolve()
  await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
  await till.expectOnFolio(all)
})
