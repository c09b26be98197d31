import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Calls, day, startCalls } from '../control/calls.ts'

let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => calls.server.stop())

/** A service that promises no page again, behind a network that loses an answer where it is told to. */
function badNetwork() {
  const send = globalThis.fetch
  const network = { lose: 0 }
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request)
    const text = await answer.text()
    if (network.lose > 0) {
      network.lose -= 1
      throw new TypeError('other side closed')
    }
    return new Response(text, { status: answer.status })
  })
  return network
}

it('the polling of the README of the client saves the reservations of a page that was lost', async () => {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((...words) => printed.push(words.join(' ')))
  vi.stubEnv('INNWIRE_BASE_URL', calls.server.url)
  const network = badNetwork()
  const { poll } = await import('../../../client/examples/poll.ts')

  const { status, text, body } = await calls.control('POST', '/properties/demo/bookings', {
    channel_code: 'bookingcom',
    guest: 'Ada Byron',
    payment: 'credit_card',
    rooms: [
      {
        mapping_code: '156754:8833301',
        checkin_date: day(40),
        checkout_date: day(41),
        daily_prices: [{ date: day(40), price: '110.00' }],
      },
    ],
  })
  expect({ status, text }).toMatchObject({ status: 201 })
  const number = body.hr_number
  network.lose = 1
  printed.length = 0
  await poll()
  expect(printed).toEqual([
    expect.stringMatching(
      /^The next round looks back to \S+ listReservations: No complete answer: other side closed \(request 0\.\d+\) \(Unconfirmed: look with undelivered=false\.\)$/,
    ),
  ])
  await poll()
  expect(printed.join('\n')).toContain(`${number} reserved`)
  printed.length = 0
  await poll()
  expect(printed).toEqual([])
})
