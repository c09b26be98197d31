import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, start, startHouse, waiting } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

/** Gives each test of the group a hotel of which no channel was told anything. */
const withItsOwnHotel = () =>
  beforeEach(async () => {
    await house.setClock(start)
    hotel = await house.openHotel()
  })
const look = (where: Hotel, transaction_id: string) =>
  where.send('GET', 'v2/apps/infos/transaction_details', { transaction_id })
const notFound = { status: 404, code: 'transaction_not_found' }

const update = (values: object, more: object = {}) =>
  hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), ...values }], ...more })
const codesOf = ({ details }: Json) => details.map((entry: Json) => `${entry.channel_code} ${entry.code}`)
const simulated = (channel: string, settings: object) =>
  hotel.control('PUT', `/channels/${channel}`, { connector: { kind: 'simulated', ...settings } })

describe('a transaction', () => {
  it.each(['0', '999999', '-1', '1.0', '1e3', 'x', "1' or '1", '9'.repeat(40)])(
    'with the id %s is not found',
    async (id) => {
      expect(refusalOf(await look(hotel, id))).toEqual(notFound)
    },
  )

  it('without an id is a 422', async () => {
    expect(refusalOf(await look(hotel, '')).status).toBe(422)
    const answer = await hotel.send('GET', 'v2/apps/infos/transaction_details')
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'required', paths: ['transaction_id'] })
  })
})

describe('the entries of a transaction', () => {
  withItsOwnHotel()

  it('are one for each channel and mapping of every rate of the group, for availability', async () => {
    const transaction = await hotel.settled(await update({ availability: 4 }))
    expect(codesOf(transaction)).toEqual(['bookingcom B1', 'expedia E1', 'online Online', 'bookingcom B1-NR'])
    expect(transaction.counts).toEqual({ failed: 0, succeeded: 4, in_progress: 0 })
  })

  it("are only those of the master rate's mappings, for its price and restrictions", async () => {
    const master = ['bookingcom B1', 'expedia E1', 'online Online']
    expect(codesOf(await hotel.settled(await update({ price: '80' })))).toEqual(master)
    expect(codesOf(await hotel.settled(await update({ min_stay: 2, cta: 1 })))).toEqual(master)
  })

  it('are one for each target of a mapping, so that a code may be there twice (D17)', async () => {
    const rooms = [
      { inv_code: 'HR:1', dates: [{ date: inDays(5), min_stay: 2 }] },
      { rate_code: 'HR:1', channel_codes: ['expedia'], dates: [{ date: inDays(5), price: '80' }] },
    ]
    const transaction = await hotel.settled(await hotel.daily(...rooms))
    expect(codesOf(transaction)).toEqual(['bookingcom B1', 'expedia E1', 'online Online', 'expedia E1'])
  })

  it('say everything that the contract has', async () => {
    const answer = await update({ availability: 4 })
    const { id, details } = await hotel.settled(answer)
    expect(id).toBe(answer.body.transaction_id)
    const number = expect.any(Number)
    expect(details[0]).toEqual({
      id: number,
      channel_code: 'bookingcom',
      state: 'succeeded',
      name: 'Room B1',
      code: 'B1',
      allocation_group: 'B1',
      created_at: expect.stringMatching(/^2027-09-15T09:00:\d\d\.\d{3}Z$/),
      pid: number,
      error_message: null,
    })
    const direct = details.filter((entry: Json) => entry.channel_code === 'online')
    const words = { name: 'Online', code: 'Online', allocation_group: 'Online' }
    expect(direct).toMatchObject([{ ...words, id: null, pid: null, state: 'succeeded' }])
  })

  it('are in progress until the channel has settled, and the direct channel is done at once', async () => {
    await simulated('bookingcom', { latency_ms: 60_000 })
    await simulated('expedia', { latency_ms: 60_000 })
    const answer = await update({ price: '80' })
    const before = await hotel.details(answer.body.transaction_id)
    expect(before.counts).toEqual({ failed: 0, succeeded: 1, in_progress: 2 })
    for (const entry of before.details.slice(0, 2))
      expect(entry).toMatchObject({ state: 'in_progress', error_message: null })
    await house.advance(60)
    expect((await hotel.settled(answer)).counts).toEqual({ failed: 0, succeeded: 3, in_progress: 0 })
  })

  it('fail with the words of the channel, and the others do not', async () => {
    await simulated('expedia', { script: [{ outcome: 'fail', message: 'Rate plan closed' }] })
    const { counts, details } = await hotel.settled(await update({ price: '80' }))
    expect(counts).toEqual({ failed: 1, succeeded: 2, in_progress: 0 })
    const failed = details.find((entry: Json) => entry.state === 'failed')
    expect(failed).toMatchObject({ channel_code: 'expedia', error_message: 'Rate plan closed' })
    expect(failed.pid).not.toBeNull()
    // What failed was never told.
    const [entry] = await hotel.calendar('HR:1', inDays(5))
    const told = entry.channels.find((its: Json) => its.channel_code === 'expedia')
    expect(told.price).toBeNull()
  })

  it('fail with a reason also when the channel gives none', async () => {
    await simulated('expedia', { failure_rate: 1 })
    const { details } = await hotel.settled(await update({ price: '80' }))
    expect(details[1]).toMatchObject({ state: 'failed', error_message: expect.stringMatching(/\w/) })
  })

  it('are those of one update, whatever came before and after', async () => {
    const first = await update({ price: '80' })
    const second = await update({ price: '81' }, { channel_codes: ['online'] })
    expect(second.body.transaction_id).not.toBe(first.body.transaction_id)
    expect(codesOf(await hotel.settled(second))).toEqual(['online Online'])
    expect(codesOf(await hotel.settled(first))).toHaveLength(3)
  })
})

