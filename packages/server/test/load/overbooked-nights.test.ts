import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, controlAccess, demoAccess } from './call.ts'
import { dailyUpdate, day, honestControl } from './large-hotel.ts'
import { longestTurnMs, measure } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

const overbooked = 6

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
  const booking = honestControl['a booking of 60 rooms for 900 nights']
  if (!booking) throw new Error('There is no such booking.')
  for (let count = 0; count < overbooked; count += 1) {
    const { status, text } = await call(server, booking, controlAccess(server.controlToken))
    expect(status, text.slice(0, 300)).toBe(201)
  }
})
afterAll(() => server.stop())

const update = (count: number, availability: number, first: number) => {
  const sent = dailyUpdate(1, {})
  const dates = Array.from({ length: count }, (_, index) => ({ date: day(first + index), availability }))
  return { ...sent, body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates }] }) }
}

it.each<[string, ReturnType<typeof update>]>([
  ['one night that somebody lacks', update(1, 2, 800)],
  ['ninety nights that hundreds lack', update(90, 2, 700)],
])('bookings without a room hold up no update of %s', async (_, sent) => {
  const { text, cpuMs } = await measure(server, sent, demoAccess)
  expect(JSON.parse(text)).toMatchObject({ status: 'ok' })
  expect(cpuMs).toBeLessThan(longestTurnMs)
})

it('what an update costs goes by its own nights, and not by all that bookings lack', async () => {
  const { text, workMs } = await measure(server, update(1, 1, 900), demoAccess)
  expect(JSON.parse(text)).toMatchObject({ status: 'ok' })
  expect(workMs).toBeLessThan(longestTurnMs)
})
