import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { daysAfter, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { startReceiver, status } from '../support/receiver.ts'

let house: House
let channel: HttpChannel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  channel = await openHttpChannel(house)
})
afterEach(() => channel.receiver.stop())
afterAll(() => house.server.stop())

const rooms = (availability: number, date = channel.date) =>
  channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date, availability }] })

/** Refuses changes of which this is true, and takes all others. */
const refuse = (refused: (body: Json) => boolean, code = 422) => {
  channel.receiver.answer = (response, request) =>
    status(refused(JSON.parse(request.body)) ? code : 204)(response, request)
}

const numbers = () => channel.bodies().map((body) => body.delivery_id)
const availabilities = () =>
  channel.bodies().flatMap((body) => body.dates.flatMap(({ availability }: Json) => availability ?? []))

const connection = async () => {
  const { connections } = await channel.hotel.control('GET', '/channels')
  return connections.find((its: Json) => its.channel_code === 'bookingcom')
}

/** What the channel was told last of a date. */
const told = async (field: string, date = channel.date) => {
  const [{ channels }] = await channel.hotel.calendar('HR:1', date)
  return channels.find((its: Json) => its.channel_code === 'bookingcom')[field]
}

/** Two changes of a night wait and are taken as one, of which the answer gets lost. */
async function loseAnAnswer() {
  channel.answers(503)
  await rooms(5)
  await channel.attempts(1)
  await rooms(0)
  let lost = false
  channel.receiver.answer = (response, { body }) => {
    lost = JSON.parse(body).dates[0].availability === 0
    response.destroy()
  }
  await vi.waitFor(async () => {
    if (!lost) await house.advance(600)
    expect(lost).toBe(true)
  }, waiting)
  return channel.receiver.seen.length
}

it('one lost answer and a receiver that refuses a number that it has bring no older value after a newer one', async () => {
  const before = await loseAnAnswer()
  const known = new Set(numbers())
  refuse(({ delivery_id }) => known.has(delivery_id), 409)
  await vi.waitFor(async () => {
    await house.advance(600)
    expect(numbers().at(-1)).toBeGreaterThan(Math.max(...known))
  }, waiting)
  expect(new Set(availabilities().slice(before - 1))).toEqual(new Set([0]))
  expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other))
})

it('one lost answer and a refused value beside it bring no older value after a newer one', async () => {
  const before = await loseAnAnswer()
  refuse(({ dates }) => dates[0].price === '1')
  const poison = await channel.price('1')
  await vi.waitFor(async () => {
    await house.advance(600)
    const { counts } = await channel.hotel.details(poison.body.transaction_id)
    expect(counts).toMatchObject({ in_progress: 0, failed: 1 })
  }, waiting)
  expect(new Set(availabilities().slice(before - 1))).toEqual(new Set([0]))
  expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other))
})

it('a date that the channel refuses keeps 89 good ones back no moment, is named, and is told again a minute later', async () => {
  const dates = Array.from({ length: 90 }, (_, index) => daysAfter(channel.date, index))
  refuse(({ dates }) => dates.some(({ price }: Json) => price === '1'))
  const update = await channel.hotel.daily({
    inv_code: 'HR:1',
    dates: dates.map((date, index) => ({ date, availability: 0, ...(index === 45 && { price: '1' }) })),
  })
  const closed = async () => {
    const entries = await channel.hotel.calendar('HR:1', dates[0] ?? '', dates.at(-1))
    return entries.filter(
      ({ channels }) => channels.find((its: Json) => its.channel_code === 'bookingcom').availability === 0,
    ).length
  }
  await vi.waitFor(async () => expect(await closed()).toBe(90), waiting)
  expect(channel.receiver.seen.length).toBeLessThan(20)
  const { details } = await channel.hotel.settled(update)
  expect(details.map(({ error_message }: Json) => error_message)).toEqual([
    expect.stringMatching(`status 422.* It refused price of ${dates[45]}, and took the rest.$`),
    null,
  ])

  // What came since waits for nothing.
  await channel.hotel.settled(await rooms(3, dates[44]))
  refuse(() => false)
  await house.advance(60)
  await vi.waitFor(async () => expect(await told('price', dates[45])).toBe('1'), waiting)
})

it('dates that are over are cut off, so that a receiver that refuses them takes the others', async () => {
  channel.answers(503)
  const now = (await house.control('GET', '/clock')).now.slice(0, 10)
  const dates = [0, 1, 2].map((days) => ({ date: daysAfter(now, days), availability: 0 }))
  const update = await channel.hotel.daily({ inv_code: 'HR:1', dates })
  await channel.attempts(1)
  await house.advance(86_400)
  // Not before: the next attempt comes within a second, and the first date may not be over then.
  refuse((body) => body.dates.some(({ date }: Json) => date <= now))
  expect((await channel.hotel.settled(update)).counts.failed).toBe(0)
  expect(
    channel
      .bodies()
      .at(-1)
      .dates.map(({ date }: Json) => date),
  ).toEqual(dates.slice(1).map(({ date }) => date))
})

