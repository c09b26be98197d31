import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, room, startCalls } from './calls.ts'

let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.server.stop())

const linden = { hr_id: 'linden', name: 'Hotel Linden', time_zone: 'Europe/Berlin', currency: 'EUR' }

test('creates a property with its defaults, reads it, and lists it by its id', async () => {
  const whole = { ...linden, business_day_start: '00:00', quota: null }
  const created = await calls.control('POST', '/properties', linden)
  expect(created.status).toBe(201)
  expect(created.body).toEqual(whole)
  expect((await calls.control('GET', '/properties/linden')).body).toEqual(whole)
  const { body } = await calls.control('GET', '/properties')
  expect(body.properties.map((property: { hr_id: string }) => property.hr_id)).toEqual(['demo', 'linden'])
})

test('refuses an hr_id that is in use', async () => {
  const again = await calls.control('POST', '/properties', { ...linden, hr_id: 'demo' })
  expect(refusalOf(again)).toEqual({ status: 409, code: 'already_exists' })
})

test('refuses what is no property, with every wrong place', async () => {
  const answer = await calls.control('POST', '/properties', {
    ...linden,
    hr_id: 'a b',
    currency: 'euro',
    stars: 5,
  })
  expect(refusalOf(answer)).toEqual({
    status: 422,
    code: 'validation_failed',
    paths: expect.arrayContaining(['hr_id', 'currency', 'stars']),
  })
})

test.each(['Europe/Atlantis', '+02:00', 'Berlin'])('refuses the time zone %s', async (time_zone) => {
  const created = await calls.control('POST', '/properties', { ...linden, hr_id: 'zone', time_zone })
  expect(refusalOf(created)).toEqual({ status: 422, code: 'invalid_value', paths: ['time_zone'] })
  const changed = await calls.control('PATCH', '/properties/demo', { time_zone })
  expect(refusalOf(changed)).toEqual({ status: 422, code: 'invalid_value', paths: ['time_zone'] })
})

test('changes what is given and leaves the rest', async () => {
  await createHotel(calls, 'changing')
  const quota = { per_minute: 5, per_day: 250 }
  const first = await calls.control('PATCH', '/properties/changing', { quota, business_day_start: '05:00' })
  expect(first.body).toEqual({ ...linden, hr_id: 'changing', quota, business_day_start: '05:00' })
  const second = await calls.control('PATCH', '/properties/changing', { name: 'Linde', quota: null })
  expect(second.body).toMatchObject({ name: 'Linde', quota: null, business_day_start: '05:00' })
  expect((await calls.control('PATCH', '/properties/changing', {})).body).toEqual(second.body)
})

test('counts by a new quota from the next request on', async () => {
  const hotel = await createHotel(calls, 'busy')
  await calls.control('PATCH', '/properties/busy', { quota: { per_minute: 1, per_day: 100 } })
  expect((await calls.property('v2/apps/rooms', hotel)).status).toBe(200)
  expect((await calls.property('v2/apps/rooms', hotel)).status).toBe(429)
  await calls.control('PATCH', '/properties/busy', { quota: null })
  expect((await calls.property('v2/apps/rooms', hotel)).status).toBe(200)
})

test('decides what is today by a new time zone from the next request on', async () => {
  const hotel = await createHotel(calls, 'moving')
  await calls.control('PUT', '/properties/moving/rooms/HR:1', room('HR:1'))
  const update = () => {
    // Yesterday where the day begins first, which is not over yet where it ends last.
    const first = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format()
    const date = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
    return calls.property('v2/apps/rooms/daily', hotel, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date, availability: 1 }] }] }),
    })
  }
  await calls.control('PATCH', '/properties/moving', { time_zone: 'Pacific/Kiritimati' })
  expect((await update()).body).toMatchObject({ status: 'try_again' })
  await calls.control('PATCH', '/properties/moving', { time_zone: 'Pacific/Pago_Pago' })
  expect((await update()).body).toMatchObject({ status: 'ok' })
})

test.each([
  ['GET', '/properties/nowhere'],
  ['PATCH', '/properties/nowhere'],
  ['DELETE', '/properties/nowhere'],
  ['GET', '/properties/nowhere/tokens'],
  ['GET', '/properties/nowhere/rooms'],
  ['GET', '/properties/nowhere/channels'],
  ['GET', '/properties/nowhere/channels/online/mappings'],
  ['GET', '/properties/nowhere/accounts'],
  ['GET', '/properties/nowhere/departments'],
  ['GET', '/properties/nowhere/extras'],
  ['GET', '/properties/nowhere/pos-mappings'],
  ['DELETE', '/properties/nowhere/rooms/HR:1'],
  ['DELETE', '/properties/nowhere/channels/online'],
  ['DELETE', '/properties/nowhere/channels/online/mappings/HR:1'],
  ['DELETE', '/properties/nowhere/tokens/demo'],
  ['DELETE', '/properties/nowhere/accounts/61'],
])('says that there is no such property: %s %s', async (method, path) => {
  const answer = await calls.control(method, path, method === 'PATCH' ? {} : undefined)
  expect(refusalOf(answer)).toEqual({ status: 404, code: 'not_found' })
  expect(answer.body.message).toContain('nowhere')
})

test('removes a property with everything that it had', async () => {
  const hotel = await createHotel(calls, 'closing')
  const at = '/properties/closing'
  await calls.control('PUT', `${at}/rooms/HR:1`, room('HR:1', { name: 'Old room' }))
  await calls.control('PUT', `${at}/channels/online`, { connector: { kind: 'direct' } })
  await calls.control('PUT', `${at}/accounts/62`, {
    name: 'F&B',
    type_code: 'f-b',
    type: 'expense',
    tax_amounts: [],
  })
  expect((await calls.property('v2/apps/rooms', hotel)).body.rooms).toHaveLength(1)

  expect((await calls.control('DELETE', at)).status).toBe(204)
  expect((await calls.property('v2/apps/rooms', hotel)).status).toBe(401)
  expect((await calls.control('GET', at)).status).toBe(404)

  // Under the old name begins a new property, of which nothing of the old one is in memory.
  await createHotel(calls, 'closing')
  await calls.control('PUT', `${at}/rooms/HR:1`, room('HR:1', { name: 'New room' }))
  expect((await calls.property('v2/apps/rooms', hotel)).body.rooms).toMatchObject([
    { name: 'New room', channel_codes: [] },
  ])
  expect((await calls.control('GET', `${at}/accounts`)).body.accounts).toEqual([])
  expect((await calls.control('GET', `${at}/tokens`)).body.tokens).toHaveLength(1)
})
