import { expect } from 'vitest'
import type { Booking } from '../../../src/generated/control.ts'
import type { Booking as SentBooking } from '../oracle/content.ts'
import {
  accounts,
  currency,
  departments,
  type Hotel,
  posIds,
  products,
  strangeChannel,
} from '../oracle/hotel.ts'
import type { Invoice } from '../oracle/postings.ts'
import type { Refusal } from '../oracle/refusal.ts'
import { newWorld, type World } from '../oracle/world.ts'
import type { Reply, Service } from './service.ts'

/** A hotel on the server, and the same hotel in the model. */
export type Game = {
  service: Service
  hrId: string
  tokens: string[]
  world: World
  /** The hotel as it was at first. */
  first: Hotel
  /** The exact times that the server gave each booking. */
  times: Map<string, Pick<Booking, 'completed_at' | 'updated_at'>>
  /** What was sent last for each booking. */
  sent: Map<string, SentBooking>
  /** Invoices that were accepted. */
  invoices: Invoice[]
}

let hotelsSoFar = 0

/** Sets a hotel up through the control API, beside those of earlier histories. */
export async function setUp(service: Service, hotel: Hotel): Promise<Game> {
  hotelsSoFar += 1
  const hrId = `hotel-${hotelsSoFar}`
  const tokens = [`first-token-${hrId}`, `second-token-${hrId}`]
  const put = async (path: string, json: object) => expectDone(await service.control('PUT', path, json))
  const own = (path: string, json: object) => put(`/properties/${hrId}${path}`, json)

  await put('/clock', { now: hotel.begins })
  const { time_zone, business_day_start, channels, rates, mappings, defaults } = hotel
  const property = { hr_id: hrId, name: 'Hotel', time_zone, currency, business_day_start }
  expectDone(await service.control('POST', '/properties', property))
  const catalogue = [...channels, { code: strangeChannel, name: 'Nowhere' }]
  await Promise.all([
    ...tokens.map(async (token) =>
      expectDone(await service.control('POST', `/properties/${hrId}/tokens`, { label: 'PMS', token })),
    ),
    ...catalogue.map(({ code, name }) => put(`/channels/${code}`, { name })),
    ...rates.map(({ rate_code, ...rate }) =>
      own(`/rooms/${rate_code}`, { ...rate, room_capacity: 3, adult_capacity: 2 }),
    ),
    ...accounts.map(({ id, ...account }) => own(`/accounts/${id}`, { ...account, tax_amounts: ['0.1'] })),
    ...departments.map(({ id, ...department }) => own(`/departments/${id}`, department)),
  ])
  await Promise.all([
    ...channels.map(({ code, connector }) => own(`/channels/${code}`, { connector })),
    ...products.map(({ id, ...product }) =>
      own(`/extras/${id}`, {
        ...product,
        category_id: 1,
        category_name: 'All',
        unit: 'piece',
        unit_price: 1,
      }),
    ),
  ])
  const { department, account, product } = posIds
  await Promise.all([
    ...mappings.map(({ channel_code, code, name, rate_code }) =>
      own(`/channels/${channel_code}/mappings/${code}`, { name, rate_code }),
    ),
    own('/pos-mappings', { departments: department, accounts: account, products: product, defaults }),
  ])
  return {
    service,
    hrId,
    tokens,
    world: newWorld(hotel),
    first: hotel,
    times: new Map(),
    sent: new Map(),
    invoices: [],
  }
}

export function expectDone({ status, body }: Reply<unknown>): void {
  if (status >= 300) throw new Error(`The hotel could not be changed: ${JSON.stringify(body)}`)
}

/** A path of the property API with token and hotel. */
export function propertyPath(game: Game, path: string, query = new URLSearchParams(), token = 0): string {
  const credentials = new URLSearchParams({ token: game.tokens[token] ?? '', hr_id: game.hrId })
  return `${path}?${credentials}&${query}`
}

/** A read of the control API below the property. */
export async function look<Body>({ service, hrId }: Game, path: string): Promise<Body> {
  const { status, body } = await service.control<Body>('GET', `/properties/${hrId}${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** What is at a position in a list, counted round; undefined when the list is empty. */
export const pick = <T>(list: T[], which: number): T | undefined => list[which % list.length]

/** A refusal has the status and the code that the model foresaw, and says something. */
export function expectRefusal({ status, body }: Reply<object>, expected: Refusal): void {
  expect({ status, body }).toMatchObject({
    status: expected.refused,
    body: { status: 'error', code: expected.code, message: expect.stringMatching(/\w+ .*\./) },
  })
}

/** A time that the server gave is the model's, to the minutes that playing takes. */
export function expectTime(text: string, expected: number): void {
  const late = Date.parse(text) - expected
  expect(late, `${text} for ${new Date(expected).toISOString()}`).toBeGreaterThanOrEqual(0)
  expect(late, `${text} for ${new Date(expected).toISOString()}`).toBeLessThan(14 * 60_000)
}
