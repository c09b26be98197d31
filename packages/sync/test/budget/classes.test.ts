import { describe, expect, it } from 'vitest'
import { classes, type RequestClass } from '../../src/budget/budget.ts'
import { hour, justAfter, minute, openHotel, second } from './open.ts'

/** How many of a class go when many ask at once. */
async function mostOf(kind: RequestClass, perMinute: number, perDay = 1000) {
  const hotel = await openHotel({ perMinute, perDay })
  for (let count = 0; count < 260; count += 1) hotel.ask(String(count), kind)
  await hotel.time.advance(second)
  return hotel.went.length
}

describe('the reserve', () => {
  it.each([
    [1, 1, 1, 1],
    [2, 2, 1, 1],
    [3, 3, 2, 1],
    [5, 5, 4, 3],
    [6, 6, 4, 3],
    [10, 10, 8, 6],
    [35, 35, 28, 21],
    [100, 100, 80, 60],
  ])('of %i a minute lets %i closings, %i updates or %i sweeps go', async (limit, ...most) => {
    expect([
      await mostOf('closing', limit),
      await mostOf('update', limit),
      await mostOf('sweep', limit),
    ]).toEqual(most)
  })

  it.each([
    [250, 133, 138, 13, 150, 138, 113, 128, 13, 13],
    [10, 5, 6, 1, 5, 5, 4, 5, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ])('of %i a day lets so many of each class go, when nobody else asks', async (perDay, ...most) => {
    expect(await Promise.all(classes.map((kind) => mostOf(kind, 400, perDay)))).toEqual(most)
  })

  it('is there for the urgent one that comes last', async () => {
    const hotel = await openHotel()
    for (let count = 0; count < 8; count += 1) hotel.ask(`poll ${count}`, 'update')
    for (let count = 0; count < 3; count += 1) hotel.ask(`sweep ${count}`, 'sweep')
    await hotel.time.advance(second)
    expect(hotel.names()).toEqual(['poll 0', 'poll 1', 'poll 2', 'poll 3'])
    expect([hotel.wait('closing'), hotel.wait('update')]).toEqual([0, justAfter(minute)])
    hotel.ask('invoice')
    await hotel.time.advance(0)
    expect(hotel.names().at(-1)).toBe('invoice')
  })
})

describe('those who wait', () => {
  it('keep their place when they leave and ask again, with when they asked first', async () => {
    const hotel = await openHotel({ perMinute: 1, perDay: 100 })
    await hotel.request()
    const leaves = new AbortController()
    hotel.ask('calendar', 'retry', leaves.signal)
    const since = hotel.time.timer.elapsed()
    await hotel.time.advance(second)
    hotel.ask('bill', 'retry')
    leaves.abort()
    hotel.ask('calendar', 'retry', undefined, since)
    hotel.ask('late bill', 'retry')
    for (let count = 0; count < 3; count += 1) {
      await hotel.time.advance(justAfter(minute))
      await hotel.went[count]?.ticket.done()
    }
    expect(hotel.names()).toEqual(['calendar', 'bill', 'late bill'])
  })

  it('go by class, then in the order in which they asked', async () => {
    const hotel = await openHotel({ perMinute: 1, perDay: 100 })
    await hotel.request()
    hotel.ask('sweep 1', 'sweep')
    hotel.ask('poll 1', 'update')
    hotel.ask('invoice 1', 'closing')
    hotel.ask('sweep 2', 'sweep')
    hotel.ask('poll 2', 'update')
    hotel.ask('invoice 2', 'closing')
    for (let count = 0; count < 6; count += 1) {
      await hotel.time.advance(justAfter(minute))
      await hotel.went[count]?.ticket.done()
    }
    expect(hotel.names()).toEqual(['invoice 1', 'invoice 2', 'poll 1', 'poll 2', 'sweep 1', 'sweep 2'])
  })

  it('leave when their signal aborts', async () => {
    const hotel = await openHotel({ perMinute: 1, perDay: 100 })
    await hotel.request()
    const leaver = new AbortController()
    const asked = hotel.ask('leaver', 'closing', leaver.signal)
    hotel.ask('stayer', 'sweep')
    await hotel.time.advance(second)
    leaver.abort(new Error('The shop closes.'))
    await expect(asked).rejects.toThrow('The shop closes.')
    await expect(hotel.ask('late', 'closing', leaver.signal)).rejects.toThrow('The shop closes.')
    await hotel.time.advance(hour)
    expect(hotel.names()).toEqual(['stayer'])
  })

  it('give their place back when they leave at the last moment', async () => {
    const hotel = await openHotel({ perMinute: 1, perDay: 100 })
    const leaver = new AbortController()
    const asked = hotel.ask('leaver', 'closing', leaver.signal)
    leaver.abort(new Error('The shop closes.'))
    hotel.ask('next', 'sweep')
    await expect(asked).rejects.toThrow('The shop closes.')
    await hotel.time.advance(0)
    expect(hotel.names()).toEqual(['next'])
    await hotel.went[0]?.ticket.done()
    await hotel.openAgain()
    expect(hotel.left()).toEqual({ minute: 0, day: 99 })
  })

  it('may abort after they were let go, which changes nothing', async () => {
    const hotel = await openHotel()
    const leaver = new AbortController()
    await hotel.ask('gone', 'closing', leaver.signal)
    leaver.abort()
    expect(hotel.left().minute).toBe(4)
  })
})

describe('usage by class', () => {
  it('outlives the process; records without a class count as updates', async () => {
    const hotel = await openHotel()
    await hotel.request(undefined, 'bill')
    const record = { collection: 'budget', key: 'request/old', value: { answered: hotel.time.now() } }
    await hotel.store.write('41749', [record])
    await hotel.openAgain()
    expect(hotel.budget().state().used).toMatchObject({ bill: 1, update: 1, closing: 0 })
    await hotel.time.advance(25 * hour)
    expect(hotel.budget().state().used).toMatchObject({ bill: 0, update: 0 })
  })

  it('changes when a look turns out to be part of an update', async () => {
    const hotel = await openHotel()
    const ticket = await hotel.budget().take('follow')
    await ticket.done()
    ticket.countAs('update')
    expect(hotel.budget().state().used).toMatchObject({ follow: 0, update: 1 })
    await hotel.request(undefined, 'bill')
    await hotel.openAgain()
    expect(hotel.budget().state().used).toMatchObject({ follow: 0, update: 1, bill: 1 })
  })
})

it('a class that has used its share blocks no other, and it is told once a day', async () => {
  const hotel = await openHotel({ perMinute: 400, perDay: 250 })
  for (let count = 0; count < 260; count += 1) hotel.ask(`bill ${count}`, 'bill')
  hotel.ask('update', 'update')
  hotel.ask('poll', 'poll')
  hotel.ask('closing', 'closing')
  await hotel.time.advance(second)
  expect(hotel.names().filter((name) => !name.startsWith('bill'))).toEqual(['update', 'poll', 'closing'])
  expect(hotel.names()).toHaveLength(153)
  hotel.ask('more', 'bill')
  await hotel.time.advance(hour)
  expect(hotel.events).toMatchObject([{ type: 'budget_exhausted', kind: 'bill' }])
})

it('tells once a day, over restarts too, that polls have used theirs, and where new bookings wait', async () => {
  const hotel = await openHotel({ perMinute: 400, perDay: 250 })
  for (let count = 0; count < 250; count += 1) {
    const asked = hotel.ask(`poll ${count}`, 'poll')
    await hotel.time.advance(0)
    if (count < 138) await (hotel.went.at(-1)?.ticket.done() ?? asked)
  }
  for (let restart = 0; restart < 3; restart += 1) {
    await hotel.openAgain()
    hotel.ask('poll', 'poll')
    await hotel.time.advance(hour)
  }
  expect(hotel.events).toEqual([
    expect.objectContaining({
      type: 'budget_exhausted',
      kind: 'poll',
      message: expect.stringMatching(/hourly poll .* New bookings wait at the service; the next goes at /),
    }),
  ])
})
