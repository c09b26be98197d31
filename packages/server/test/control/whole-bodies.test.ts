import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf, resolve, type Schema } from '../../../../scripts/contract/openapi-document.ts'
import { contract } from '../examples/control-contract.ts'
import { doneOf, type Json } from '../support/answered.ts'
import { type Calls, createHotel, day, room, startCalls } from './calls.ts'
import { neverShown, wholeBodies } from './whole-bodies.ts'
import type { Writing, WritingId } from './writing.ts'

const hotel = '/properties/linden'
const plainBooking = {
  channel_code: 'new',
  guest: 'Grace Hopper',
  payment: 'cash',
  rooms: [
    {
      rate_code: 'HR:2',
      checkin_date: day(10),
      checkout_date: day(11),
      daily_prices: [{ date: day(10), price: '70' }],
    },
  ],
}
const plainStay = {
  room_name: '101',
  checkin_date: day(-1),
  checkout_date: day(2),
  guests: [{ firstname: 'Grace', lastname: 'Hopper', birth_date: '1970-01-01' }],
}

const taking = [...operationsOf(contract)].flatMap(({ method, operation }) => {
  const { requestBody } = operation
  if (!requestBody) return []
  const schema = resolve(contract, requestBody).content['application/json']?.schema ?? {}
  return { id: operation.operationId as WritingId, method: method.toUpperCase(), schema }
})

let calls: Calls
let done: ReturnType<typeof doneOf>
let bodies: Record<WritingId, Writing[]>
beforeAll(async () => {
  calls = await startCalls()
  done = doneOf(calls.server)
  await createHotel(calls, 'linden')
  for (const code of ['HR:1', 'HR:2']) await done('PUT', `${hotel}/rooms/${code}`, room(code))
  await done('PUT', '/channels/new', { name: 'Another name' })
  await done('PUT', `${hotel}/channels/new`, { connector: { kind: 'simulated' } })
  const book = async () => (await done('POST', `${hotel}/bookings`, plainBooking)).hr_number
  const stay = await done('POST', `${hotel}/stays`, plainStay)
  const [token] = (await done('GET', `${hotel}/tokens`)).tokens
  const { reservation_id, guests } = stay
  bodies = wholeBodies({
    hotel,
    booking: await book(),
    otherBooking: await book(),
    reservation_id,
    customer_id: guests[0].customer_id,
    token_id: token.id,
  })
})
afterAll(() => calls.server.stop())

describe.each(taking)('$id', ({ id, method, schema }) => {
  it('is sent with every field of its body set to another value than its default', () => {
    const isSet = ([path, usual]: [string, unknown]) =>
      bodies[id].some(({ body }) =>
        valuesAt(body, path.split('.')).some((its) => !isDeepStrictEqual(its, usual)),
      )
    expect([...fieldsOf(schema)].filter((field) => !isSet(field)).map(([path]) => path)).toEqual([])
  })

  it('stores every field that it is sent', async () => {
    const hidden = neverShown[id] ?? {}
    for (const { to, body, from, read = (answer: Json) => answer } of bodies[id]) {
      const leaves = new Map(leavesOf(body).filter(([path]) => !(path.replaceAll(/\.\d+/g, '') in hidden)))
      const storedOf = async () => {
        const stored = new Map(leavesOf(read(await done('GET', from))))
        return new Map([...leaves.keys()].map((path) => [path, stored.get(path)]))
      }
      // A field that is left as it was would look as if it was stored.
      if (id.startsWith('change')) expect(same(await storedOf(), leaves)).toEqual([])
      await done(method, to, body)
      expect(await storedOf()).toEqual(leaves)
    }
  })
})

const same = (one: Map<string, unknown>, other: Map<string, unknown>) =>
  [...one].flatMap(([path, value]) => (value === other.get(path) ? [path] : []))

/** Each field below a schema, with its default. */
function* fieldsOf(schema: Schema, path: string[] = []): Generator<[string, unknown]> {
  const { allOf = [], oneOf = [], items, properties = {} } = resolve(contract, schema)
  for (const part of [...allOf, ...oneOf, ...(items ? [items] : [])]) yield* fieldsOf(part, path)
  for (const [name, field] of Object.entries(properties)) {
    yield [[...path, name].join('.'), field.default ?? resolve(contract, field).default]
    yield* fieldsOf(field, [...path, name])
  }
}

/** The values of a field, of every entry where it is in a list. */
function valuesAt(value: Json, path: string[]): unknown[] {
  const [name, ...rest] = path
  if (name === undefined) return value === undefined ? [] : [value]
  return (Array.isArray(value) ? value : [value]).flatMap((its) => valuesAt(its?.[name], rest))
}

function leavesOf(value: Json, path: string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}
