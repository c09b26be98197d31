import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, type ClientOptions, createClient, type InnwireError } from '@innwire/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { type Hotel, type House, startHouse } from './hotel.ts'

/** What becomes of an answer on its way back, which the service knows as sent. */
type Fate = 'arrives' | 'is lost' | 'is a gateway error'

let house: House
let hotel: Hotel
let fates: Fate[]
let ids: string[]

const proxy = createServer(async (asked: IncomingMessage, answer: ServerResponse) => {
  ids.push(String(asked.headers['x-request-id']))
  const { host: _, ...headers } = asked.headers
  // Each on a connection of its own, which the service may close.
  const onward = request(`${house.server.url}${asked.url}`, {
    method: asked.method,
    headers,
    agent: false,
  })
  asked.pipe(onward)
  const [given] = (await once(onward, 'response')) as [IncomingMessage]
  const chunks = await Array.fromAsync(given as AsyncIterable<Buffer>)
  const fate = fates.shift() ?? 'arrives'
  if (fate === 'is lost') return asked.socket.destroy()
  if (fate === 'is a gateway error') return answer.writeHead(502).end('<html>Bad gateway</html>')
  answer.writeHead(given.statusCode ?? 0, given.headers)
  answer.end(Buffer.concat(chunks))
})

beforeAll(async () => {
  house = await startHouse()
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await house.server.stop()
})
beforeEach(async () => {
  hotel = await house.openHotel()
  fates = []
  ids = []
})
afterEach(() => expect(fates).toEqual([]))

const open = (options: Partial<ClientOptions> = {}): Client =>
  createClient({
    baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    token: hotel.token,
    hrId: hotel.hr_id,
    retry: { baseMs: 1, maxMs: 2 },
    ...options,
  })

const numbersOf = ({ reservations }: { reservations: Json[] }) => reservations.map((its) => its.hr_number)
const failureOf = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    (value) => expect.fail(`It was expected to fail, but gave ${JSON.stringify(value)}.`),
    (error: InnwireError) => error,
  )
const lookAgain = /\(Unconfirmed: look with undelivered=false\.\)$/

describe('a poll whose answer is lost', () => {
  it('is not repeated, and the error says what to do', async () => {
    const client = open()
    const { hr_number } = await hotel.book()
    fates = ['is lost']
    const error = await failureOf(client.reservations.list())
    expect(error).toMatchObject({ name: 'ConnectionError', requestId: ids[0] })
    expect(error.message).toMatch(lookAgain)
    expect(error.stack).toContain(error.message)
    expect(ids).toHaveLength(1)
    expect(numbersOf(await client.reservations.list())).toEqual([])
    expect(numbersOf(await client.reservations.list({ undelivered: false }))).toEqual([hr_number])
  })

  it.each(['is lost', 'is a gateway error'] as const)(
    'because it %s is found by looking again, as the error says',
    async (fate) => {
      const client = open()
      await client.reservations.list()
      const { hr_number } = await hotel.book()
      fates = [fate]
      const error = await failureOf(client.reservations.list())
      expect(error.message).toMatch(lookAgain)
      expect(ids).toHaveLength(2)
      expect(numbersOf(await client.reservations.list({ undelivered: false }))).toEqual([hr_number])
    },
  )
})

describe('the same id, sent at the same time,', () => {
  it('gets the same page each time', async () => {
    const { hr_number } = await hotel.book()
    const headers = { 'x-request-id': 'at-once' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hotel.send('GET', 'v2/apps/reservations', {}, { headers })),
    )
    expect(answers.map(({ body }) => numbersOf(body))).toEqual(Array(20).fill([hr_number]))
    // The answer that was made; one that was given again a moment later may say a second less.
    expect(answers.map(({ headers }) => headers.get('replay-window'))).toContain('600')
  })
})
