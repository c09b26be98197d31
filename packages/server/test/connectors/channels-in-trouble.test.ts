import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { startReceiver, status } from '../support/receiver.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())

it("a hotel whose receiver hangs with 300 rooms holds up no other hotel's changes", async () => {
  const hanging = await startReceiver()
  hanging.answer = () => {}
  const codes = Array.from({ length: 300 }, (_, number) => `HR:${number + 1}`)
  const large = await house.openHotel({
    rooms: Object.fromEntries(codes.map((code) => [code, {}])),
    channels: { bookingcom: { kind: 'http', url: hanging.url, secret: 'a secret of 24 characters' } },
    mappings: { bookingcom: Object.fromEntries(codes.map((code) => [code.replace(':', ''), code])) },
  })
  const date = inDays(500)
  await large.daily(...codes.map((inv_code) => ({ inv_code, dates: [{ date, price: '80' }] })))
  await vi.waitFor(() => expect(hanging.seen.length).toBeGreaterThan(0), waiting)

  const other = await openHttpChannel(house)
  await other.hotel.settled(await other.price('90'))
  expect(other.prices()).toEqual(['90'])
  // All that was asked of the hanging receiver is still under way: nothing has run out meanwhile.
  expect(hanging.seen.length).toBeLessThanOrEqual(4)
  await hanging.stop()
  await other.receiver.stop()
})

it('a channel that says 401 and 404 for a moment loses nothing, and is seen to fail until it takes changes again', async () => {
  const channel = await openHttpChannel(house)
  const failing = async () => {
    const { connections } = await channel.hotel.control('GET', '/channels')
    return connections.find((its: Json) => its.channel_code === 'bookingcom').failing
  }
  expect(await failing()).toBe(null)
  channel.answers(401, 404, 401)
  await channel.price('80')
  await channel.attempts(3)
  await vi.waitFor(
    async () =>
      expect(await failing()).toMatchObject({ waiting: 1, last_error: expect.stringContaining('401') }),
    waiting,
  )
  channel.answers(204)
  await channel.attempts(4)
  await vi.waitFor(async () => expect(await failing()).toBe(null), waiting)
  expect(await channel.toldPrice()).toBe('80')
  await channel.receiver.stop()
})

it('a channel that lost what it was told gets everything again when it is asked for', async () => {
  const channel = await openHttpChannel(house)
  await channel.hotel.settled(await channel.price('80'))
  await channel.hotel.settled(await channel.price('70', 'HR:2'))
  const before = channel.receiver.seen.length
  expect(await channel.hotel.control('POST', '/channels/bookingcom/resend')).toEqual({ deliveries: 2 })
  await channel.attempts(before + 2)
  expect([channel.prices().at(-1), channel.prices('B2').at(-1)]).toEqual(['80', '70'])
  await channel.receiver.stop()
})

it('when one room is taken again, what waits for the others goes at once', async () => {
  const channel = await openHttpChannel(house)
  channel.receiver.answer = status(503)
  await channel.price('80')
  await channel.price('70', 'HR:2')
  await channel.attempts(20)
  channel.receiver.answer = status(204)
  const before = channel.receiver.seen.length
  await channel.attempts(before + 1)
  await vi.waitFor(() => expect(channel.receiver.seen.length).toBe(before + 2), waiting)
  expect([channel.prices().at(-1), channel.prices('B2').at(-1)]).toEqual(['80', '70'])
  await channel.receiver.stop()
})

it('what a channel refused is told again a day later, as it is then, until it fits', async () => {
  const channel = await openHttpChannel(house)
  channel.answers(422, 204)
  const refused = await channel.price('80')
  await channel.attempts(1)
  const { counts } = await channel.hotel.settled(refused)
  expect(counts.failed).toBe(1)
  await house.advance(86_400)
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80', '80']), waiting)
  await vi.waitFor(async () => expect(await channel.toldPrice()).toBe('80'), waiting)
  await house.advance(86_400)
  expect(channel.prices()).toEqual(['80', '80'])
  await channel.receiver.stop()
})
