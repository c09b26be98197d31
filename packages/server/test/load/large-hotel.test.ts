import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Access, call, controlAccess, demoAccess } from './call.ts'
import type { Sent } from './grown-requests.ts'
import {
  access,
  dailyUpdate,
  day,
  honestControl,
  honestUpdates,
  largePosting,
  openLargeHotel,
  rangeUpdate,
  rates,
} from './large-hotel.ts'
import { longestTurnMs, measure } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
  await openLargeHotel(server)
})
afterAll(() => server.stop())

const watched = (sent: Sent, by: Access = access) => measure(server, sent, by)

/** The transaction of an update once its deliveries are over. */
const settled = (text: string) =>
  vi.waitFor(
    async () => {
      const { transaction_id } = JSON.parse(text)
      const path = '/api/v2/apps/infos/transaction_details'
      const answer = await call(
        server,
        { method: 'GET', path, query: `transaction_id=${transaction_id}` },
        access,
      )
      const { transaction } = JSON.parse(answer.text)
      if (transaction.counts.in_progress > 0)
        throw new Error(`Still in progress: ${JSON.stringify(transaction.counts)}`)
      return transaction
    },
    { interval: 50 },
  )

describe('a large honest request works in slices:', () => {
  it.each(Object.entries(honestUpdates))('%s', async (_, sent) => {
    const { text, cpuMs } = await watched(sent)
    expect(JSON.parse(text)).toMatchObject({ status: 'ok' })
    expect(cpuMs).toBeLessThan(longestTurnMs)
    await settled(text)
    expect((await server.blocked()).cpuMs, 'while it goes to the channels').toBeLessThan(longestTurnMs)
  })

  it.each([{ price: 'abc' }, { cta: 2 }, { prise: 1 }, {}])(
    'an update whose every date is refused for %j',
    async (wrong) => {
      const { text, cpuMs } = await watched(dailyUpdate(600, wrong))
      expect(JSON.parse(text)).toMatchObject({ status: 'try_again' })
      expect(Object.keys(JSON.parse(text).errors)).toHaveLength(600)
      expect(cpuMs).toBeLessThan(longestTurnMs)
    },
  )

  it('an invoice of 500 items', async () => {
    const { status, cpuMs } = await watched(largePosting, demoAccess)
    expect(status).toBe(200)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it.each(Object.entries(honestControl))('%s', async (_, sent) => {
    const { status, text, cpuMs } = await watched(sent, controlAccess(server.controlToken))
    expect(status, text.slice(0, 300)).toBeLessThan(300)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it('others are answered meanwhile, and see all of it or nothing', async () => {
    const withThreeNights = async () => {
      const query = `from=${day(0)}&to=${day(0)}`
      const path = '/control/v1/properties/large/calendar'
      const by = controlAccess(server.controlToken)
      const { text } = await call(server, { method: 'GET', path, query }, by)
      const entries = JSON.parse(text).entries as { min_stay: number | null }[]
      return entries.filter((entry) => entry.min_stay === 3).length
    }
    const updated = 600
    let over = false
    const updating = call(server, dailyUpdate(updated, { min_stay: 3 }), access).finally(() => {
      over = true
    })
    const seen: number[] = []
    while (!over) seen.push(await withThreeNights())
    await settled((await updating).text)
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set([0, ...seen, updated])).toEqual(new Set([0, updated]))
    expect(await withThreeNights()).toBe(updated)
  })
})

describe('an answer and what is written are no multiple of the request:', () => {
  const free = 64_000
  const most = ({ body = '' }: Sent) => 10 * body.length + free

  it('a form of 1.75 MB with 350,000 channel codes', async () => {
    const sent = rangeUpdate(
      `inv_code=R1&start_date=${day(0)}&end_date=${day(1)}&price=1&channel_codes=${Array.from({ length: 350_000 }, (_, index) => index % 10_000)}`,
    )
    const { status, bytes, cpuMs, written } = await watched(sent)
    expect(status).toBe(422)
    expect(written).toBeLessThan(free)
    expect(bytes).toBeLessThan(1000)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it('a daily update with one code of 1.9 MB', async () => {
    const { status, bytes, cpuMs, written } = await watched(
      dailyUpdate(1, { price: 1 }, { inv_code: 'x'.repeat(1_900_000) }),
    )
    expect(status).toBe(422)
    expect(written).toBeLessThan(free)
    expect(bytes).toBeLessThan(1000)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it('a form of 950,000 fields', async () => {
    const { status, text, cpuMs } = await watched(rangeUpdate('a&'.repeat(950_000)))
    expect([status, JSON.parse(text).code]).toEqual([422, 'too_many'])
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it.each(['rooms', 'posts'])('2 MB of wrong %s', async (name) => {
    const sent =
      name === 'rooms' ? dailyUpdate(1, {}) : { ...largePosting, path: '/api/v1/apps/pos/postings' }
    const { status, text, cpuMs } = await watched({ ...sent, body: `{"${name}":[0${',0'.repeat(990_000)}]}` })
    expect([status, JSON.parse(text).errors.at(-1).code]).toEqual([422, 'too_many'])
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it('100 channels that the room is not connected to have one entry', async () => {
    const strange = Array.from({ length: 99 }, (_, index) => `${index}`.padEnd(64, '"'))
    const codes = encodeURIComponent(JSON.stringify(['online', ...strange]))
    const sent = rangeUpdate(
      `inv_code=R1&start_date=${day(0)}&end_date=${day(1)}&price=1&channel_codes=${codes}`,
    )
    const { text, written } = await watched(sent)
    expect(written).toBeLessThan(most(sent))
    const { details } = await settled(text)
    expect(details.map(({ state }: { state: string }) => state)).toEqual(['succeeded', 'failed'])
    expect(details[1].error_message).toContain('and 98 more')
  })

  it.each<[string, Sent]>([
    ['dates of rates that do not exist', dailyUpdate(600, { cta: 1 }, {}, `"\u0001${'é'.repeat(50)}`)],
    [
      'dates for channels that are not connected',
      dailyUpdate(600, { cta: 1 }, { channel_codes: ['"'.repeat(64)] }),
    ],
    ['dates without a field', dailyUpdate(rates, {})],
    ['dates with a field that does not exist', dailyUpdate(rates, { x: 1 })],
  ])('refused %s', async (_, sent) => {
    const { status, bytes, cpuMs, written } = await watched(sent)
    expect(status).toBe(200)
    expect(bytes).toBeLessThan(most(sent))
    expect(written).toBeLessThan(free)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })
})
