import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually, type Hotel, type Json, startHotel } from '../hotel.ts'
import { dressing, guestsOf, isPoll, isSweep, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

it('knows a version again that comes in another dress', async () => {
  const number = await guests.book()
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    fetch: async (input, init) => {
      if (isPoll(new URL(String(input)))) return fetch(input, init)
      return dressing(({ modified: _, total, tax_total, updated_at, note: __, ...rest }) => ({
        tax_total: -tax_total,
        updated_at: new Date(Date.parse(updated_at) + 10_800_000).toISOString().replace('Z', '+03:00'),
        total: `${total}0`,
        modified: 'true',
        ...Object.fromEntries(Object.entries(rest).reverse()),
      }))(input, init)
    },
  })
  await sync.reservations.poll()
  await sync.reservations.sweep()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toHaveLength(1)
})

it.each([
  [
    'with an offset',
    (moment: string) => new Date(Date.parse(moment) + 10_800_000).toISOString().replace('Z', '+03:00'),
  ],
  ['without a zone', (moment: string) => moment.replace('Z', '')],
  ['with a blank', (moment: string) => moment.replace('T', ' ')],
  ['with more digits', (moment: string) => moment.replace('Z', '999Z')],
])('knows a version again whose time is written %s', async (_, write) => {
  const number = await guests.book()
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    fetch: async (input, init) =>
      isPoll(new URL(String(input)))
        ? fetch(input, init)
        : dressing(({ updated_at, ...rest }) => ({ ...rest, updated_at: write(updated_at) }))(input, init),
  })
  await sync.reservations.poll()
  await sync.reservations.sweep()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toHaveLength(1)
})

it('takes other content at the same time for newer, under another key', async () => {
  const number = await guests.book('Ada')
  const system = pms()
  let guest = 'Ada'
  const sync = await hotel.open({
    onReservation: system.onReservation,
    fetch: dressing((reservation) => ({ ...reservation, guest })),
  })
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  for (guest of ['Grace', 'Ada']) await sync.reservations.sweep()
  await eventually(() =>
    expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved', 'Ada reserved']),
  )
  expect(new Set(system.keys()).size).toBe(3)
})

it('hands over two versions of one page in order, however the page has them', async () => {
  const number = await guests.book('Ada')
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000 },
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (!new URL(String(input)).pathname.endsWith('/reservations')) return answer
      const { reservations, ...page } = (await answer.json()) as Json
      const both = reservations.flatMap((its: Json) => [
        its,
        { ...its, guest: 'Grace', updated_at: '2026-01-01T00:00:00Z' },
      ])
      return Response.json({ ...page, reservations: both })
    },
  })
  await eventually(() => expect(system.of(number)).toEqual(['Grace reserved', 'Ada reserved']))
  await sync.reservations.sweep()
  expect(system.of(number)).toHaveLength(2)
})

it.each([
  ['an older time', 0],
  ['a later time, because the clock was set back meanwhile', 3_600_000],
])(
  'does not go back to a version that an answer to an older request brings late, with %s',
  async (_, ahead) => {
    const number = await guests.book('Ada')
    const system = pms()
    let hold: Promise<void> | undefined
    let swept = 0
    const sync = await hotel.open({
      onReservation: system.onReservation,
      pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (!isSweep(new URL(String(input)))) return answer
        const { reservations, ...page } = (await answer.json()) as Json
        swept += 1
        if (!hold) return Response.json({ ...page, reservations })
        const later = (its: Json) => new Date(Date.parse(its.updated_at) + ahead).toISOString()
        const changed = reservations.map((its: Json) => ({ ...its, note: 'late', updated_at: later(its) }))
        await hold
        hold = undefined
        return Response.json({ ...page, reservations: changed })
      },
    })
    await sync.reservations.sweep()
    await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const before = swept
    const late = sync.reservations.sweep()
    await eventually(() => expect(swept).toBe(before + 1))
    await guests.change(number, 'Grace')
    await sync.reservations.poll()
    await eventually(() => expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved']))
    resolve()
    await late
    await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
    expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
  },
)

it.each([
  ['no time of its change', { updated_at: null }],
  ['a number with strange characters', { hr_number: 'R/1 @ü#\u0000' }],
  ['a very long number', { hr_number: 'R'.repeat(5000) }],
  ['a number that is no text', { hr_number: 754208185 }],
  ['nulls in place of texts and lists', { address: null, rooms: null, note: null, checkout_date: null }],
  ['lines without what they need', { rooms: [null, {}, { inv_code: 'HR:1', checkin_date: 'soon' }] }],
])('hands over a reservation that has %s, once', async (_, oddity) => {
  await guests.book()
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    fetch: dressing((reservation) => ({ ...reservation, ...oddity, loyalty: { tier: 'gold' } })),
  })
  await sync.reservations.poll()
  await sync.reservations.sweep()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.received).toHaveLength(1)
  expect(system.received[0]?.reservation).toMatchObject({ ...oddity, loyalty: { tier: 'gold' } })
  expect(system.keys()[0]).toMatch(/^[!-~]{20,160}$/)
})