it("a gateway's 400 for a second delays a closing by a minute", async () => {
  channel.answers(400, 204)
  const closing = await rooms(0)
  expect((await channel.hotel.settled(closing)).counts.failed).toBe(1)
  await house.advance(60)
  await vi.waitFor(async () => expect(await told('availability')).toBe(0), waiting)
  expect(availabilities()).toEqual([0, 0])
})

it('what the channel refuses is told again after a minute, a quarter of an hour, an hour, four, and then once a day', async () => {
  channel.answers(422)
  await channel.hotel.settled(await rooms(0))
  const after = async (seconds: number, requests: number) => {
    await house.advance(seconds)
    await vi.waitFor(() => expect(channel.receiver.seen.length).toBe(requests), waiting)
    await vi.waitFor(async () => expect((await connection()).in_progress).toBe(0), waiting)
  }
  await after(59, 1)
  await after(1, 2)
  await after(899, 2)
  await after(1, 3)
  await after(3_599, 3)
  await after(1, 4)
  await after(14_399, 4)
  await after(1, 5)
  await after(86_400, 6)
})

it('what a gateway refused for twenty minutes is told when the channel takes anything again, once', async () => {
  const toldAgain = async (times: number) => {
    await vi.waitFor(() => expect(channel.bodies().filter(isClosing).length).toBe(times), waiting)
    await vi.waitFor(async () => expect((await connection()).in_progress).toBe(0), waiting)
  }
  const isClosing = ({ dates }: Json) => dates[0].availability === 0
  channel.answers(400)
  await channel.hotel.settled(await rooms(0))
  for (const [seconds, times] of [
    [60, 2],
    [900, 3],
  ] as const) {
    await house.advance(seconds)
    await toldAgain(times)
  }
  await house.advance(240)
  channel.answers(204)
  await channel.hotel.settled(await channel.price('70', 'HR:2'))
  await vi.waitFor(async () => expect(await told('availability')).toBe(0), waiting)
  await toldAgain(4)

  // A room that the channel itself refuses is tried once for that, and not with each success.
  refuse((body) => body.mapping_code === 'B1')
  await channel.hotel.settled(await rooms(3))
  for (const price of ['71', '72', '73']) await channel.hotel.settled(await channel.price(price, 'HR:2'))
  await vi.waitFor(async () => expect((await connection()).in_progress).toBe(0), waiting)
  expect(channel.bodies().filter(({ dates }) => dates[0].availability === 3).length).toBe(2)
})

it('what was refused is told again also where another change of the room waits when the day is over', async () => {
  refuse(() => true)
  await channel.hotel.settled(await rooms(0))
  channel.answers(503)
  await channel.price('80')
  await house.advance(86_400)
  await vi.waitFor(() => expect(channel.prices().at(-1)).toBe('80'), waiting)
  channel.answers(204)
  await vi.waitFor(async () => {
    await house.advance(600)
    expect(await told('availability')).toBe(0)
  }, waiting)
})

it('of more changes than one step reads, the channel is told the last value of each field at once', async () => {
  channel.answers(503)
  await rooms(5)
  await channel.attempts(1)
  for (let number = 0; number < 250; number += 1) await channel.price(String(100 + number))
  const last = await rooms(0)
  const before = channel.receiver.seen.length
  channel.answers(204)
  await channel.attempts(before + 1)
  expect(channel.bodies().at(-1).dates[0]).toMatchObject({ availability: 0, price: '349' })
  await channel.hotel.settled(last)
})

it('a channel that is away when it has taken one part of what was refused together is not pressed for the other', async () => {
  const dates = [0, 1].map((days) => ({ date: daysAfter(channel.date, days), availability: 0 }))
  channel.receiver.answer = (response, request) => {
    const code = [422, 204][channel.receiver.seen.length - 1] ?? 503
    status(code, '', { 'retry-after': '600' })(response, request)
  }
  const update = await channel.hotel.daily({ inv_code: 'HR:1', dates })
  await vi.waitFor(async () => expect(await connection()).toMatchObject({ failing: { waiting: 1 } }), waiting)
  // With each it looks whether something is due.
  for (let second = 0; second < 30; second += 1) await house.advance(1)
  expect(channel.receiver.seen.length).toBe(3)
  await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ ...dates[1], min_stay: 2 }] })
  channel.answers(204)
  await house.advance(900)
  expect((await channel.hotel.settled(update)).counts.failed).toBe(0)
  expect(channel.bodies().at(-1).dates).toEqual([{ ...dates[1], min_stay: 2 }])
})

