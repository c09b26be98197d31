import {
  calendarFields,
  type DailyUpdate,
  longestCode,
  longestId,
  longestMinStay,
  longestNote,
  mostAvailability,
  mostChannels,
  mostDates,
  mostItems,
  mostPerPage,
  mostRooms,
  type Posting,
  pricePattern,
  rateCodeFields,
} from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { InputError } from '../src/index.ts'
import { demoHotel, goodPosting, noReservations, ok, posted } from './demo-hotel.ts'

const hotel = demoHotel('https://hotel.example', {
  fetch: async () => Response.json({ ...ok, ...posted, ...noReservations }),
})
const date = '2026-12-24'
const room = { inv_code: 'HR:1', dates: [{ date, stop_sale: 1 as const }] }
const text = (length: number) => 'x'.repeat(length)
const updateDay = (values: object) =>
  hotel.calendar.updateDaily({ rooms: [{ inv_code: 'HR:1', dates: [{ date, ...values }] }] })
const updateRoom = (fields: object) => hotel.calendar.updateDaily({ rooms: [{ ...room, ...fields }] })
const post = (fields: Partial<Posting>) => hotel.postings.create({ ...goodPosting, ...fields })

const bounds: [string, number, (size: number) => PromiseLike<unknown>][] = [
  [
    'rooms',
    mostRooms,
    (size) => hotel.calendar.updateDaily({ rooms: Array.from({ length: size }, () => room) }),
  ],
  ['dates', mostDates, (size) => updateRoom({ dates: Array.from({ length: size }, () => room.dates[0]) })],
  ['channel_codes', mostChannels, (size) => updateRoom({ channel_codes: Array(size).fill('hrs') })],
  ['characters of a code', longestCode, (size) => updateRoom({ inv_code: text(size) })],
  ['availability', mostAvailability, (size) => updateDay({ availability: size })],
  ['min_stay', longestMinStay, (size) => updateDay({ min_stay: size })],
  ['characters of an id', longestId, (size) => post({ invoice_number: text(size) })],
  ['characters of a note', longestNote, (size) => post({ note: text(size) })],
  ['items', mostItems, (size) => post({ posts: Array(size).fill(goodPosting.posts[0]) })],
  ['per_page', mostPerPage, (size) => hotel.reservations.list({ per_page: size })],
]

it.each(bounds)('%s: %i are sent, and one more is refused', async (_, most, send) => {
  await send(most)
  await expect(send(most + 1)).rejects.toBeInstanceOf(InputError)
})

const { Posting: invoice, PostingItem: item } = contract.components.schemas
/** Those with a bound of their own; the others refer to a schema. */
const boundedTexts = (properties: object) =>
  Object.entries(properties as Record<string, { maxLength?: number }>).flatMap(([name, { maxLength }]) =>
    maxLength === undefined ? [] : [[name, maxLength] as const],
  )

it.each([
  ...boundedTexts(invoice.properties).map(([name, most]) => ['an invoice', name, most] as const),
  ...boundedTexts(item.properties).map(([name, most]) => ['an item', name, most] as const),
])('of %s, %s has up to %i characters, and one more is refused', async (of, name, most) => {
  const send = (size: number) =>
    post(
      of === 'an item'
        ? { posts: [{ ...(goodPosting.posts[0] as Posting['posts'][0]), [name]: text(size) }] }
        : { [name]: text(size) },
    )
  await send(most)
  await expect(send(most + 1)).rejects.toBeInstanceOf(InputError)
})

it.each(calendarFields)('%s is sent for a rate_code alone where the contract allows it', async (field) => {
  const update = { rooms: [{ rate_code: 'HR:1', dates: [{ date, [field]: 1 }] }] }
  const sent = await hotel.calendar.updateDaily(update as DailyUpdate).then(
    () => true,
    () => false,
  )
  expect(sent).toBe(rateCodeFields.includes(field))
})

it.each(['0', '119.90', '1.234', '1.2345', '9'.repeat(12), '9'.repeat(13), '.5', '5.', '-1', '1e3'])(
  'the price %s is sent where the contract allows it',
  async (price) => {
    const sent = await Promise.resolve(updateDay({ price })).then(
      () => true,
      () => false,
    )
    expect(sent).toBe(pricePattern.test(price))
  },
)
