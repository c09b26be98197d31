import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bookedRoom,
  type Hotel,
  type House,
  inDays,
  start,
  startHouse,
  waiting,
} from '../property-api/hotel.ts'
import { answered, type Json } from '../support/answered.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())

let hotel: Hotel
beforeEach(async () => {
  await house.setClock(start)
  hotel = await house.openHotel({ rooms: { 'HR:9': { is_master: true } } })
})

const alarms = async (query = `hr_id=${hotel.hr_id}`): Promise<Json[]> =>
  (await house.control('GET', `/alarms?${query}`)).alarms

/** Of all hotels. */
async function overbookedNights(): Promise<number> {
  const headers = { authorization: `Bearer ${house.server.controlToken}` }
  const { text } = await answered(`${house.server.controlUrl}/metrics`, { headers })
  return Number(/^innwire_overbooked_nights (\d+)$/m.exec(text)?.[1])
}

it('where nothing is wrong, there are none', async () => {
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(20), availability: 9 }] })
  expect(await alarms()).toEqual([])
})

describe('a booking without a room', () => {
  /** A booking of three nights where there is a room for none. */
  const overbook = async () => {
    const { hr_number } = await hotel.book({ rooms: [bookedRoom('B1', inDays(1), 3)] })
    return { kind: 'overbooked', hr_id: hotel.hr_id, hr_number, channel_code: 'bookingcom' }
  }

  it('is there with its nights, until the hotel says that there are rooms', async () => {
    const alarm = await overbook()
    expect(await alarms()).toEqual([{ ...alarm, nights: 3, first_night: inDays(1), last_night: inDays(3) }])
    const dates = [1, 3].map((days) => ({ date: inDays(days), availability: 1 }))
    await hotel.daily({ inv_code: 'HR:1', dates })
    expect(await alarms()).toEqual([{ ...alarm, nights: 1, first_night: inDays(2), last_night: inDays(2) }])
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(2), availability: 1 }] })
    expect(await alarms()).toEqual([])
  })

  it('is there for the nights to come, by the date at the hotel', async () => {
    hotel = await house.openHotel({ property: { time_zone: 'Pacific/Honolulu' } })
    const { hr_number } = await overbook()
    const nightsAt = async (now: string) => {
      await house.setClock(now)
      return (await alarms()).map((alarm) => [alarm.hr_number, alarm.nights, alarm.first_night])
    }
    // There it is ten hours earlier.
    expect(await nightsAt(`${inDays(3)}T09:59:00Z`)).toEqual([[hr_number, 2, inDays(2)]])
    expect(await nightsAt(`${inDays(3)}T10:01:00Z`)).toEqual([[hr_number, 1, inDays(3)]])
    expect(await nightsAt(`${inDays(4)}T09:59:00Z`)).toEqual([[hr_number, 1, inDays(3)]])
    expect(await nightsAt(`${inDays(4)}T10:01:00Z`)).toEqual([])
  })
})

it('a channel that takes no changes is there with since when and why, until it takes them', async () => {
  const connect = (connector: object) => hotel.control('PUT', '/channels/expedia', { connector })
  await connect({ kind: 'http', url: 'http://127.0.0.1:1/changes', secret: 'secret-of-a-channel' })
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), availability: 5 }] })
  const [alarm] = await vi.waitFor(async () => {
    const found = await alarms()
    expect(found).toHaveLength(1)
    return found
  }, waiting)
  const { connections } = await hotel.control('GET', '/channels')
  const { failing } = connections.find((its: Json) => its.channel_code === 'expedia')
  expect(failing.last_error).toContain('127.0.0.1:1')
  expect(alarm).toEqual({ kind: 'failing_channel', hr_id: hotel.hr_id, channel_code: 'expedia', failing })
  const metrics = await answered(`${house.server.controlUrl}/metrics`, {
    headers: { authorization: `Bearer ${house.server.controlToken}` },
  })
  expect(metrics.text).toContain('innwire_failing_channels{channel="expedia"} 1\n')
  await connect({ kind: 'simulated', latency_ms: 0 })
  await vi.waitFor(async () => expect(await alarms()).toEqual([]), waiting)
})

