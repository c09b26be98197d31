import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadingName } from '../../src/index.ts'
import { type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import type { Json } from '../support/answered.ts'

let house: House
let hotel: Hotel
const read = (...readings: ReadingName[]) => hotel.control('PUT', '/readings', { readings })
const numbersOf = ({ reservations }: Json): string[] => reservations.map((its: Json) => its.hr_number)
const list = async (query: object = {}) => numbersOf(await hotel.reservations({ ...query }))
const everything = { undelivered: false, per_page: 100 }

/** A hotel without bookings of its own. */
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())
const openHotel = async (...readings: ReadingName[]) => {
  hotel = await house.openHotel()
  await read(...readings)
}
const book = async (times = 1) => {
  const numbers: string[] = []
  for (let count = 0; count < times; count += 1) numbers.push((await hotel.book()).hr_number)
  return numbers
}

describe('what delivers', () => {
  it('is every list, and no lookup', async () => {
    await openHotel()
    const [one] = await book()
    await list({ reservation_number: one })
    expect(await list(everything)).toEqual([one])
    expect(await list()).toEqual([])
  })

  it('by delivery.onlyUndelivered is a list of what is undelivered, and no sweep', async () => {
    await openHotel('delivery.onlyUndelivered')
    const [one] = await book()
    expect(await list(everything)).toEqual([one])
    expect(await list()).toEqual([one])
    expect(await list()).toEqual([])
  })

  it('by delivery.nothing is no list', async () => {
    await openHotel('delivery.nothing')
    const [one] = await book()
    await hotel.control('POST', `/bookings/${one}/confirm`)
    for (let count = 0; count < 2; count += 1) {
      const { reservations } = await hotel.reservations()
      expect(reservations).toMatchObject([{ hr_number: one, modified: false }])
    }
    expect(await list({ booked: true })).toEqual([one])
    expect(await list({ modified: true })).toEqual([])
  })

  it('by delivery.lookups is a lookup, too', async () => {
    await openHotel('delivery.lookups')
    const [one, two] = await book(2)
    expect(await list({ reservation_number: one })).toEqual([one])
    expect(await list()).toEqual([two])
    expect(await list({ reservation_number: one })).toEqual([one])
  })
})

describe('a date from which on is listed', () => {
  const day = (days: number) => inDays(days)
  /** Bookings from 12 days ago, 5 days ago and today, of which the oldest changes today. */
  const bookAcrossDays = async () => {
    const numbers: string[] = []
    for (const days of [-12, -5, 0]) {
      await house.setClock(`${day(days)}T09:00:00Z`)
      numbers.push(...(await book()))
    }
    await hotel.control('POST', `/bookings/${numbers[0]}/confirm`)
    return numbers
  }

  it('includes its day, and an update is looked for at bookings of all ages', async () => {
    await openHotel()
    const [oldest, middle, latest] = await bookAcrossDays()
    expect(await list({ ...everything, from_date: day(-5) })).toEqual([middle, latest])
    expect(await list({ ...everything, from_last_update_date: day(0) })).toEqual([latest, oldest])
  })

  it('by since.exclusive leaves its day out', async () => {
    await openHotel('since.exclusive')
    const [oldest, middle, latest] = await bookAcrossDays()
    expect(await list({ ...everything, from_date: day(-5) })).toEqual([latest])
    expect(await list({ ...everything, from_date: day(-6) })).toEqual([middle, latest])
    expect(await list({ ...everything, from_last_update_date: day(0) })).toEqual([])
    expect(await list({ ...everything, from_last_update_date: day(-1) })).toEqual([latest, oldest])
  })

  it('by since.bothFilters is that of 10 days ago also where only an update is asked for', async () => {
    await openHotel('since.bothFilters')
    const [oldest, , latest] = await bookAcrossDays()
    expect(await list({ ...everything, from_last_update_date: day(0) })).toEqual([latest])
    expect(await list({ ...everything, from_last_update_date: day(0), from_date: day(-20) })).toEqual([
      latest,
      oldest,
    ])
  })
})

describe('pages', () => {
  it('have the oldest change first, and as many as were asked for', async () => {
    await openHotel()
    const numbers = await book(51)
    const asked = await hotel.reservations(everything)
    expect(numbersOf(asked)).toEqual(numbers)
    expect(asked).toMatchObject({ count: 51, current_page: 1, pages: 1 })
    await read('pages.cap')
    const capped = await hotel.reservations(everything)
    expect(numbersOf(capped)).toEqual(numbers.slice(0, 50))
    expect(capped).toMatchObject({ count: 51, current_page: 1, pages: 2 })
    expect(await list({ ...everything, page: 2 })).toEqual(numbers.slice(50))
    expect(await list({ ...everything, per_page: 3 })).toEqual(numbers.slice(0, 3))
  })

  it('by pages.countOfPage count themselves, and say how many there are all the same', async () => {
    await openHotel('pages.countOfPage')
    const numbers = await book(3)
    expect(await hotel.reservations({ ...everything, per_page: 2 })).toMatchObject({ count: 2, pages: 2 })
    const last = await hotel.reservations({ ...everything, per_page: 2, page: 2 })
    expect(last).toMatchObject({ count: 1, pages: 2 })
    expect(numbersOf(last)).toEqual(numbers.slice(2))
  })

  it('by pages.newestFirst have the newest change first', async () => {
    await openHotel('pages.newestFirst')
    const [one, two, three] = await book(3)
    await hotel.control('POST', `/bookings/${two}/confirm`)
    expect(await list({ undelivered: false, per_page: 2 })).toEqual([two, three])
    expect(await list({ undelivered: false, per_page: 2, page: 2 })).toEqual([one])
  })
})
