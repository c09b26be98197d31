import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore, type Sync } from '../../src/index.ts'
import {
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  isUpdate,
  minute,
  startFaultyHotel,
} from '../small-faults/faulty-hotel.ts'

/* The answer to an availability is lost, a guest books, and so is the list that would show it: nothing is sold again. */

let hotel: FaultyHotel
let date: string
const options = { bookings: 'lower availability', onReservation: async () => {} } as const
beforeEach(async () => {
  hotel = await startFaultyHotel()
  date = hotel.inDays(20)
})
afterEach(() => hotel.stop())

const lost = () => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('read'), { code: 'ECONNRESET', syscall: 'read' }),
  })
}
const atService = async () => (await hotel.calendar('HR:1', date))[0]?.availability

/** Sets 5, then 3, of which the answer is lost while a guest books. */
async function sellOne(sync: Sync, spoil: (answer: Response) => Response | Promise<Response>, lists: number) {
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 5 }])
  await hotel.time.advance(20 * minute)
  let updates = 1
  hotel.alter(async (sent, ask) => {
    const answer = await ask()
    if (isUpdate(sent) && updates > 0) {
      updates -= 1
      await hotel.bookNight('Ada', 20)
      return lost()
    }
    if (!isList(sent) || updates > 0 || lists === 0) return answer
    lists -= 1
    return spoil(answer)
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 3 }])
}

it.each<[string, number, (answer: Response) => Response | Promise<Response>]>([
  ['is lost', 1, lost],
  ['is lost three times', 3, lost],
  ['is cut off', 1, async (answer) => new Response((await answer.text()).slice(0, -20))],
])('holds the number where the list that shows the booking %s', async (_, lists, spoil) => {
  const sync = await hotel.open(options)
  await sellOne(sync, spoil, lists)
  await hotel.time.advance(3 * hour)
  expect(await atService()).toBe(2)
  expect(hotel.eventsOf('availability_held')).toHaveLength(1)
  await sync.close()
})

it('sends the number again after the sweep where nobody has booked', async () => {
  const sync = await hotel.open(options)
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 5 }])
  await hotel.time.advance(20 * minute)
  let [updates, polls] = [1, 1]
  hotel.alter(async (sent, ask) => {
    if (isUpdate(sent) && updates-- > 0) return lost()
    const answer = await ask()
    return isList(sent) && !isSweep(sent) && polls-- > 0 ? lost() : answer
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 3 }])
  await hotel.time.advance(5 * minute)
  expect(await atService()).toBe(3)
  await sync.close()
})

it('holds the number where the sweep that would show the booking cannot read a page', async () => {
  for (let guest = 0; guest < 110; guest += 1) await hotel.bookNight('Ada', 30)
  const sync = await hotel.open(options)
  await hotel.time.advance(hour)
  let [updates, polls] = [1, 1]
  hotel.alter(async (sent, ask) => {
    if (isUpdate(sent) && updates-- > 0) return lost()
    const answer = await ask()
    if (isSweep(sent) && sent.query.get('page') === '2') return new Response('Oops', { status: 500 })
    return isList(sent) && !isSweep(sent) && polls-- > 0 ? lost() : answer
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 3 }])
  await hotel.time.advance(hour)
  expect(hotel.eventsOf('availability_held')).toHaveLength(1)
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 3 }])
  await hotel.time.advance(10 * minute)
  expect(await atService()).toBe(3)
  await sync.close()
})

it('holds the number after the end of a process whose update and poll were both lost', async () => {
  const store = memoryStore({ now: hotel.time.now })
  const first = await hotel.open({ ...options, store })
  let closed: Promise<void> | undefined
  await sellOne(
    first,
    () => {
      closed = first.close()
      return lost()
    },
    1,
  )
  while (!closed) await hotel.time.advance(10_000)
  await closed
  const second = await hotel.open({ ...options, store })
  await hotel.time.advance(hour)
  expect(await atService()).toBe(2)
  await second.close()
})
