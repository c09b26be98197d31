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
  expect(await isSent(hotel.calendar.updateDaily(update as DailyUpdate))).toBe(rateCodeFields.includes(field))
})

/** At the bounds of every pattern of a decimal, and beyond. */
const decimals = [
  ...['0', '0.0', '0.001', '119.90', '.5', '5.', '-1', '1e3', ''],
  ...[12, 13].map((length) => '9'.repeat(length)),
  ...[3, 4, 12, 13].map((length) => `1.${'1'.repeat(length)}`),
]
const contractTakes = (text: string, { oneOf }: { oneOf: readonly object[] }) =>
  oneOf.some((schema) => 'pattern' in schema && RegExp(String(schema.pattern)).test(text))
const isSent = (sending: PromiseLike<unknown>) =>
  Promise.resolve(sending).then(
    () => true,
    () => false,
  )

it.each(decimals)('the price %s is sent where the contract allows it', async (price) => {
  expect(await isSent(updateDay({ price }))).toBe(pricePattern.test(price))
})

it.each(
  (['amount', 'quantity', 'exchange_rate'] as const).flatMap((field) =>
    decimals.map((text) => [field, text] as const),
  ),
)('the %s %s is sent where the contract allows it', async (field, text) => {
  const posts = [{ ...(goodPosting.posts[0] as Posting['posts'][0]), [field]: text }]
  expect(await isSent(post({ posts }))).toBe(contractTakes(text, item.properties[field]))
})
