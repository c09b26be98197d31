import { InputError } from '@innwire/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore, type Store, type SyncOptions } from '../../src/index.ts'
import { eventually, inDays } from '../hotel.ts'
import { openTill, type Till } from '../postings/till.ts'
import { guestsOf } from '../reservations/guests.ts'

let till: Till
let store: Store
beforeEach(async () => {
  till = await openTill()
  store = memoryStore()
  asked = []
})
afterEach(() => till.stop())

const night = () => inDays(9)

/** All requests that were made, in order. */
let asked: string[]
const open = (settings: Partial<SyncOptions>) =>
  till.open({
    store,
    ...settings,
    async fetch(input, init) {
      const request = new Request(input, init)
      asked.push(`${request.url} ${await request.clone().text()}`)
      return fetch(request)
    },
  })
/** The numbers that the service was sent. */
const sent = () =>
  asked.flatMap((one) => one.match(/availability\W+\d+/g) ?? []).map((one) => Number(/\d+/.exec(one)))

/** Leaves a number in the journal that no service was sent. */
async function leaveNumber(availability: number) {
  const sync = await open({ start: 'later' })
  await sync.calendar.set([{ inv_code: 'HR:1', date: night(), availability }])
  await sync.close()
}

describe("start: 'later'", () => {
  it('sends nothing before start(), so that a present number takes the place of an old one', async () => {
    await leaveNumber(5)
    const sync = await open({ start: 'later' })
    await sync.calendar.set([{ inv_code: 'HR:1', date: night(), availability: 2 }])
    expect(asked).toEqual([])
    sync.start()
    await sync.calendar.settled()
    expect(sent()).toEqual([2])
  })

  it('hands nothing over before start(), and retrieves nothing', async () => {
    const taken: string[] = []
    await guestsOf(till).book('Ada')
    const sync = await open({
      start: 'later',
      onReservation: async ({ key }) => taken.push(key),
      onPosting: async ({ key }) => taken.push(key),
    })
    const { settled } = await sync.postings.post(till.invoice())
    expect(asked).toEqual([])
    sync.start()
    expect(await settled).toMatchObject({ outcome: 'posted' })
    await eventually(() => expect(taken).toHaveLength(2))
  })

  it('is closed in order without start()', async () => {
    const sync = await open({ start: 'later', onReservation: async () => {} })
    const { settled } = await sync.postings.post(till.invoice())
    await sync.close()
    expect(await settled).toEqual({ outcome: 'waiting' })
    expect(asked).toEqual([])
  })
})

describe("start: 'calendar later'", () => {
  it('keeps back the updates of the calendar alone', async () => {
    await leaveNumber(5)
    const sync = await open({ start: 'calendar later' })
    const { settled } = await sync.postings.post(till.invoice())
    expect(await settled).toMatchObject({ outcome: 'posted' })
    expect(sent()).toEqual([])
    sync.start('calendar later')
    await expect(
      sync.calendar.read({ inv_code: 'HR:1' }, { from: night(), to: night() }),
    ).resolves.toMatchObject([{ values: { availability: { state: 'waiting' } } }])
    sync.start()
    await sync.calendar.settled()
    expect(sent()).toEqual([5])
  })
})

it('refuses another word', async () => {
  await expect(open({ start: 'now' as never })).rejects.toThrow(InputError)
})
