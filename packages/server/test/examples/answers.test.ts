import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answered } from '../support/answered.ts'
import { type Demo, exampleNames, exampleOf, openDemo } from './demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.server.stop())

const get = async (path: string, query = {}) => (await demo.send('GET', path, { query })).body
const daily = (json: object) => demo.send('PUT', 'v2/apps/rooms/daily', { json })
const range = (fields: object) => demo.send('PUT', 'v2/apps/rooms/~', { raw: form(fields), type: formType })
const post = (json: object) => demo.send('POST', 'v1/apps/pos/postings', { json })
const formType = 'application/x-www-form-urlencoded'
const form = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString()
const settled = ({ body }: Answered) =>
  vi.waitFor(async () => {
    const query = { transaction_id: body.transaction_id }
    const { transaction } = await get('v2/apps/infos/transaction_details', query)
    if (transaction.counts.in_progress > 0) throw new Error('still in progress')
    return { transaction }
  })

const wrongPrice = { inv_code: 'HR:1', dates: [{ date: '2026-12-24', price: 'abc' }] }

describe('a request that the contract shows', () => {
  it.each(['RangeUpdateStopSale', 'RangeUpdateWeekend'])('%s is accepted', async (name) => {
    const { status, body } = await range(exampleOf(name))
    expect([status, body.status]).toEqual([200, 'ok'])
  })

  it.each(['DailyUpdateChristmas', 'DailyUpdateTwoTargets'])('%s is accepted', async (name) => {
    const { status, body } = await daily(exampleOf(name))
    expect([status, body.status, body.errors]).toEqual([200, 'ok', []])
  })

  it('DailyUpdateRecorded is read, and refused for its group and its date alone', async () => {
    const { status, body } = await daily(exampleOf('DailyUpdateRecorded'))
    expect([status, body.status]).toEqual([200, 'try_again'])
    expect(Object.keys(body.errors[0])).toEqual(['HR:1903'])
  })

  it.each([
    ['PostingRecorded', 'PostingFellBack'],
    ['PostingDirectSale', 'PostingSucceeded'],
  ])('%s is posted, and answered with %s', async (request, answer) => {
    const { status, body } = await post(exampleOf(request))
    expect([status, body]).toEqual([200, exampleOf(answer)])
  })
})

const updates = {
  DailyUpdateOkRecorded: () => daily(exampleOf('DailyUpdateTwoTargets')),
  DailyUpdateTryAgainRecorded: () => daily({ rooms: [wrongPrice] }),
  DailyUpdateTemporary: async () => {
    await demo.control('POST', '/faults', { operation: 'updateRoomsDaily', effect: 'try_again', count: 1 })
    return daily(exampleOf('DailyUpdateTwoTargets'))
  },
  RangeUpdateOkRecorded: () => range(exampleOf('RangeUpdateStopSale')),
  RangeUpdateTryAgainRecorded: () => range({ ...exampleOf('RangeUpdateStopSale'), start_date: '2026-11-19' }),
}

/** What an answer consists of, whatever its codes, dates and sentences. */
const outline = (answer: object) =>
  JSON.parse(
    JSON.stringify(answer)
      .replace(/"transaction_id":"\d+"/, '"transaction_id":"1"')
      .replace(/HR:\d+/, 'HR:1')
      .replace(/\d{4}-\d\d-\d\d/, '2026-12-24')
      .replace(/Invalid price[^}]*/, 'Invalid price"'),
  )

it.each(Object.entries(updates))('an update is answered as in the example %s', async (name, update) => {
  const { status, body } = await update()
  expect([status, outline(body)]).toEqual([200, outline(exampleOf(name))])
})

const everything = { undelivered: 'false', from_last_update_date: '2020-01-01', per_page: '100' }
const mixed = async () => {
  const update = { inv_code: 'HR:1', start_date: '2026-11-19', end_date: '2026-11-20', cta: 0 }
  const answer = await range(update)
  const { transaction_id } = answer.body
  return [await get('v2/apps/infos/transaction_details', { transaction_id }), await settled(answer)]
}
const lists: Record<string, () => Promise<unknown[]>> = {
  ChannelsRecorded: async () => [await get('v2/apps/infos/channels')],
  ConnectedChannelsRecorded: async () => [await get('v2/apps/infos/connected_channels')],
  ExtrasRecorded: async () => [await get('v1/apps/extras')],
  GuestsRecorded: async () => [await get('v1/apps/hotspot/guests')],
  InHouseGuestsRecorded: async () => [await get('v1/apps/line_items/in_house')],
  RevenueAccountsRecorded: async () => [await get('v1/apps/revenue_accounts')],
  SalesDepartmentsRecorded: async () => [await get('v1/apps/sales_departments')],
  RoomsRecorded: async () => [await get('v2/apps/rooms')],
  ReservationsRecorded: async () => [await get('v2/apps/reservations', everything)],
  ReservationsOdd: async () => [await get('v2/apps/reservations', everything)],
  TransactionDetailsRecorded: mixed,
  TransactionDetailsMixed: mixed,
}

/** The places of a value with what stands there; all entries of a list stand in one place. */
function kindsOf(value: unknown, place = '', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) kindsOf(entry, `${place}[]`, found)
  else if (value !== null && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) kindsOf(member, `${place}.${name}`, found)
  } else found.add(`${place} ${value === null ? 'null' : typeof value}`)
  return found
}

it.each(Object.entries(lists))(
  'a list has all fields of the example %s, of the same kinds',
  async (name, ask) => {
    const given = kindsOf(await ask())
    const shown = [...kindsOf([exampleOf(name)])]
    // To be read, and given by the recorded service only where it says so.
    const neverGiven = ['[].reservations[].rooms[].total number']
    expect(shown.filter((kind) => !given.has(kind) && !neverGiven.includes(kind))).toEqual([])
  },
)

it('an empty list is answered as in the example ReservationsNone', async () => {
  await get('v2/apps/reservations', { per_page: '100' })
  expect(await get('v2/apps/reservations')).toEqual(exampleOf('ReservationsNone'))
})

it('there is no other example', () => {
  const errors = exampleNames.filter((name) => exampleOf<{ status?: string }>(name).status === 'error')
  const requests = [
    'RangeUpdateStopSale',
    'RangeUpdateWeekend',
    'DailyUpdateChristmas',
    'DailyUpdateTwoTargets',
    'DailyUpdateRecorded',
  ]
  const postings = ['PostingRecorded', 'PostingFellBack', 'PostingDirectSale', 'PostingSucceeded']
  const seen = [...Object.keys(updates), ...Object.keys(lists), 'ReservationsNone', ...requests, ...postings]
  expect(exampleNames.toSorted()).toEqual([...errors, ...seen].toSorted())
})
