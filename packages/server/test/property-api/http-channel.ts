import { expect, vi } from 'vitest'
import type { Json } from '../support/answered.ts'
import { startReceiver, status } from '../support/receiver.ts'
import { type House, inDays, waiting } from './hotel.ts'

export type HttpChannel = Awaited<ReturnType<typeof openHttpChannel>>

const secret = 'a secret of 24 characters'
// Far ahead, because these tests let time pass.
const date = inDays(500)

/** A hotel that is connected over HTTP to a channel that the test plays, and to one that takes everything. */
export async function openHttpChannel(house: House) {
  const receiver = await startReceiver()
  const hotel = await house.openHotel({
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret } },
    mappings: { bookingcom: { B1: 'HR:1', B2: 'HR:2' }, expedia: { E1: 'HR:1' } },
  })
  const bodies = (): Json[] => receiver.seen.map(({ body }) => JSON.parse(body))
  return {
    hotel,
    receiver,
    secret,
    date,
    /** Sets the price of the date. */
    price: (price: string, inv_code = 'HR:1') => hotel.daily({ inv_code, dates: [{ date, price }] }),
    /** What the channel was sent, each attempt by itself. */
    bodies,
    prices: (mapping = 'B1') =>
      bodies()
        .filter((body) => body.mapping_code === mapping)
        .map((body) => body.dates[0].price),
    /** Lets the pauses between attempts pass until the channel has had so many. */
    attempts: (number: number) =>
      vi.waitFor(async () => {
        if (receiver.seen.length < number) await house.advance(600)
        expect(receiver.seen.length).toBeGreaterThanOrEqual(number)
      }, waiting),
    /** The channel answers with these statuses, one after another; the last one stays. */
    answers: (...codes: [number, ...number[]]) => {
      receiver.answer = (response, request) => {
        const [code] = codes.length > 1 ? codes.splice(0, 1) : codes
        status(code ?? 0)(response, request)
      }
    },
    /** The price that a channel was told last, as the hotel sees it. */
    toldPrice: async (channel = 'bookingcom') => {
      const [entry] = await hotel.calendar('HR:1', date)
      return entry.channels.find((its: Json) => its.channel_code === channel).price
    },
  }
}
