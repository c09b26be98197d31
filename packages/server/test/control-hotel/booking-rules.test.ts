import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import type { Json } from '../support/answered.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const booking = (provider_number: string, more: object = {}) =>
  hotel.book({ provider_number, rooms: [bookedRoom('B1', inDays(5), 2)], ...more })
const bookings = async () => (await hotel.control('GET', '/bookings?limit=100')).bookings as Json[]
const available = async () => (await hotel.calendar('HR:1', inDays(5)))[0].availability

it('a booking that a channel sends twice is one booking, and takes its rooms once', async () => {
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), availability: 4 }] })
  const first = await booking('twice')
  const again = await booking('twice')
  expect(again).toEqual(first)
  expect((await bookings()).filter((its) => its.provider_number === 'twice')).toHaveLength(1)
  expect(await available()).toBe(3)
})

it('a booking that a channel sends again with other content is a change of it', async () => {
  const first = await booking('changed')
  const again = await booking('changed', { guest: 'Grace Hopper' })
  expect(again).toMatchObject({ hr_number: first.hr_number, guest: 'Grace Hopper' })
  expect(again.change).toBeGreaterThan(first.change)
})

it('a canceled booking that a channel sends again stays canceled', async () => {
  const { hr_number } = await booking('canceled')
  const canceled = await hotel.control('POST', `/bookings/${hr_number}/cancel`, { reason: 'Ill' })
  expect(await booking('canceled')).toEqual(canceled)
})

it('the same number on two channels is two bookings', async () => {
  const first = await booking('both')
  const other = await hotel.book({
    provider_number: 'both',
    channel_code: 'expedia',
    rooms: [bookedRoom('E1', inDays(5), 1)],
  })
  expect(other.hr_number).not.toBe(first.hr_number)
})

it('a change makes a new room of one like a canceled one, and no confirmed room a reserved one', async () => {
  const room = bookedRoom('B1', inDays(5), 2)
  const { hr_number } = await booking('rooms', { rooms: [room, { ...room, state: 'canceled' }] })
  const at = `/bookings/${hr_number}`
  await hotel.control('POST', `${at}/confirm`)
  const content = { guest: 'Grace Hopper', payment: 'cash', rooms: [room, room] }
  const changed = await hotel.control('PUT', at, content)
  expect(changed.rooms.map(({ state }: Json) => state)).toEqual(['confirmed', 'confirmed'])
  const rooms = [room, { ...room, state: 'canceled' }, { ...room, state: 'reserved' }]
  await expect(hotel.control('PUT', at, { ...content, rooms })).rejects.toThrow('rooms[2].state')
})

it('a booking whose rooms are all canceled is canceled', async () => {
  const room = bookedRoom('B1', inDays(5), 2)
  const { hr_number } = await booking('all')
  const content = { guest: 'Ada Byron', payment: 'cash', rooms: [{ ...room, state: 'canceled' }] }
  expect((await hotel.control('PUT', `/bookings/${hr_number}`, content)).state).toBe('canceled')
})

it('a token that replaces another gets nothing anew that was delivered to that one', async () => {
  await booking('delivered')
  await hotel.reservations({ per_page: 100 })
  const { tokens } = await hotel.control('GET', '/tokens')
  const poll = async (token: string) =>
    (await hotel.send('GET', 'v2/apps/reservations', { token, per_page: 100 })).body.count
  await hotel.control('POST', '/tokens', { label: 'New', token: 'new-token-1', replaces: tokens[0].id })
  await hotel.control('POST', '/tokens', { label: 'Other', token: 'new-token-2' })
  expect(await poll('new-token-1')).toBe(0)
  expect(await poll('new-token-2')).toBeGreaterThan(0)
  const unknown = { label: 'New', replaces: 'no-such-token' }
  await expect(hotel.control('POST', '/tokens', unknown)).rejects.toThrow('no token with the id')
})

it('a product whose department was given another type_code is posted no more, as the pair would not be', async () => {
  const food = { type_code: 'f-b', type: 'expense' }
  await hotel.control('PUT', '/departments/37', { name: 'Restaurant', ...food })
  await hotel.control('PUT', '/accounts/62', { name: 'Food', ...food, tax_amounts: ['0.1'] })
  const extra = { category_id: 1, category_name: 'Food', name: 'Toast', unit: 'Piece', unit_price: '5' }
  await hotel.control('PUT', '/extras/692', { ...extra, sales_department_id: 37, revenue_account_id: 62 })
  await hotel.control('PUT', '/departments/37', { name: 'Restaurant', ...food, type_code: 'extras' })
  const { status, body } = await hotel.send(
    'POST',
    'v1/apps/pos/postings',
    {},
    {
      json: {
        transaction_id: 'product',
        invoice_number: '1',
        pos_id: '1',
        reservation_id_customer_id: '-1',
        posts: [{ post_type: 'Expense', product_id: 'HR:692', quantity: 1, amount: 5 }],
      },
    },
  )
  expect([status, body.code]).toEqual([422, 'type_code_mismatch'])
})
