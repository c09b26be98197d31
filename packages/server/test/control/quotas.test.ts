import { expect, it } from 'vitest'
import { inDays, start, startHouse } from '../property-api/hotel.ts'

it('the quota of a property can be read, which counts nothing', async () => {
  const house = await startHouse({ quota: { per_minute: 3, per_day: 10 } })
  try {
    const hotel = await house.openHotel()
    const used = () => hotel.control('GET', '/quota')
    expect(await used()).toEqual({
      per_minute: { limit: 3, used: 0, ends_at: null },
      per_day: { limit: 10, used: 0, ends_at: null },
    })
    await hotel.send('GET', 'v2/apps/rooms')
    await hotel.send('GET', 'v2/apps/rooms')
    const after = await used()
    expect(after).toMatchObject({ per_minute: { used: 2 }, per_day: { used: 2 } })
    expect(await used()).toEqual(after)
    const [{ quota_left }] = (await house.control('GET', '/requests')).requests
    expect(quota_left).toBe(1)
    await house.advance(61)
    expect(await used()).toMatchObject({ per_minute: { used: 0, ends_at: null }, per_day: { used: 2 } })
    const endsAt = Date.parse((await used()).per_day.ends_at)
    expect(endsAt).toBeGreaterThan(Date.parse(start))
    expect(endsAt).toBeLessThan(Date.parse(`${inDays(2)}T00:00:00Z`))
  } finally {
    await house.server.stop()
  }
})

it('a property without a quota has none to read', async () => {
  const house = await startHouse()
  try {
    const hotel = await house.openHotel()
    expect(await hotel.control('GET', '/quota')).toEqual({ per_minute: null, per_day: null })
  } finally {
    await house.server.stop()
  }
})