const nights = (number: number) =>
  Array.from({ length: number }, (_, index) => daysAfter(channel.date, index))
const weekday = (date: string) => new Date(date).getUTCDay()

/** Sets values of many nights, and says for which the channel has a 0 afterwards, and in how many requests. */
async function closeNights(dates: string[], values: object = {}) {
  const before = channel.receiver.seen.length
  for (let from = 0; from < dates.length; from += 90) {
    const rows = dates.slice(from, from + 90).map((date) => ({ date, availability: 0, ...values }))
    const update = await channel.hotel.daily({ inv_code: 'HR:1', dates: rows })
    expect((await channel.hotel.settled(update)).counts.failed).toBeLessThan(2)
  }
  const entries = await channel.hotel.calendar('HR:1', dates[0] ?? '', dates.at(-1))
  const closed = entries
    .filter(
      ({ channels }) => channels.find((its: Json) => its.channel_code === 'bookingcom').availability === 0,
    )
    .map(({ date }) => date)
  expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other))
  return { closed, requests: channel.receiver.seen.length - before }
}

const refusing = (bad: (values: Json) => boolean) => refuse((body) => body.dates.some(bad))

it.each([15, 16, 31, 90])(
  'a channel that refuses a field takes the closings of %d nights',
  async (number) => {
    refusing(({ cta }) => cta !== undefined)
    const { closed, requests } = await closeNights(nights(number), { cta: 1, price: '80' })
    expect(closed).toEqual(nights(number))
    expect(requests).toBeLessThan(90)
  },
)

it.each<[string, (date: string, index: number) => boolean]>([
  ['Sundays', (date) => weekday(date) === 0],
  ['weekends', (date) => [0, 6].includes(weekday(date))],
  ['every tenth night', (_, index) => index % 10 === 5],
  ['the first 30 nights', (_, index) => index < 30],
  ['all but one night', (_, index) => index !== 41],
])('a channel that refuses %s takes all other nights', async (_, isBad) => {
  const bad = new Set(nights(90).filter(isBad))
  refusing(({ date, availability }) => availability !== undefined && bad.has(date))
  const { closed } = await closeNights(nights(90), { min_stay: 2 })
  const all = nights(90).filter((date) => !bad.has(date))
  // Eight single nights far apart, and none taken: then it is given up.
  expect(closed).toEqual(bad.size === 89 ? [] : all)
})

it('a channel that takes 14 dates at a time is told a year', async () => {
  refuse((body) => body.dates.length > 14, 413)
  expect((await closeNights(nights(360))).closed).toEqual(nights(360))
})

it('a channel that refuses everything is asked a bounded number of times, and is said to refuse it', async () => {
  channel.answers(422)
  const { closed, requests } = await closeNights(nights(90), { price: '1', min_stay: 2, cta: 1, ctd: 0 })
  expect(closed).toEqual([])
  expect(requests).toBeLessThan(80)
  const { deliveries } = await channel.hotel.control('GET', '/deliveries?state=failed')
  expect(deliveries[0].error_message).toContain(`It refused availability of ${channel.date} and 449 more.`)
})

it('a refused value is told again although the channel was told the same before', async () => {
  await channel.hotel.settled(await rooms(1))
  await channel.hotel.settled(await rooms(2))
  channel.answers(400, 204)
  // Its own counting has led it to 1 since, which nobody here knows.
  expect((await channel.hotel.settled(await rooms(2))).counts.failed).toBe(1)
  await house.advance(60)
  await vi.waitFor(async () => expect(await told('availability')).toBe(2), waiting)
  expect(availabilities().slice(-2)).toEqual([2, 2])
})

it('a resend goes out at once, also while the channel is given time', async () => {
  channel.answers(503)
  await rooms(0)
  await channel.attempts(4)
  channel.answers(204)
  await channel.hotel.control('POST', '/channels/bookingcom/resend')
  await vi.waitFor(async () => expect(await told('availability')).toBe(0), waiting)
})

it('a resend that the channel refuses for a moment is told again', async () => {
  await channel.hotel.settled(await rooms(0))
  channel.answers(400, 204)
  await channel.hotel.control('POST', '/channels/bookingcom/resend')
  await vi.waitFor(async () => expect((await connection()).failed).toBeGreaterThan(0), waiting)
  await house.advance(60)
  await vi.waitFor(async () => expect(await told('availability')).toBe(0), waiting)
})

it("another hotel's change of a connection uses up none of the times that a refusal is told again", async () => {
  channel.answers(422)
  await channel.hotel.settled(await rooms(0))
  const other = await house.openHotel()
  for (const latency_ms of [1, 2, 3])
    await other.control('PUT', '/channels/expedia', { connector: { kind: 'simulated', latency_ms } })
  expect(channel.receiver.seen.length).toBe(1)
  await house.advance(60)
  await vi.waitFor(() => expect(channel.receiver.seen.length).toBe(2), waiting)
})

