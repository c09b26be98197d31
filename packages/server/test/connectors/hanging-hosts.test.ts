import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { httpSlots } from '../../src/distribution/http-slots.ts'

/** One host receives for many hotels, as that of a channel manager does, and hangs for some of them. */
const url = 'https://manager.example/in'
const limitMs = 10_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hotels each with so many rooms to tell, each again and again, without an answer before the time is over. */
function hang(slots: ReturnType<typeof httpSlots>, hotels: number, rooms: number) {
  const under = { most: 0, now: 0 }
  const request = async () => {
    under.now += 1
    under.most = Math.max(under.most, under.now)
    await sleep(limitMs)
    under.now -= 1
  }
  const tell = async (hotel: number) => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      await slots({ hr_id: `hotel-${hotel}`, channel_code: 'b' }, url, request)
  }
  for (let hotel = 0; hotel < hotels; hotel += 1) for (let room = 0; room < rooms; room += 1) void tell(hotel)
  return under
}

/** How long the closing of another hotel takes from now on, in milliseconds. */
async function closing(slots: ReturnType<typeof httpSlots>) {
  const began = Date.now()
  let took: number | undefined
  void slots({ hr_id: 'another', channel_code: 'b' }, url, async () => {
    took = Date.now() - began
  })
  while (took === undefined) await vi.advanceTimersByTimeAsync(100)
  return took
}

it.each([
  [4, 4],
  [4, 12],
  [30, 4],
])(
  'a host that hangs for %d hotels with %d rooms holds up no other hotel there for long',
  async (hotels, rooms) => {
    const slots = httpSlots()
    const under = hang(slots, hotels, rooms)
    expect(await closing(slots)).toBeLessThanOrEqual(2_000)
    for (let times = 0; times < 20; times += 1) {
      await vi.advanceTimersByTimeAsync(1_500)
      expect(await closing(slots)).toBeLessThanOrEqual(1_000)
    }
    expect(under.most).toBeLessThanOrEqual(64)
  },
)

it('a receiver that answers again has four requests at a time again', async () => {
  const slots = httpSlots()
  const lane = { hr_id: 'hotel', channel_code: 'b' }
  const send = async (ms: number) => {
    const times = { now: 0, most: 0 }
    const request = async () => {
      times.now += 1
      times.most = Math.max(times.most, times.now)
      await sleep(ms)
      times.now -= 1
    }
    const all = Promise.all(Array.from({ length: 8 }, () => slots(lane, url, request)))
    await vi.advanceTimersByTimeAsync(ms / 2)
    const atFirst = times.now
    await vi.advanceTimersByTimeAsync(8 * ms)
    await all
    return { atFirst, most: times.most }
  }
  expect(await send(limitMs)).toEqual({ atFirst: 4, most: 4 })
  // It hung the last time, so it is tried with one.
  expect(await send(100)).toEqual({ atFirst: 1, most: 4 })
  expect(await send(100)).toEqual({ atFirst: 4, most: 4 })
})
