import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { daysAfter, startHouse, waiting } from '../property-api/hotel.ts'
import { openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { status } from '../support/receiver.ts'
import { rowsBeside } from '../support/rows-beside.ts'

/** Rounds after which a channel has some of what waited for it, and not the rest. */

it('a receiver that limits its rate is told all but what it refuses within minutes', async () => {
  const house = await startHouse()
  const channel = await openHttpChannel(house)
  const isSaturday = (date: string) => new Date(date).getUTCDay() === 6
  channel.receiver.answer = (response, request) => {
    if (channel.receiver.seen.length % 2 === 0) {
      status(429, '', { 'retry-after': '1' })(response, request)
      return
    }
    const { dates } = JSON.parse(request.body)
    const isBad = dates.some(({ date, price }: Json) => price !== undefined && isSaturday(date))
    status(isBad ? 422 : 204)(response, request)
  }
  const dates = Array.from({ length: 90 }, (_, index) => daysAfter(channel.date, index))
  const sent = await channel.hotel.daily({
    inv_code: 'HR:1',
    dates: dates.map((date) => ({ date, availability: 5, price: '80' })),
  })
  const { transaction_id } = sent.body
  let seconds = 0
  await vi.waitFor(
    async () => {
      if ((await channel.hotel.details(transaction_id)).counts.in_progress === 0) return
      await house.advance(1)
      seconds += 1
      throw new Error('not yet')
    },
    { interval: 5 },
  )
  expect(seconds).toBeLessThan(2 * channel.receiver.seen.length)
  const entries = await channel.hotel.calendar('HR:1', dates[0] ?? '', dates.at(-1))
  const priced = entries.filter(
    ({ channels }) => channels.find((its: Json) => its.channel_code === 'bookingcom').price === '80',
  )
  expect(priced.map(({ date }) => date)).toEqual(dates.filter((date) => !isSaturday(date)))
  await channel.receiver.stop()
  await house.server.stop()
}, 40_000)

it('what a channel took while nothing could be recorded is known once it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-unrecorded-'))
  const database = join(folder, 'hotel.db')
  const house = await startHouse({ database })
  const channel = await openHttpChannel(house)
  const beside = await rowsBeside(database)
  await beside.fail('delivery', true)
  const update = await channel.price('80')
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80']), waiting)
  // The server may be writing, in this very thread.
  await vi.waitFor(() => beside.fail('delivery', false), waiting)
  await channel.hotel.settled(update)
  expect(await channel.toldPrice()).toBe('80')
  await beside.close()
  await channel.receiver.stop()
  await house.server.stop()
  await rm(folder, { recursive: true })
})

it('an older value that a newer one took the place of is not sent after it, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-older-'))
  const database = join(folder, 'hotel.db')
  const first = await startHouse({ database })
  const channel = await openHttpChannel(first)
  const set = (values: object) =>
    channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, ...values }] })
  channel.answers(503)
  await set({ price: '80', min_stay: 2 })
  await channel.attempts(1)
  await set({ price: '90' })
  // Refused together, the price is taken by itself, and the receiver is away before the rest.
  channel.receiver.answer = (response, request) => {
    const [{ price, min_stay }] = JSON.parse(request.body).dates
    status(price && min_stay ? 422 : price ? 204 : 503)(response, request)
  }
  await vi.waitFor(async () => {
    await first.advance(600)
    expect(await channel.toldPrice()).toBe('90')
  }, waiting)
  await first.server.stop()
  const before = channel.receiver.seen.length
  channel.answers(204)
  const second = await startServer({ port: 0, test: true, database })
  await vi.waitFor(() => expect(channel.bodies().at(-1).dates[0].min_stay).toBe(2), waiting)
  expect(channel.prices().slice(before)).not.toContain('80')
  await second.stop()
  await channel.receiver.stop()
  await rm(folder, { recursive: true })
})