describe('a transaction that is there', () => {
  withItsOwnHotel()

  it('is kept for 90 days and gone after', async () => {
    const { body } = await update({ price: '80' })
    await house.setClock('2027-12-14T08:59:00Z')
    expect((await look(hotel, body.transaction_id)).status).toBe(200)
    await house.setClock('2027-12-14T09:01:00Z')
    expect(refusalOf(await look(hotel, body.transaction_id))).toEqual(notFound)
  })

  it('of another property is not found', async () => {
    const { body } = await update({ price: '80' })
    const other = await house.openHotel()
    expect(refusalOf(await look(other, body.transaction_id))).toEqual(notFound)
    const own = await other.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), price: 1 }] })
    const seen = await look(other, own.body.transaction_id)
    expect(seen.body.transaction.details).toHaveLength(3)
  })
})

describe('the connected channels', () => {
  withItsOwnHotel()

  const counters = async () => {
    const { body } = await hotel.send('GET', 'v2/apps/infos/connected_channels')
    return Object.fromEntries(
      body.channels.map(({ code, name: _, ...counts }: Json) => [code, Object.values(counts).join(' ')]),
    )
  }

  it('count processes in progress, succeeded and failed; the direct channel has none', async () => {
    expect(await counters()).toEqual({ online: '0 0 0', bookingcom: '0 0 0', expedia: '0 0 0' })
    await simulated('bookingcom', { latency_ms: 60_000 })
    await simulated('expedia', { script: [{ outcome: 'succeed' }, { outcome: 'fail' }] })
    await update({ price: '80' })
    const last = await update({ availability: 3 })
    await expect.poll(counters, waiting).toEqual({ online: '0 0 0', bookingcom: '3 0 0', expedia: '0 1 1' })
    await house.advance(60)
    await hotel.settled(last)
    expect(await counters()).toEqual({ online: '0 0 0', bookingcom: '0 3 0', expedia: '0 1 1' })
  })

  it('do not count what was refused before it became a process', async () => {
    const range = { inv_code: 'HR:2', start_date: inDays(1), end_date: inDays(1), price: 1 }
    await hotel.settled(await hotel.range({ ...range, channel_codes: 'online,expedia' }))
    expect(await counters()).toMatchObject({ expedia: '0 0 0' })
  })
})
