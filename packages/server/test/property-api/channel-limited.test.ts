import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const date = inDays(20)

/** What each channel shows for a field of HR:1, and the hotel's own value under `hotel`. */
async function shown(field: string, on = date): Promise<Json> {
  const [entry] = await hotel.calendar('HR:1', on)
  const channels = entry.channels.map((its: Json) => [its.channel_code, its[field]])
  return { hotel: entry[field], ...Object.fromEntries(channels) }
}

const update = async (values: object, channel_codes?: string[]) => {
  const room = { inv_code: 'HR:1', dates: [{ date, ...values }], ...(channel_codes && { channel_codes }) }
  const answer = await hotel.daily(room)
  return { answer, transaction: await hotel.settled(answer) }
}

const channelsOf = ({ details }: Json) => details.map((entry: Json) => `${entry.channel_code} ${entry.code}`)

describe('an update for some channels', () => {
  it('is told to these only', async () => {
    const { transaction } = await update({ price: '90', availability: 5 }, ['bookingcom'])
    expect(channelsOf(transaction)).toEqual(['bookingcom B1', 'bookingcom B1-NR'])
    expect(await shown('price')).toEqual({ hotel: null, online: null, bookingcom: '90', expedia: null })
    expect(await shown('availability')).toEqual({ hotel: null, online: null, bookingcom: 5, expedia: null })
  })

  it('leaves what the hotel has for all the others', async () => {
    await update({ price: '100' })
    await update({ price: '90' }, ['expedia', 'online'])
    expect(await shown('price')).toEqual({ hotel: '100', online: '90', bookingcom: '100', expedia: '90' })
  })

  it('ends when a later one for all channels comes, field by field', async () => {
    await update({ price: '90', min_stay: 3, availability: 2 }, ['expedia', 'online'])
    const { transaction } = await update({ price: '100' })
    expect(channelsOf(transaction)).toEqual(['bookingcom B1', 'expedia E1', 'online Online'])
    expect(await shown('price')).toEqual({ hotel: '100', online: '100', bookingcom: '100', expedia: '100' })
    expect(await shown('min_stay')).toMatchObject({ hotel: null, online: 3, bookingcom: null, expedia: 3 })
    expect(await shown('availability')).toMatchObject({ hotel: null, online: 2, expedia: 2 })
  })

  it('ends by a range for all channels on the dates of that range only', async () => {
    const range = { inv_code: 'HR:1', start_date: date, end_date: inDays(21) }
    await hotel.range({ ...range, price: '90', channel_codes: 'online' })
    await hotel.range({ ...range, end_date: date, price: '100' })
    expect(await shown('price')).toMatchObject({ hotel: '100', online: '100' })
    expect(await shown('price', inDays(21))).toMatchObject({ hotel: null, online: '90' })
  })

  it('may stand beside another for other channels in one request', async () => {
    const room = (price: string, ...channel_codes: string[]) => ({
      inv_code: 'HR:1',
      channel_codes,
      dates: [{ date, price }],
    })
    const { body } = await hotel.daily(room('81', 'online'), room('82', 'bookingcom', 'expedia'))
    expect(body.status).toBe('ok')
    await hotel.settled({ body } as Json)
    expect(await shown('price')).toEqual({ hotel: null, online: '81', bookingcom: '82', expedia: '82' })
  })

  it('may not stand beside another for one of the same channels, or for all', async () => {
    const room = (...channel_codes: string[]) => ({
      inv_code: 'HR:1',
      dates: [{ date, price: '1' }],
      ...(channel_codes.length > 0 && { channel_codes }),
    })
    const clash = { status: 422, code: 'duplicate_target', paths: ['rooms[1]'] }
    expect(refusalOf(await hotel.daily(room('online'), room('expedia', 'online')))).toEqual(clash)
    expect(refusalOf(await hotel.daily(room('online'), room()))).toEqual(clash)
    expect(refusalOf(await hotel.daily(room(), room()))).toEqual(clash)
    expect(await hotel.calendar('HR:1', date)).toEqual([])
  })
})