describe('a booking of a room without a mapping', () => {
  const rooms = [
    bookedRoom('B8', inDays(20), 2),
    bookedRoom('B1', inDays(20), 9),
    bookedRoom('B7', inDays(21), 1),
  ]
  const book = (booking: object = {}) => hotel.book({ provider_number: '4711', rooms, ...booking })

  beforeEach(async () => {
    const dates = Array.from({ length: 10 }, (_, days) => ({ date: inDays(20 + days), availability: 9 }))
    for (const inv_code of ['HR:1', 'HR:9']) await hotel.daily({ inv_code, dates })
  })

  it("is there with the channel's codes, also when it is confirmed, until the hotel gives it a room", async () => {
    const { hr_number } = await book()
    await hotel.control('POST', `/bookings/${hr_number}/confirm`)
    const booking = { hr_id: hotel.hr_id, hr_number, channel_code: 'bookingcom' }
    const unmapped = { mapping_codes: ['B8', 'B7'], checkout_date: inDays(22) }
    expect(await alarms()).toEqual([{ kind: 'unmapped_booking', ...booking, ...unmapped }])
    const { mapping_code: _, ...dates } = bookedRoom('', inDays(20), 2)
    const changed = { guest: 'Ada Byron', payment: 'credit_card', rooms: [{ rate_code: 'HR:1', ...dates }] }
    await hotel.control('PUT', `/bookings/${hr_number}`, changed)
    expect(await alarms()).toEqual([])
  })

  describe('where no room is left either', () => {
    const unmapped = () => bookedRoom('B8', inDays(40), 2)
    const kinds = async () => (await alarms()).map(({ kind }) => kind)

    it('is one alarm, and its nights are not counted as overbooked', async () => {
      const before = await overbookedNights()
      await book({ rooms: [unmapped()] })
      expect(await kinds()).toEqual(['unmapped_booking'])
      expect(await alarms(`kind=overbooked&hr_id=${hotel.hr_id}`)).toEqual([])
      expect(await overbookedNights()).toBe(before)
    })

    it('is overbooked, too, for the nights of its other rooms alone', async () => {
      const before = await overbookedNights()
      await book({ rooms: [unmapped(), bookedRoom('B1', inDays(41), 3)] })
      expect(await alarms()).toMatchObject([
        { kind: 'overbooked', nights: 3, first_night: inDays(41), last_night: inDays(43) },
        { kind: 'unmapped_booking', checkout_date: inDays(42) },
      ])
      expect(await overbookedNights()).toBe(before + 3)
    })

    it('is overbooked once the hotel gives it a room that it does not have', async () => {
      const { hr_number } = await book({ rooms: [unmapped()] })
      const { mapping_code: _, ...dates } = unmapped()
      const changed = { guest: 'Ada Byron', payment: 'credit_card', rooms: [{ rate_code: 'HR:1', ...dates }] }
      await hotel.control('PUT', `/bookings/${hr_number}`, changed)
      expect(await kinds()).toEqual(['overbooked'])
    })

    it('is overbooked for the nights that others have on the master room by its own code', async () => {
      const { mapping_code: _, ...dates } = unmapped()
      await book({ rooms: [{ rate_code: 'HR:9', ...dates }] })
      await book({ provider_number: '4712', rooms: [unmapped()] })
      expect(await kinds()).toEqual(['overbooked', 'unmapped_booking'])
    })
  })

  it('is there no more once the channel sends it for a room with a mapping', async () => {
    await book()
    await book({ rooms: [bookedRoom('B1', inDays(20), 2)] })
    expect(await alarms()).toEqual([])
  })

  it('is there no more once it is canceled, or its guests have left', async () => {
    const { hr_number } = await book()
    await book({ provider_number: '4712' })
    await hotel.control('POST', `/bookings/${hr_number}/cancel`, { reason: 'No show' })
    expect(await alarms()).toMatchObject([{ kind: 'unmapped_booking' }])
    await house.setClock(`${inDays(22)}T09:00:00Z`)
    expect(await alarms()).toEqual([])
  })

  it('is not one of the master room by its own code', async () => {
    const { mapping_code: _, ...dates } = bookedRoom('', inDays(20), 2)
    await book({ rooms: [{ rate_code: 'HR:9', ...dates }] })
    expect(await alarms()).toEqual([])
  })
})

describe('the list', () => {
  let own: string[]
  beforeEach(async () => {
    const other = await house.openHotel({ rooms: { 'HR:9': { is_master: true } } })
    own = [hotel.hr_id, other.hr_id]
    for (const each of [other, hotel]) {
      await each.daily({ inv_code: 'HR:9', dates: [{ date: inDays(20), availability: 9 }] })
      for (const code of ['B1', 'B8']) await each.book({ rooms: [bookedRoom(code, inDays(20), 1)] })
    }
  })
  const isOwn = ({ hr_id }: Json) => own.includes(hr_id)
  const briefly = ({ kind, hr_id }: Json) => `${kind} ${hr_id}`

  it('is of all hotels, by kind and then by hotel, page by page, and each is there once', async () => {
    const whole = (await alarms('')).filter(isOwn)
    const kinds = ['overbooked', 'unmapped_booking']
    expect(whole.map(briefly)).toEqual(
      kinds.flatMap((kind) => own.toSorted().map((hr_id) => `${kind} ${hr_id}`)),
    )
    const pages: Json[] = []
    for (let next = ''; next !== null; ) {
      const page = await house.control(
        'GET',
        `/alarms?limit=1${next && `&after=${encodeURIComponent(next)}`}`,
      )
      expect(page.alarms.length).toBeLessThanOrEqual(1)
      pages.push(...page.alarms)
      next = page.next
    }
    expect(pages.filter(isOwn)).toEqual(whole)
  })

  it('is of one hotel or of one kind, where that is asked for', async () => {
    expect((await alarms()).map(briefly)).toEqual([
      `overbooked ${hotel.hr_id}`,
      `unmapped_booking ${hotel.hr_id}`,
    ])
    const unmapped = await alarms('kind=unmapped_booking')
    expect(new Set(unmapped.map(({ kind }) => kind))).toEqual(new Set(['unmapped_booking']))
    expect(await alarms(`kind=failing_channel&hr_id=${hotel.hr_id}`)).toEqual([])
  })
})

it.each([
  'after=nowhere',
  'after=overbooked',
  'after=strange:demo:R1',
  'after=overbooked:demo:R1&kind=unmapped_booking',
  'after=overbooked:demo:R1&hr_id=HOTEL',
  'kind=strange',
])('refuses %s', async (query) => {
  await expect(alarms(query.replace('HOTEL', hotel.hr_id))).rejects.toThrow('422')
})

it('says that there is no such hotel', async () => {
  await expect(alarms('hr_id=nowhere')).rejects.toThrow('404')
})
