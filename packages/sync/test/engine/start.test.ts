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
async function leaveNumber(availability: number, date = night()) {
  const sync = await open({ start: 'later' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability }])
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
    expect(await settled).toEqual({ outcome: 'waiting', mayBeOnFolio: false, sentAgain: true })
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

  it('lets go what closes dates, both what waits and what is set anew', async () => {
    await leaveNumber(5)
    await leaveNumber(0, inDays(10))
    const sync = await open({ start: 'calendar later' })
    await eventually(() => expect(sent()).toEqual([0]))
    await sync.calendar.set([
      { inv_code: 'HR:1', date: night(), stop_sale: 1, price: '90' },
      { inv_code: 'HR:1', date: inDays(11), availability: 0 },
    ])
    await eventually(() => expect(sent()).toEqual([0, 0]))
    await eventually(async () => {
      const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: night(), to: night() })
      expect(day?.values).toMatchObject({
        stop_sale: { state: 'sent' },
        price: { state: 'waiting' },
        availability: { state: 'waiting' },
      })
    })
    sync.start()
    await sync.calendar.settled()
    expect(sent()).toEqual([0, 0, 5])
    expect(asked.join()).toContain('price')
  })

  it('gives way to old numbers later, which sends all but the numbers of before', async () => {
    await leaveNumber(5)
    await leaveNumber(6, inDays(10))
    const sync = await open({ start: 'later' })
    await sync.calendar.set([
      { inv_code: 'HR:1', date: night(), price: '90' },
      { inv_code: 'HR:1', date: inDays(10), availability: 3 },
      { inv_code: 'HR:1', date: inDays(11), availability: 4 },
    ])
    sync.start('old numbers later')
    await eventually(async () => {
      const days = await sync.calendar.read({ inv_code: 'HR:1' }, { from: night(), to: inDays(11) })
      expect(days.map(({ values }) => values.availability?.state)).toEqual(['waiting', 'sent', 'sent'])
      expect(days[0]?.values.price?.state).toBe('sent')
    })
    expect(sent().sort()).toEqual([3, 4])
    sync.start()
    await sync.calendar.settled()
    expect(sent().sort()).toEqual([3, 4, 5])
  })

  it('sends a closing of one channel once, while the number for all is kept back', async () => {
    const late = await open({ start: 'later' })
    await late.calendar.set([
      { inv_code: 'HR:1', date: night(), availability: 5 },
      { inv_code: 'HR:1', date: night(), availability: 0, channel_codes: ['expedia'] },
    ])
    await late.close()
    const sync = await open({ start: 'calendar later' })
    await eventually(() => expect(sent()).toEqual([0]))
    await sync.calendar.set([{ inv_code: 'HR:2', date: night(), stop_sale: 1 }])
    await eventually(async () => {
      const [day] = await sync.calendar.read({ inv_code: 'HR:2' }, { from: night(), to: night() })
      expect(day?.values.stop_sale?.state).toBe('sent')
    })
    expect(sent()).toEqual([0])
  })

  it('sends a closing again that failed', async () => {
    await till.fault({ operation: 'updateRoomsDaily', effect: 'status', status: 500, count: 1 })
    const sync = await open({ start: 'calendar later' })
    await sync.calendar.set([{ inv_code: 'HR:1', date: night(), availability: 0 }])
    await eventually(async () => {
      const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: night(), to: night() })
      expect(day?.values.availability?.state).toBe('sent')
    })
  })
})

it('refuses another word', async () => {
  await expect(open({ start: 'now' as never })).rejects.toThrow(InputError)
})
