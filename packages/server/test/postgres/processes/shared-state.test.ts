import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ServerOptions, startServer } from '../../../src/index.ts'
import { type Heard, listen } from '../../control/listen.ts'
import { type Hotel, type House, inDays, start, startHouse, waiting } from '../../property-api/hotel.ts'
import { answered, doneOf } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'
import { startReceiver } from '../../support/receiver.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let options: ServerOptions
let house: House
let hotel: Hotel
/** A second server on the database of the house. */
let other: Awaited<ReturnType<typeof startServer>>
let otherControl: ReturnType<typeof doneOf>
beforeAll(async () => {
  postgres = await startPostgres()
  const database = postgres.addressOf('postgres')
  options = { port: 0, test: true, console: true, checkResponses: true, secretKey, database }
  house = await startHouse(options)
  other = await startServer(options)
  otherControl = doneOf(other)
})
afterAll(async () => {
  await house.server.stop()
  await other.stop()
  await postgres.stop()
})
beforeEach(async () => {
  await house.setClock(start)
  hotel = await house.openHotel()
})

const ask = (path: string, query: Record<string, string> = {}, init: RequestInit = {}) =>
  answered(
    `${other.url}/api/${path}?${new URLSearchParams({ hr_id: hotel.hr_id, token: hotel.token, ...query })}`,
    init,
  )

describe('what one of two processes is told, the other goes by', () => {
  it('the clock, also for what waits in the background', async () => {
    expect((await otherControl('GET', '/clock')).now.slice(0, 10)).toBe(start.slice(0, 10))
    await house.setClock('2028-01-01T09:00:00Z')
    expect((await otherControl('GET', '/clock')).now.slice(0, 10)).toBe('2028-01-01')
    const receiver = await startReceiver()
    receiver.answer = (response) => response.writeHead(503).end()
    const connector = { kind: 'http', url: receiver.url, secret: 'a-secret-of-sixteen-characters' }
    await hotel.control('PUT', '/channels/expedia', { connector })
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date: '2028-02-01', price: '80' }] })
    await vi.waitFor(() => expect(receiver.seen.length).toBeGreaterThan(0), waiting)
    receiver.answer = (response) => response.writeHead(204).end()
    await vi.waitFor(async () => {
      await otherControl('POST', '/clock/advance', { seconds: 3_600 })
      const { deliveries } = await hotel.control('GET', '/deliveries?state=in_progress')
      expect(deliveries).toEqual([])
    }, waiting)
    await receiver.stop()
  })

  it('faults, whose number holds for both', async () => {
    const fault = { operation: 'listRooms', effect: 'status', status: 500, moment: 'before_commit', count: 3 }
    await house.control('POST', '/faults', fault)
    const statuses: number[] = []
    for (let asked = 0; asked < 4; asked += 1) {
      statuses.push((await hotel.send('GET', 'v2/apps/rooms')).status)
      statuses.push((await ask('v2/apps/rooms')).status)
    }
    expect(statuses.filter((status) => status === 500)).toHaveLength(3)
    const { faults } = await otherControl('GET', '/faults')
    expect(faults).toMatchObject([{ id: 1, hits: 3, count: 0 }])
    expect(await otherControl('POST', '/faults', fault)).toMatchObject({ id: 2 })
    await house.control('DELETE', '/faults')
    expect((await ask('v2/apps/rooms')).status).toBe(200)
  })

  it('that faults are over, also for a request that one of them holds up', async () => {
    const fault = { operation: 'listRooms', effect: 'delay', delay_ms: 60_000 }
    await house.control('POST', '/faults', fault)
    const held = ask('v2/apps/rooms')
    await vi.waitFor(async () => {
      expect((await house.control('GET', '/faults')).faults[0].hits).toBe(1)
    }, waiting)
    await house.control('DELETE', '/faults')
    expect((await held).status).toBe(200)
  })

  it('readings, rooms and tokens', async () => {
    expect((await ask('v2/apps/rooms')).body.rooms).toHaveLength(3)
    await hotel.control('PUT', '/rooms/HR:9', {
      inv_code: 'HR:9',
      name: 'Attic',
      room_capacity: 1,
      adult_capacity: 1,
    })
    expect((await ask('v2/apps/rooms')).body.rooms).toHaveLength(4)
    await otherControl('PUT', `/properties/${hotel.hr_id}/readings`, { readings: ['unknown.ignored'] })
    expect((await hotel.send('GET', 'v2/apps/rooms', { unknown: '1' })).status).toBe(200)
    const { tokens } = await hotel.control('GET', '/tokens')
    await hotel.control('DELETE', `/tokens/${tokens[0].id}`)
    expect((await ask('v2/apps/rooms')).status).toBe(401)
  })

  it('what a room may receive, also for an update that was begun by what it was allowed before', async () => {
    const update = (availability: number) =>
      hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(3), availability }] })
    expect((await update(1)).body.status).toBe('ok')
    const { rooms } = await hotel.control('GET', '/rooms')
    const room = rooms.find(({ rate_code }: { rate_code: string }) => rate_code === 'HR:1')
    const path = `/properties/${hotel.hr_id}/rooms/HR:1`
    const { rate_code: _, ...values } = room
    await otherControl('PUT', path, { ...values, availability_update: false })
    expect((await update(2)).body).toMatchObject({ status: 'try_again', errors: [expect.anything()] })
    await otherControl('PUT', path, { ...values, availability_update: true })
    expect((await update(3)).body.status).toBe('ok')
    const calendar = `/calendar?from=${inDays(3)}&to=${inDays(3)}&code=HR:1`
    expect((await hotel.control('GET', calendar)).entries[0].availability).toBe(3)
  })

  it('a snapshot and a reset', async () => {
    await house.control('POST', '/faults', {
      operation: 'listGuests',
      effect: 'status',
      status: 500,
      moment: 'before_commit',
    })
    await house.control('PUT', '/snapshots/one')
    await house.setClock('2028-05-01T00:00:00Z')
    await otherControl('POST', '/reset')
    expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(401)
    expect((await house.control('GET', '/faults')).faults).toEqual([])
    await otherControl('POST', '/snapshots/one/restore')
    expect((await house.control('GET', '/clock')).now.slice(0, 10)).toBe(start.slice(0, 10))
    expect((await house.control('GET', '/faults')).faults).toHaveLength(1)
    expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(200)
  })
})

