import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, day, room, startCalls, updateDaily } from './calls.ts'

let calls: Calls
let hotel: { hr_id: string; token: string }
beforeAll(async () => {
  calls = await startCalls()
  hotel = await createHotel(calls, 'linden')
})
afterAll(() => calls.server.stop())

const rooms = '/properties/linden/rooms'
const put = (code: string, body: object) => calls.control('PUT', `${rooms}/${code}`, body)
const shownRooms = async () => (await calls.property('v2/apps/rooms', hotel)).body.rooms

test('stores a room with its defaults, and the property API shows it at once', async () => {
  const { status, body } = await put('HR:1', room('HR:1'))
  expect(status).toBe(200)
  const shown = {
    rate_code: 'HR:1',
    inv_code: 'HR:1',
    availability_update: true,
    restrictions_update: true,
    price_update: true,
    name: 'Double room',
    description: '',
    policy: '',
    room_capacity: 3,
    adult_capacity: 2,
    is_master: false,
  }
  expect(body).toEqual({ ...shown, non_refundable: false })
  expect(await shownRooms()).toEqual([{ ...shown, channel_codes: [] }])
  expect((await calls.control('GET', rooms)).body).toEqual({ rooms: [body] })
})

test('replaces a room whole, and the property API shows it at once', async () => {
  await put('HR:2', room('HR:2', { policy: 'No smoking', price_update: false }))
  await shownRooms()
  const { body } = await put('HR:2', room('HR:2', { name: 'Twin room' }))
  expect(body).toMatchObject({ name: 'Twin room', policy: '', price_update: true })
  expect(await shownRooms()).toContainEqual(expect.objectContaining({ name: 'Twin room', policy: '' }))
})

test('takes a rate for non-refundable by its code, and another one where it is told (D57)', async () => {
  expect((await put('NR:HR:1', room('HR:1'))).body.non_refundable).toBe(true)
  const refundable = await put('NR:HR:1', room('HR:1', { non_refundable: false }))
  expect(refusalOf(refundable)).toEqual({ status: 422, code: 'invalid_value', paths: ['non_refundable'] })
  expect((await put('FLEX', room('HR:1', { non_refundable: true }))).body.non_refundable).toBe(true)
})

test('lists rooms in the order of their codes', async () => {
  const { body } = await calls.control('GET', rooms)
  const codes = body.rooms.map((its: { rate_code: string }) => its.rate_code)
  expect(codes).toEqual([...codes].sort())
})

test('refuses what is no room, with every wrong place', async () => {
  const answer = await put('HR:3', { inv_code: '', name: 'Double room', room_capacity: -1, color: 'red' })
  expect(refusalOf(answer)).toEqual({
    status: 422,
    code: 'validation_failed',
    paths: expect.arrayContaining(['inv_code', 'room_capacity', 'adult_capacity', 'color']),
  })
  const code = await put('H%C3%84', room('HR:1'))
  expect(refusalOf(code)).toEqual({ status: 422, code: 'invalid_value', paths: ['rate_code'] })
})

test('refuses a second master room, and takes it once the first is an ordinary room', async () => {
  expect((await put('HR:8', room('HR:8', { is_master: true }))).status).toBe(200)
  const second = await put('HR:9', room('HR:9', { is_master: true }))
  expect(refusalOf(second)).toEqual({ status: 409, code: 'state_conflict' })
  expect(second.body.message).toContain('HR:8')
  expect((await put('HR:8', room('HR:8', { is_master: true, name: 'Default' }))).status).toBe(200)
  await put('HR:8', room('HR:8'))
  expect((await put('HR:9', room('HR:9', { is_master: true }))).status).toBe(200)
})

test('does not delete a rate that is mapped, and says where', async () => {
  await put('HR:4', room('HR:4'))
  await calls.control('PUT', '/properties/linden/channels/online', { connector: { kind: 'direct' } })
  const mapping = '/properties/linden/channels/online/mappings/OWN-4'
  await calls.control('PUT', mapping, { rate_code: 'HR:4', name: 'Double' })
  const answer = await calls.control('DELETE', `${rooms}/HR:4`)
  expect(refusalOf(answer)).toEqual({ status: 409, code: 'in_use' })
  expect(answer.body.message).toContain('OWN-4 on online')
  await calls.control('DELETE', mapping)
  expect((await calls.control('DELETE', `${rooms}/HR:4`)).status).toBe(204)
  expect((await shownRooms()).map((its: { rate_code: string }) => its.rate_code)).not.toContain('HR:4')
  expect(refusalOf(await calls.control('DELETE', `${rooms}/HR:4`))).toEqual({
    status: 404,
    code: 'not_found',
  })
})

const calendarOf = async (code: string) => {
  const { body } = await calls.control('GET', `/properties/linden/calendar?from=${day(5)}&to=${day(5)}`)
  return body.entries.filter((entry: { inv_code: string }) => entry.inv_code === code)
}

test('removes the calendar of a deleted rate, and begins anew when the code comes again', async () => {
  await put('HR:5', room('HR:5'))
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:5', dates: [{ date: day(5), availability: 7, price: 99 }] },
  ])
  expect(await calendarOf('HR:5')).toMatchObject([{ availability: 7, price: '99' }])
  await calls.control('DELETE', `${rooms}/HR:5`)
  await put('HR:5', room('HR:5'))
  expect(await calendarOf('HR:5')).toEqual([])
})

test('leaves a group its availability when only its master rate is deleted', async () => {
  await put('HR:6', room('HR:6'))
  await put('NR:HR:6', room('HR:6'))
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:6', dates: [{ date: day(5), availability: 7, price: 99 }] },
  ])
  await calls.control('DELETE', `${rooms}/HR:6`)
  await put('HR:6', room('HR:6'))
  expect(await calendarOf('HR:6')).toMatchObject([
    { code: 'HR:6', availability: 7, price: null },
    { code: 'NR:HR:6', availability: 7, price: null },
  ])
})

test('tells the channels of a rate that moves to another group what that group has to sell', async () => {
  await put('HR:10', room('HR:10'))
  await put('HR:11', room('HR:11'))
  await put('MOVING', room('HR:10'))
  await calls.control('PUT', '/properties/linden/channels/expedia', { connector: { kind: 'simulated' } })
  await calls.control('PUT', '/properties/linden/channels/expedia/mappings/E-10', {
    rate_code: 'MOVING',
    name: 'Double',
  })
  await updateDaily(calls, hotel, [{ inv_code: 'HR:11', dates: [{ date: day(5), availability: 3 }] }])
  const deliveries = async () =>
    (await calls.control('GET', '/properties/linden/deliveries?channel_code=expedia')).body.deliveries
  expect(await deliveries()).toEqual([])
  await put('MOVING', room('HR:11'))
  expect(await deliveries()).toMatchObject([{ mapping_code: 'E-10', inv_code: 'HR:11', rate_code: 'MOVING' }])
})