it('what waits for a mapping ends when it is deleted', async () => {
  channel.answers(503)
  const update = await channel.hotel.daily({
    inv_code: 'HR:1',
    dates: [{ date: channel.date, availability: 8 }],
  })
  await channel.attempts(2)
  await channel.hotel.control('DELETE', '/channels/bookingcom/mappings/B1')
  const { details } = await channel.hotel.settled(update)
  expect(details[0].error_message).toContain('The mapping was deleted')
  expect(await connection()).toMatchObject({ in_progress: 0, failing: null })
})

it('a mapping that is deleted and made anew for another room takes its numbers back', async () => {
  await channel.hotel.settled(await rooms(8))
  await channel.hotel.control('DELETE', '/channels/bookingcom/mappings/B1')
  await channel.hotel.control('PUT', '/channels/bookingcom/mappings/B1', { rate_code: 'HR:2', name: 'Other' })
  await vi.waitFor(() => {
    const last = channel.bodies().findLast(({ mapping_code }) => mapping_code === 'B1')
    expect(last.dates.find(({ date }: Json) => date === channel.date)).toMatchObject({ availability: 0 })
  }, waiting)
})

it('what waits in a room of a failing channel is counted, all of it', async () => {
  channel.answers(503)
  for (let number = 0; number < 120; number += 1) await channel.price(String(100 + number))
  await channel.attempts(2)
  expect((await connection()).failing.waiting).toBe(120)
})

it('hotels whose changes are refused slowly hold up no other hotel at the same host', async () => {
  const hanging: (() => void)[] = []
  channel.receiver.answer = (response, request) => {
    const isGood = JSON.parse(request.body).property === channel.hotel.hr_id
    if (isGood) status(204)(response, request)
    else hanging.push(() => status(422)(response, request))
  }
  const slow = Array.from({ length: 4 }, (_, number) => ({
    channels: {
      bookingcom: { kind: 'http', url: channel.receiver.url, secret: `secret of hotel ${number}` },
    },
    mappings: { bookingcom: { S1: 'HR:1', S2: 'HR:1', S3: 'HR:1', S4: 'HR:1' } },
  }))
  const dates = nights(30).map((date) => ({ date, availability: 0 }))
  for (const plan of slow) await (await house.openHotel(plan)).daily({ inv_code: 'HR:1', dates })
  await vi.waitFor(() => expect(hanging.length).toBe(16), waiting)
  const update = await rooms(0)
  for (const answer of hanging.splice(0)) answer()
  expect((await channel.hotel.settled(update)).counts.failed).toBe(0)
  channel.answers(204)
  for (const answer of hanging.splice(0)) answer()
})

it('a receiver that refuses the number of an attempt whose answer got lost is asked once more under another', async () => {
  let number: number | undefined
  channel.receiver.answer = (response, request) => {
    const { delivery_id } = JSON.parse(request.body)
    if (number === undefined) response.destroy()
    else status(delivery_id > number ? 204 : 409)(response, request)
    number ??= delivery_id
  }
  const closing = await rooms(0)
  await channel.attempts(3)
  expect((await channel.hotel.settled(closing)).counts.failed).toBe(0)
  expect(availabilities()).toEqual([0, 0, 0])
})

it('when the connection is changed, the channel is told at once what it refused', async () => {
  channel.answers(422, 204)
  expect((await channel.hotel.settled(await rooms(0))).counts.failed).toBe(1)
  const connector = { kind: 'http', url: channel.receiver.url, secret: 'another secret of the channel' }
  await channel.hotel.control('PUT', '/channels/bookingcom', { connector })
  await vi.waitFor(async () => expect(await told('availability')).toBe(0), waiting)
})

it('another receiver is told the whole calendar', async () => {
  await channel.hotel.settled(await rooms(0))
  await channel.hotel.settled(await channel.price('80'))
  const other = await startReceiver()
  const connector = { kind: 'http', url: other.url, secret: channel.secret }
  await channel.hotel.control('PUT', '/channels/bookingcom', { connector })
  await vi.waitFor(() => expect(other.seen.length).toBeGreaterThan(0), waiting)
  const changes = other.seen.map(({ body }) => JSON.parse(body))
  const first = changes.find(({ mapping_code }) => mapping_code === 'B1')
  expect(first.dates).toContainEqual(
    expect.objectContaining({ date: channel.date, availability: 0, price: '80' }),
  )
  // The same one again is told nothing.
  const seen = other.seen.length
  await channel.hotel.settled(await channel.price('81'))
  await channel.hotel.control('PUT', '/channels/bookingcom', { connector })
  await channel.hotel.settled(await channel.price('82'))
  expect(other.seen.length).toBe(seen + 2)
  await other.stop()
})
