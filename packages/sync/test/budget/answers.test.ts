import { describe, expect, it } from 'vitest'
import { day, hour, justAfter, minute, openHotel, second } from './open.ts'

const limits = (limit: number, remaining: number, reset: number) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

describe('Retry-After', () => {
  it('in seconds stops everything for so long', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': '120' })
    expect([hotel.wait('closing'), hotel.wait('sweep')]).toEqual([120 * second, 120 * second])
    hotel.ask('invoice')
    await hotel.time.advance(120 * second - 1)
    expect(hotel.names()).toEqual([])
    await hotel.time.advance(1)
    expect(hotel.names()).toEqual(['invoice'])
  })

  it('as a date is compared with the date of the answer, and without one with the clock', async () => {
    const hotel = await openHotel()
    const inMs = (ms: number) => new Date(hotel.time.now() + ms).toUTCString()
    // The service's clock is an hour behind.
    await hotel.request({ 'retry-after': inMs(90 * second - hour), date: inMs(-hour) })
    expect(hotel.wait()).toBe(90 * second)
    await hotel.time.advance(90 * second)
    await hotel.request({ 'retry-after': inMs(120 * second) })
    expect(hotel.wait()).toBe(120 * second)
  })

  it('is never made shorter by what comes later', async () => {
    const hotel = await openHotel()
    for (const name of ['1', '2', '3']) hotel.ask(name)
    await hotel.time.advance(0)
    await hotel.went[0]?.ticket.done(new Headers({ 'retry-after': '300' }))
    await hotel.went[1]?.ticket.done(new Headers({ 'retry-after': '2', ...limits(5, 0, 40) }))
    await hotel.went[2]?.ticket.done(new Headers())
    expect(hotel.wait()).toBe(300 * second)
    await hotel.time.advance(100 * second)
    await hotel.openAgain()
    expect(hotel.wait()).toBe(200 * second)
    await hotel.time.advance(200 * second)
    expect(hotel.wait()).toBe(0)
  })

  it('lasts as long as it must when it is longer than a timer can wait', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': String(40 * 86_400) })
    expect(hotel.wait()).toBe(40 * day)
  })

  it.each(['', '-1', 'soon', '1.5', '12 s', 'Infinity', '2027-09-15', 'Mon, 99 Nix 2027 25:00:00 GMT'])(
    'that reads "%s" says nothing',
    async (text) => {
      const hotel = await openHotel()
      await hotel.request({
        'retry-after': text,
        ...{ 'ratelimit-remaining': text, 'ratelimit-reset': text },
      })
      expect(hotel.wait()).toBe(0)
      expect(hotel.left()).toEqual({ minute: 4, day: 249 })
    },
  )

  it('of absurd length is still a date that can be told', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': '9'.repeat(400) })
    expect(hotel.wait()).toBeGreaterThan(365 * day)
    expect(hotel.budget().state().nextAt.closing.getTime()).toBeGreaterThan(0)
  })
})

describe('RateLimit headers', () => {
  it('with nothing remaining stop everything until the reset', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(5, 0, 42))
    expect(hotel.left()).toEqual({ minute: 0, day: 249 })
    expect(hotel.wait()).toBe(42 * second)
    hotel.ask('next')
    await hotel.time.advance(42 * second - 1)
    expect(hotel.names()).toEqual([])
    await hotel.time.advance(1)
    expect(hotel.names()).toEqual(['next'])
  })

  it('of a longer window count for the day', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(250, 3, 7200))
    expect(hotel.left()).toEqual({ minute: 4, day: 3 })
    await hotel.openAgain()
    expect(hotel.left()).toEqual({ minute: 4, day: 3 })
    // Others of the hotel use the same quota: the reserve for what is urgent is all that is left.
    expect([hotel.wait('closing'), hotel.wait('update')]).toEqual([0, 7200 * second])
    await hotel.time.advance(7200 * second)
    expect(hotel.left()).toEqual({ minute: 5, day: 249 })
  })

  it('with less than we counted are believed, and used up by what goes', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(5, 2, 30))
    expect(hotel.left().minute).toBe(2)
    for (const name of ['1', '2', '3']) hotel.ask(name)
    await hotel.time.advance(second)
    expect(hotel.names()).toEqual(['1', '2'])
    expect(hotel.left().minute).toBe(0)
    await hotel.openAgain()
    expect(hotel.wait()).toBe(29 * second)
  })

  it('with more than we counted change nothing', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(20, 19, 60))
    expect(hotel.left()).toEqual({ minute: 4, day: 249 })
  })

  it('do not count those that left after the request they answer', async () => {
    const hotel = await openHotel()
    for (const name of ['1', '2', '3']) hotel.ask(name)
    await hotel.time.advance(0)
    // The service saw the first before the others: 4 remain, two of them are under way.
    await hotel.went[0]?.ticket.done(new Headers(limits(5, 4, 60)))
    expect(hotel.left().minute).toBe(2)
    // The third: all three are counted, and one is another's.
    await hotel.went[2]?.ticket.done(new Headers(limits(5, 1, 60)))
    expect(hotel.left().minute).toBe(1)
    // The second is older news.
    await hotel.went[1]?.ticket.done(new Headers(limits(5, 3, 60)))
    expect(hotel.left().minute).toBe(1)
    await hotel.time.advance(second)
    // This one left after all that, so it knows better.
    await hotel.request(limits(5, 1, 59))
    expect(hotel.left().minute).toBe(1)
  })

  it('do not count those under way for what remains', async () => {
    const hotel = await openHotel()
    for (const name of ['1', '2', '3']) hotel.ask(name)
    await hotel.time.advance(0)
    // Two are another's, and the two that remain are under way.
    await hotel.went[0]?.ticket.done(new Headers(limits(5, 2, 60)))
    expect(hotel.left().minute).toBe(0)
  })

  it('let those who wait go at once when they say that more may', async () => {
    const hotel = await openHotel()
    hotel.ask('slow')
    await hotel.request(limits(2, 0, 60))
    await hotel.time.advance(2 * minute)
    hotel.ask('next')
    hotel.ask('over')
    await hotel.time.advance(second)
    expect(hotel.names()).toEqual(['slow', 'next'])
    await hotel.went[1]?.ticket.done(new Headers(limits(5, 3, 60)))
    await hotel.time.advance(0)
    expect(hotel.names()).toEqual(['slow', 'next', 'over'])
  })

  it('with a smaller limit of a minute make the quota smaller, until they say otherwise', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(2, 1, 60))
    expect(hotel.left().minute).toBe(1)
    await hotel.time.advance(justAfter(minute))
    await hotel.openAgain()
    expect(hotel.left().minute).toBe(2)
    await hotel.request(limits(10, 9, 60))
    expect(hotel.left().minute).toBe(4)
    await hotel.request(limits(0, 0, 60))
    expect(hotel.wait()).toBe(justAfter(minute))
  })

  it('that count their reset from 1970 stop nothing for longer than a day', async () => {
    const hotel = await openHotel()
    await hotel.request(limits(250, 0, 1_820_998_800))
    expect(hotel.wait()).toBe(day)
  })
})
