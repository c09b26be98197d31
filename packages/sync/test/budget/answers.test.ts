import { describe, expect, it } from 'vitest'
import { answer, day, hour, justAfter, minute, openHotel, second } from './open.ts'

const limits = (limit: number, remaining: number, reset: number) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

describe('Retry-After', () => {
  it('in seconds stops what was refused for so long, and what was not for a minute', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': '120' }, 'extra_poll')
    expect([hotel.wait('poll'), hotel.wait('closing')]).toEqual([120 * second, 60 * second])
    await hotel.openAgain()
    await hotel.time.advance(60 * second)
    await hotel.request({ 'retry-after': '30' })
    expect([hotel.wait('poll'), hotel.wait('closing'), hotel.wait('update')]).toEqual([
      60 * second,
      60 * second,
      60 * second,
    ])
  })

  it('stops what was refused alone, once anything else is taken', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': '3600' }, 'follow')
    await hotel.time.advance(60 * second)
    await hotel.request({})
    expect(hotel.wait('bill')).toBe(0)
    expect(hotel.wait('follow')).toBe(59 * minute)
    expect(hotel.events.map(({ message }) => message)).toEqual([
      expect.stringMatching(/refuses looks at transactions \(429\), which wait until/),
    ])
  })

  it('of every request is told as such, and costs fewer and fewer attempts', async () => {
    const hotel = await openHotel()
    let sent = 0
    const kinds = ['closing', 'poll', 'bill', 'update'] as const
    for (let time = 0; time < 1440; time += 1) {
      for (const kind of kinds)
        if (hotel.wait(kind) <= 0) {
          await hotel.request({ 'retry-after': '86400' }, kind)
          sent += 1
        }
      await hotel.time.advance(minute)
    }
    expect(sent).toBeLessThanOrEqual(40)
    expect(hotel.events.map(({ message }) => message)).toEqual([
      expect.stringMatching(/refuses stop sales/),
      expect.stringMatching(/refuses all that was tried.*who else uses the quota/),
    ])
  })

  it('in seconds stops it to the millisecond', async () => {
    const hotel = await openHotel()
    await hotel.request({ 'retry-after': '120' })
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
    await hotel.went[0]?.ticket.done(answer({ 'retry-after': '300' }))
    await hotel.went[1]?.ticket.done(answer({ 'retry-after': '2', ...limits(5, 0, 40) }))
    await hotel.went[2]?.ticket.done(answer({}))
    expect(hotel.wait()).toBe(300 * second)
    await hotel.time.advance(100 * second)
    await hotel.openAgain()
    expect(hotel.wait()).toBe(200 * second)
    await hotel.time.advance(200 * second)
    expect(hotel.wait()).toBe(0)
  })

  it.each(['86400', '9'.repeat(400), 'Fri, 31 Dec 2060 00:00:00 GMT'])(
    'of %s stops everything for an hour; then one request finds out',
    async (text) => {
      const hotel = await openHotel()
      await hotel.request({ 'retry-after': text })
      expect(hotel.wait()).toBe(hour)
      for (const name of ['probe', 'next', 'last']) hotel.ask(name)
      await hotel.time.advance(hour + 30 * second)
      expect(hotel.names()).toEqual(['probe'])
      await hotel.went[0]?.ticket.done(answer({ 'retry-after': text }))
      await hotel.time.advance(hour)
      expect(hotel.names()).toEqual(['probe', 'next'])
      await hotel.went[1]?.ticket.done(answer({}))
      await hotel.time.advance(0)
      expect(hotel.names()).toEqual(['probe', 'next', 'last'])
      expect(hotel.events.map(({ type }) => type)).toEqual(['paused'])
    },
  )

  it('of a success is ignored, and told once', async () => {
    const hotel = await openHotel()
    for (let count = 0; count < 3; count += 1) {
      const ticket = await hotel.budget().take('bill')
      await ticket.done(answer({ 'retry-after': '3600' }, 200))
      expect(hotel.wait()).toBe(0)
      await hotel.time.advance(minute)
    }
    expect(hotel.events).toMatchObject([{ type: 'hint_ignored', header: 'Retry-After' }])
  })

  it('that is too short makes the pauses grow, until the service takes a request', async () => {
    const hotel = await openHotel({ perMinute: 100, perDay: 1000 })
    const waits: number[] = []
    for (let count = 0; count < 14; count += 1) {
      await hotel.time.advance(hotel.wait())
      await hotel.request({ 'retry-after': '1' })
      waits.push(hotel.wait() / second)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600])
    await hotel.time.advance(hour)
    await hotel.request({})
    await hotel.request({ 'retry-after': '1' })
    expect(hotel.wait()).toBe(second)
  })

  it.each(['', '-1', 'soon', '1.5', '12 s', 'Infinity', '2027-09-15', 'Mon, 99 Nix 2027 25:00:00 GMT'])(
    'that reads "%s" says nothing: a refusal stops everything for a second',
    async (text) => {
      const hotel = await openHotel()
      const said = { 'retry-after': text, 'ratelimit-remaining': text, 'ratelimit-reset': text }
      const ticket = await hotel.budget().take('closing')
      await ticket.done(answer(said, 429))
      expect(hotel.wait()).toBe(second)
      expect(hotel.left()).toEqual({ minute: 4, day: 249 })
      expect(hotel.events.map(({ type }) => type)).toEqual(['hint_ignored', 'hint_ignored'])
    },
  )
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
    expect([hotel.wait('closing'), hotel.wait('update')]).toEqual([0, 15 * minute])
    await hotel.time.advance(15 * minute)
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
    await hotel.went[0]?.ticket.done(answer(limits(5, 4, 60)))
    expect(hotel.left().minute).toBe(2)
    // The third: all three are counted, and one is another's.
    await hotel.went[2]?.ticket.done(answer(limits(5, 1, 60)))
    expect(hotel.left().minute).toBe(1)
    // The second is older news.
    await hotel.went[1]?.ticket.done(answer(limits(5, 3, 60)))
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
    await hotel.went[0]?.ticket.done(answer(limits(5, 2, 60)))
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
    await hotel.went[1]?.ticket.done(answer(limits(5, 3, 60)))
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
  })

  it('with a limit that is too small by mistake do not slow the hotel down for ever', async () => {
    const hotel = await openHotel({ perMinute: 100, perDay: 100_000 })
    await hotel.request(limits(1, 0, 1))
    expect(hotel.left().minute).toBe(0)
    for (let count = 0; count < 120; count += 1) {
      await hotel.time.advance(justAfter(minute))
      await hotel.request(limits(1, 0, 1))
    }
    expect(hotel.left().minute).toBeGreaterThan(90)
  })

  it('that say for a quarter of an hour that nothing remains are not believed for the next hour', async () => {
    const hotel = await openHotel()
    let waited = 0
    for (let count = 0; count < 16; count += 1) {
      await hotel.request(limits(250, 0, 3600), 'bill')
      waited = hotel.wait('closing')
      expect(waited).toBeLessThanOrEqual(minute)
      await hotel.time.advance(minute)
    }
    expect(waited).toBe(0)
    expect(hotel.events).toMatchObject([{ type: 'hint_ignored', header: 'RateLimit-Remaining' }])
  })

  it.each([
    [limits(250, 0, 1_820_998_800), 'RateLimit-Reset'],
    [limits(250, 0, 86_401), 'RateLimit-Reset'],
    [limits(0, 0, 60), 'RateLimit-Limit'],
    [limits(5, -1, 60), 'RateLimit-Remaining'],
    [limits(5, Number.NaN, 60), 'RateLimit-Remaining'],
    [limits(5, 6, 60), 'RateLimit-Remaining'],
  ])('%o cannot be true: nothing changes, and %s is told once', async (headers, header) => {
    const hotel = await openHotel()
    await hotel.request(headers)
    await hotel.request(headers)
    expect(hotel.left()).toEqual({ minute: 3, day: 248 })
    expect(hotel.events).toMatchObject([{ type: 'hint_ignored', header }])
    await hotel.time.advance(day)
    await hotel.request(headers)
    expect(hotel.events).toHaveLength(2)
  })
})
