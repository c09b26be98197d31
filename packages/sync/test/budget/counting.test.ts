import { describe, expect, it } from 'vitest'
import { type Lease, LeaseLostError } from '../../src/store/store.ts'
import { day, hour, justAfter, minute, openHotel, second, strict } from './open.ts'

describe('a budget', () => {
  it('lets as many go as the quota allows, and the next a minute after the first answer', async () => {
    const hotel = await openHotel()
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) hotel.ask(name)
    await hotel.time.advance(10 * second)
    expect(hotel.names()).toEqual(['1', '2', '3', '4', '5'])
    expect(hotel.left()).toEqual({ minute: 0, day: 245 })
    await hotel.went[0]?.ticket.done()
    await hotel.time.advance(5 * second)
    await hotel.went[1]?.ticket.done()
    await hotel.time.advance(minute - 5 * second)
    expect(hotel.names()).toHaveLength(5)
    await hotel.time.advance(1)
    expect(hotel.names()).toHaveLength(6)
    await hotel.time.advance(5 * second)
    expect(hotel.names()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  it('keeps the place of a request that is under way, however long that takes', async () => {
    const hotel = await openHotel({ perMinute: 1, perDay: 10 })
    hotel.ask('slow')
    hotel.ask('next')
    await hotel.time.advance(hour)
    expect(hotel.names()).toEqual(['slow'])
    await hotel.went[0]?.ticket.done()
    await hotel.went[0]?.ticket.done()
    await hotel.time.advance(justAfter(minute))
    expect(hotel.names()).toEqual(['slow', 'next'])
  })

  it('holds the quota of any 24 hours', async () => {
    const hotel = await openHotel({ perMinute: 5, perDay: 7 })
    for (const kind of ['closing', 'closing', 'update', 'update', 'bill', 'poll', 'closing'] as const) {
      await hotel.request(undefined, kind)
      await hotel.time.advance(hour)
    }
    expect(hotel.left()).toEqual({ minute: 5, day: 0 })
    expect(hotel.wait()).toBe(justAfter(day) - 7 * hour)
    hotel.ask('tomorrow')
    await hotel.time.advance(hotel.wait() - 1)
    expect(hotel.names()).toEqual([])
    await hotel.time.advance(1)
    expect(hotel.names()).toEqual(['tomorrow'])
  })

  it('has a request in the store before it goes', async () => {
    const hotel = await openHotel()
    await hotel.budget().take('closing')
    expect(await hotel.store.list('41749', 'budget', { prefix: 'request/' })).toHaveLength(1)
  })

  it('forgets in the store what is older than a day', async () => {
    const hotel = await openHotel({ perMinute: 5, perDay: 20 })
    for (let count = 0; count < 60; count += 1) {
      hotel.ask(String(count))
      await hotel.time.advance(hotel.wait())
      await hotel.went[count]?.ticket.done()
    }
    expect((await hotel.store.list('41749', 'budget', { prefix: 'request/' })).length).toBeLessThanOrEqual(21)
    await hotel.time.advance(2 * day)
    await hotel.openAgain()
    expect(await hotel.store.list('41749', 'budget', { prefix: 'request/' })).toEqual([])
  })

  it('refuses a quota that lets nothing through', async () => {
    await expect(openHotel({ perMinute: 0, perDay: 250 })).rejects.toThrow("The quota's perMinute is 0")
    await expect(openHotel({ perMinute: 5, perDay: Number.NaN })).rejects.toThrow(RangeError)
  })
})

describe('after a crash', () => {
  it('what was answered counts from its answer, what was under way from the restart', async () => {
    const hotel = await openHotel()
    for (const name of ['1', '2', '3']) hotel.ask(name)
    await hotel.time.advance(second)
    await hotel.went[0]?.ticket.done()
    await hotel.time.advance(30 * second)
    await hotel.openAgain()
    expect(hotel.left()).toEqual({ minute: 2, day: 247 })
    await hotel.time.advance(30 * second + 1)
    expect(hotel.left()).toEqual({ minute: 3, day: 247 })
    // The next crash does not make them younger still.
    await hotel.openAgain()
    await hotel.time.advance(30 * second)
    expect(hotel.left()).toEqual({ minute: 5, day: 247 })
    await hotel.time.advance(day)
    expect(hotel.left()).toEqual({ minute: 5, day: 250 })
  })
})

describe('a store that fails', () => {
  it('lets nothing go, and the place is free again', async () => {
    const hotel = await openHotel()
    const { write } = hotel.store
    hotel.store.write = async () => {
      throw new Error('The disk is full.')
    }
    await expect(hotel.budget().take('closing')).rejects.toThrow('The disk is full.')
    hotel.store.write = write
    expect(hotel.left()).toEqual({ minute: 5, day: 250 })
    await hotel.request()
    await hotel.openAgain()
    expect(hotel.left()).toEqual({ minute: 4, day: 249 })
  })

  it('lets nothing go either when another worker has taken over', async () => {
    const lease: Lease = { property: '41749', owner: 'one', fence: 1 }
    const hotel = await openHotel(strict, { lease })
    await expect(hotel.budget().take('closing')).rejects.toThrow(LeaseLostError)
    await hotel.store.acquire('41749', 'one', minute)
    const ticket = await hotel.budget().take('closing')
    await hotel.time.advance(2 * minute)
    await hotel.store.acquire('41749', 'two', minute)
    await expect(ticket.done()).rejects.toThrow(LeaseLostError)
    await expect(hotel.openAgain()).rejects.toThrow(LeaseLostError)
  })
})

describe('the machine’s clock', () => {
  it('may be set back or on while the process runs: waits are as long as before', async () => {
    for (const jump of [-400 * day, -10 * second, 10 * second, 400 * day]) {
      const hotel = await openHotel()
      for (let count = 0; count < 5; count += 1) await hotel.request()
      hotel.time.setClockBy(jump)
      expect(hotel.left().minute).toBe(0)
      expect(hotel.wait()).toBe(justAfter(minute))
      hotel.ask('next')
      await hotel.time.advance(minute)
      expect(hotel.names()).toEqual([])
      await hotel.time.advance(1)
      expect(hotel.names()).toEqual(['next'])
      // What stands in the store was put right with it.
      await hotel.went[0]?.ticket.done()
      await hotel.openAgain()
      expect(hotel.left()).toEqual({ minute: 4, day: 244 })
      await hotel.time.advance(day - minute)
      expect(hotel.left()).toEqual({ minute: 5, day: 249 })
    }
  })

  it('may be set back between two processes: the windows begin again, once', async () => {
    const hotel = await openHotel()
    for (let count = 0; count < 4; count += 1) await hotel.request()
    await hotel.request({ 'retry-after': '90' })
    hotel.time.setClockBy(-400 * day)
    await hotel.openAgain()
    expect(hotel.wait()).toBe(90 * second)
    expect(hotel.left()).toEqual({ minute: 0, day: 245 })
    await hotel.time.advance(justAfter(minute))
    await hotel.openAgain()
    expect(hotel.left()).toEqual({ minute: 5, day: 245 })
    expect(hotel.wait()).toBe(30 * second - 1)
    await hotel.time.advance(day)
    expect(hotel.left()).toEqual({ minute: 5, day: 250 })
  })
})