it('changes and deliveries are news at both, and a request where it was answered', async () => {
  const [here, there] = [await listen(house.server), await listen(other)]
  const isOfHotel = ({ event, data }: Heard) => event === 'changed' && data.hr_id === hotel.hr_id
  await hotel.control('PUT', '/channels/bookingcom', { connector: { kind: 'simulated', latency_ms: 500 } })
  const sent = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(3), price: '80' }] })
  const isUpdate = ({ event, data }: Heard) =>
    event === 'request' && data.transaction_id === sent.body.transaction_id
  await here.until(isUpdate)
  await Promise.all([here.until(isOfHotel), there.until(isOfHotel)])
  const before = [here, there].map((one) => one.heard().length)
  await hotel.settled(sent)
  await vi.waitFor(() => {
    const since = [here, there].map((one, index) => one.heard().slice(before[index]).some(isOfHotel))
    expect(since).toEqual([true, true])
  }, waiting)
  const { deliveries } = await otherControl(
    'GET',
    `/properties/${hotel.hr_id}/deliveries?transaction_id=${sent.body.transaction_id}`,
  )
  expect(deliveries.map(({ state }: { state: string }) => state)).not.toContain('in_progress')
  expect(there.heard().filter(isUpdate)).toEqual([])
  here.close()
  there.close()
})

it('a quota holds for both in sum', async () => {
  await hotel.control('PATCH', '', { quota: { per_minute: 10, per_day: 100 } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? ask('v2/apps/rooms') : hotel.send('GET', 'v2/apps/rooms'),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  await otherControl('POST', '/clock/advance', { seconds: 61 })
  expect([(await hotel.send('GET', 'v2/apps/rooms')).status, (await ask('v2/apps/rooms')).status]).toEqual([
    200, 200,
  ])
})

it('a reservation that one process has delivered, the other does not deliver again', async () => {
  for (let index = 0; index < 20; index += 1) {
    await hotel.book({ provider_number: `B-${index}` })
    const first = await hotel.reservations({})
    const second = (await ask('v2/apps/reservations')).body
    expect([first.count, second.count], `booking ${index}`).toEqual([1, 0])
  }
})

it('two that poll at once have a page repeated by its id, whichever they ask', async () => {
  await hotel.book({ provider_number: 'B-1' })
  const headers = { 'x-request-id': 'a-lost-answer' }
  const first = await hotel.send('GET', 'v2/apps/reservations', {}, { headers })
  const again = await ask('v2/apps/reservations', {}, { headers })
  expect(again.body).toEqual(first.body)
})

it('what another program says on the channel of the processes ends none of them', async () => {
  const said = [
    'hello',
    'null',
    '{"items":null}',
    '{"from":"a","subject":"token","items":[null]}',
    '{"subject":7}',
  ]
  for (const one of said) await postgres.query(`select pg_notify('innwire', '${one}')`)
  // Heard in order: by then they have heard all of it.
  await house.setClock('2028-01-01T09:00:00Z')
  await vi.waitFor(async () => {
    expect((await otherControl('GET', '/clock')).now.slice(0, 10)).toBe('2028-01-01')
  }, waiting)
})