describe('a channel that the room is not connected to', () => {
  it('refuses the dates of a daily update, for the connected channels too', async () => {
    const given = { inv_code: 'HR:2', channel_codes: ['online', 'expedia'], dates: [{ date, price: 5 }] }
    const { body } = await hotel.daily(given, { inv_code: 'HR:1', dates: [{ date, price: 6 }] })
    expect(body.errors).toEqual([{ 'HR:2': { [date]: expect.stringContaining('not connected to expedia') } }])
    expect(await hotel.calendar('HR:2', date)).toEqual([])
    expect(await shown('price')).toMatchObject({ hotel: '6' })
  })

  it('has one failed entry of a range update, which goes to the other channels', async () => {
    const range = { inv_code: 'HR:2', start_date: date, end_date: date, price: 7 }
    const answer = await hotel.range({ ...range, channel_codes: 'online,expedia,nowhere' })
    expect(answer.body.status).toBe('try_again')
    const { details, counts } = await hotel.settled(answer)
    expect(counts).toEqual({ failed: 1, succeeded: 1, in_progress: 0 })
    expect(details.map((entry: Json) => [entry.channel_code, entry.state, entry.error_message])).toEqual([
      ['online', 'succeeded', null],
      ['expedia', 'failed', expect.stringContaining('not connected to expedia, nowhere')],
    ])
  })

  it('makes a range update a 422 when there is no other', async () => {
    const range = { inv_code: 'HR:2', start_date: date, end_date: date, price: 7 }
    const answer = await hotel.range({ ...range, channel_codes: 'expedia' })
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['channel_codes'] })
  })
})

const book = (channel_code = 'bookingcom', code = 'B1') =>
  hotel.book({ channel_code, rooms: [bookedRoom(code, date, 1)] })

describe('a booking', () => {
  it("takes one from the hotel's number and from a channel's own, and tells each its own", async () => {
    await update({ availability: 8 })
    await update({ availability: 3 }, ['bookingcom'])
    await hotel.book({ channel_code: 'expedia', rooms: [bookedRoom('E1', date, 1)] })
    await expect
      .poll(() => shown('availability'), waiting)
      .toEqual({ hotel: 7, online: 7, bookingcom: 2, expedia: 8 })
    // The channel that sold has counted already and is told nothing: it still shows what it was told last.
  })

  it('by the channel with a number of its own takes from both, and gives back to both', async () => {
    await update({ availability: 8 })
    await update({ availability: 1 }, ['bookingcom'])
    const { hr_number } = await hotel.book({ rooms: [bookedRoom('B1', date, 1)] })
    await expect.poll(() => shown('availability'), waiting).toMatchObject({ hotel: 7, online: 7, expedia: 7 })
    await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
    await expect
      .poll(() => shown('availability'), waiting)
      .toEqual({ hotel: 8, online: 8, bookingcom: 1, expedia: 8 })
  })

  it('finds a room where the channel that it came through has one, be it of its own only (D58)', async () => {
    await update({ availability: 1 }, ['bookingcom'])
    expect((await book()).overbooked).toBe(false)
    expect(await shown('availability')).toMatchObject({ hotel: null, bookingcom: 1 })
    // The one that there was is gone.
    expect((await book()).overbooked).toBe(true)
  })

  it('finds none where that channel has a number of its own and nothing left of it', async () => {
    await update({ availability: 8 })
    await update({ availability: 0 }, ['bookingcom'])
    expect((await book()).overbooked).toBe(true)
    expect(await shown('availability')).toMatchObject({ hotel: 7, bookingcom: 0 })
    expect((await book('expedia', 'E1')).overbooked).toBe(false)
  })

  it('finds none where nothing was ever set for the channel or the hotel', async () => {
    await update({ availability: 3 }, ['bookingcom'])
    expect((await book('expedia', 'E1')).overbooked).toBe(true)
  })

  it("never takes a channel's own number below 0", async () => {
    await update({ availability: 8 })
    await update({ availability: 0 }, ['online'])
    const { hr_number, overbooked } = await hotel.book({ rooms: [bookedRoom('B1', date, 1)] })
    expect(overbooked).toBe(false)
    expect(await shown('availability')).toMatchObject({ hotel: 7, online: 0 })
    await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
    expect(await shown('availability')).toMatchObject({ hotel: 8, online: 0 })
  })
})
