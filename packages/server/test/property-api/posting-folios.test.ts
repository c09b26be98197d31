import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type House, start, startHouse } from './hotel.ts'
import { checkIn, openTill, person, type Till, toast } from './till.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(() => house.setClock(start))
afterAll(() => house.server.stop())

const leave = ({ hotel }: Till, reservation_id: number, customer_ids?: number[]) =>
  hotel.control('POST', `/stays/${reservation_id}/check-out`, { ...(customer_ids && { customer_ids }) })

describe('direct sales', () => {
  let till: Till
  beforeAll(async () => {
    till = await openTill(house)
  })
  const direct = { reservation_id_customer_id: '-1' }
  const folioAt = async (where: Till, now: string) => {
    await house.setClock(now)
    return (await where.post([toast], direct)).body.folio_id
  }

  it.each([
    // Berlin is 2 hours ahead of UTC in September.
    ['04:00', '2027-09-15T01:59:00Z', '2027-09-14'],
    ['04:00', '2027-09-15T02:00:00Z', '2027-09-15'],
    ['04:00', '2027-09-15T22:30:00Z', '2027-09-15'],
    ['00:00', '2027-09-15T21:59:00Z', '2027-09-15'],
    ['00:00', '2027-09-15T22:00:00Z', '2027-09-16'],
    ['23:30', '2027-09-15T21:29:00Z', '2027-09-14'],
    ['23:30', '2027-09-15T21:30:00Z', '2027-09-15'],
    // The night in which the clocks go forward has no 02:30: the day begins when they show 03:00.
    ['02:30', '2028-03-26T00:59:00Z', '2028-03-25'],
    ['02:30', '2028-03-26T01:00:00Z', '2028-03-26'],
    ['00:00', '2028-02-29T10:00:00Z', '2028-02-29'],
  ])('of a day that starts at %s go at %s to the folio of %s', async (business_day_start, now, date) => {
    await till.hotel.control('PATCH', '', { business_day_start })
    expect(await folioAt(till, now)).toBe(`direct:${date}`)
  })

  it.each([
    ['Pacific/Auckland', '2027-09-16'],
    ['America/Los_Angeles', '2027-09-15'],
  ])("go by the property's own zone: %s", async (time_zone, date) => {
    const abroad = await openTill(house, { time_zone })
    expect(await folioAt(abroad, '2027-09-15T13:00:00Z')).toBe(`direct:${date}`)
  })

  it('of one day add up on one folio, apart from those of the guests', async () => {
    const other = await openTill(house)
    await other.post([{ ...toast, amount: '3.5' }], direct)
    await other.post([{ ...toast, amount: '4' }], direct)
    await other.post([{ ...toast, amount: '100' }])
    expect(await other.folio('direct:2027-09-15')).toMatchObject({ kind: 'direct_sales', balance: '7.5' })
    expect((await other.folios()).map(({ folio_id, balance }) => [folio_id, balance])).toEqual([
      [other.guest, '100'],
      ['direct:2027-09-15', '7.5'],
    ])
  })
})

describe('a guest', () => {
  let till: Till
  beforeAll(async () => {
    till = await openTill(house)
  })

  it('who is in the house is charged', async () => {
    const { status, body } = await till.post([{ ...toast, amount: 12 }])
    expect([status, body.folio_id]).toEqual([200, till.guest])
    expect(await till.folio()).toMatchObject({ kind: 'guest', balance: '12' })
  })

  it('who stays on is charged while another of the same room has left', async () => {
    const stay = await checkIn(till.hotel, { guests: [person('John', 'Doe'), person('Jane', 'Doe')] })
    const [john, jane] = stay.guests
    await leave(till, stay.reservation_id, [john.customer_id])
    const postTo = ({ reservation_id_customer_id }: { reservation_id_customer_id: string }) =>
      till.post([toast], { reservation_id_customer_id })
    expect((await postTo(john)).status).toBe(409)
    expect((await postTo(jane)).status).toBe(200)
  })

  it('who has left is a 409, and the folio stays as it is', async () => {
    await leave(till, till.stay.reservation_id)
    expect(refusalOf(await till.post([toast]))).toEqual({ status: 409, code: 'folio_closed' })
    expect((await till.folio()).balance).toBe('12')
  })

  it.each(['1:1', '999999999999999:1', 'x', '-2', '', ' -1', '1:1:1', 'direct:2027-09-15'])(
    'who is unknown is refused: "%s"',
    async (reservation_id_customer_id) => {
      const { status, code } = refusalOf(await till.post([toast], { reservation_id_customer_id }))
      expect([404, 422]).toContain(status)
      if (status === 404) expect(code).toBe('guest_not_found')
    },
  )

  it('of another property is a 404', async () => {
    const other = await openTill(house)
    // Numbers of two properties may be alike; these are not.
    await checkIn(other.hotel)
    const { guests } = await checkIn(other.hotel)
    const { reservation_id_customer_id } = guests[0]
    const answer = await till.post([toast], { reservation_id_customer_id })
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'guest_not_found' })
  })
})

describe('the lists of guests in the house', () => {
  it('follow check-in and check-out, and agree', async () => {
    const till = await openTill(house)
    const inHouse = async () => {
      const [posting, sample, hotspot] = await Promise.all([
        till.hotel.send('GET', 'v1/apps/line_items/in_house'),
        till.hotel.send('POST', 'v1/apps/pos/in_house'),
        till.hotel.send('GET', 'v1/apps/hotspot/guests'),
      ])
      expect(sample.body).toEqual(posting.body)
      const names = posting.body.data.map((its: { customer_name: string }) => its.customer_name)
      const others = hotspot.body.data.map(
        (its: { firstname: string; lastname: string }) => `${its.firstname} ${its.lastname}`,
      )
      expect(others).toEqual(names)
      expect(hotspot.body).toMatchObject({ status: 'success', total_count: names.length })
      return names
    }
    expect(await inHouse()).toEqual(['Ada Byron'])
    const guests = [person('John', 'Doe'), person('Jane', 'Doe')]
    const stay = await checkIn(till.hotel, { room_name: '101', guests })
    expect(await inHouse()).toEqual(['John Doe', 'Jane Doe', 'Ada Byron'])
    await leave(till, stay.reservation_id, [stay.guests[0].customer_id])
    expect(await inHouse()).toEqual(['Jane Doe', 'Ada Byron'])
    await leave(till, stay.reservation_id)
    await leave(till, till.stay.reservation_id)
    expect(await inHouse()).toEqual([])
  })

  it('have one entry for each guest, with the key that postings take', async () => {
    const till = await openTill(house)
    const { body } = await till.hotel.send('GET', 'v1/apps/line_items/in_house')
    expect(body).toEqual({
      status: 'success',
      data: [
        {
          room_id: till.stay.room_id,
          room_name: '102',
          reservation_id_customer_id: till.guest,
          customer_name: 'Ada Byron',
        },
      ],
    })
    expect(till.guest).toBe(`${till.stay.reservation_id}:${till.stay.guests[0].customer_id}`)
  })
})
