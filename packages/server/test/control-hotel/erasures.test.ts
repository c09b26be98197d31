import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { checkIn, openTill, person, type Till, toast } from '../property-api/till.ts'
import { answered, controlOf, type Json, refusalOf } from '../support/answered.ts'

/** Stands in everything that tells who a guest is. */
const own = 'Unverkennbar'

let folder: string
let database: string
let house: House
let till: Till
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-erased-'))
  database = join(folder, 'hotel.db')
  house = await startHouse({ database })
  till = await openTill(house)
})
afterAll(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

const tried = (path: string) =>
  controlOf(house.server)('POST', `/properties/${till.hotel.hr_id}${path}`).then(refusalOf)

const guestOf = (firstname: string) => ({
  ...person(firstname, own),
  gender: own,
  identify: own,
  country: own,
  nationality: own,
  email: `${own}@example.net`,
  phone_number: own,
})
const message = (more: object = {}) => ({
  provider_number: '4711',
  guest: `Xenia ${own}`,
  note: `${own} arrives late`,
  address: { city: own, street: own, street_2: own, email: own, phone: own, state: own, country: own },
  tax_total: 15,
  rooms: [
    {
      ...bookedRoom('B1', inDays(2), 2),
      total_adult: 2,
      child_ages: [7, 11],
      extra_info: `${own} smokes`,
      extras: [{ name: `Cake for ${own}`, price: '45' }],
    },
  ],
  ...more,
})
const poll = async (): Promise<Json[]> =>
  (await till.hotel.reservations({ undelivered: 'false' })).reservations

it('a booking that is over loses its guests for good, and keeps its numbers', async () => {
  const { hotel } = till
  await hotel.book(message({ note: `${own} in an older version` }))
  const booked = await hotel.book(message())
  const at = `/bookings/${booked.hr_number}`
  const stay = await checkIn(hotel, {
    hr_number: booked.hr_number,
    guests: [guestOf('Xenia'), guestOf('Yann')],
  })
  const [{ reservation_id_customer_id: key, customer_id }, other] = stay.guests
  const bill = till.invoice([{ ...toast, product_name: `Toast for ${own}` }], {
    reservation_id_customer_id: key,
    note: `${own} signed`,
  })
  expect((await till.send(bill)).status).toBe(200)
  await hotel.reservations()
  const delivered = await poll()
  expect(JSON.stringify(delivered)).toContain(own)
  const folio = await till.folio(key)
  const days = await hotel.calendar('HR:1', inDays(0), inDays(9))

  expect(await tried(`${at}/erase`)).toEqual({ status: 409, code: 'state_conflict' })
  await house.advance(5 * 86_400)
  expect(await tried(`${at}/erase`)).toEqual({ status: 409, code: 'state_conflict' })
  const ofGuest = `/stays/${stay.reservation_id}/guests/${customer_id}/erase`
  expect(await tried(ofGuest)).toEqual({ status: 409, code: 'state_conflict' })
  await hotel.control('POST', `/stays/${stay.reservation_id}/check-out`)

  const { guests } = await hotel.control('POST', ofGuest)
  expect(guests).toEqual([
    expect.objectContaining({
      firstname: 'Erased',
      lastname: 'Erased',
      email: '',
      birth_date: '1900-01-01',
      gender: null,
    }),
    expect.objectContaining({ firstname: 'Yann', lastname: own, email: other.email }),
  ])
  const erased = await hotel.control('POST', `${at}/erase`)
  const { guest, note, address, rooms, delivered_to, ...kept } = erased
  expect({ guest, note, city: address.city }).toEqual({ guest: 'Erased', note: null, city: '' })
  const { child_ages, extra_info, extras, ...room } = rooms[0]
  expect({ child_ages, extra_info, extras }).toEqual({
    child_ages: [0, 0],
    extra_info: '',
    extras: [{ name: 'Erased', price: '45' }],
  })
  expect(booked).toMatchObject(kept)
  expect(delivered_to).toMatchObject([{ changed_since: false }])
  expect(booked.rooms[0]).toMatchObject(room)

  expect(await hotel.control('GET', at)).toEqual(erased)
  expect(JSON.stringify(await hotel.control('GET', '/stays'))).not.toContain(own)
  const items = folio.items.map((item: Json) => ({ ...item, note: null, product_name: null }))
  expect(await till.folio(key)).toEqual({ ...folio, guest: 'Erased Erased', items })
  expect(await hotel.calendar('HR:1', inDays(0), inDays(9))).toEqual(days)

  // Not delivered again, and not shown from a cache.
  expect((await hotel.reservations()).count).toBe(0)
  const shown = await poll()
  expect(shown).toHaveLength(delivered.length)
  expect(JSON.stringify(shown)).not.toContain(own)

  // The same message changes nothing, and the same invoice is answered as before.
  expect(await hotel.book(message())).toEqual(erased)
  const again = await till.send(bill)
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  expect(await till.folio(key)).toEqual({ ...folio, guest: 'Erased Erased', items })
})

it('what is not there cannot be erased', async () => {
  const { hotel } = till
  const stay = await checkIn(hotel, { room_name: '104' })
  for (const path of [
    '/bookings/R999999999',
    '/stays/999999/guests/1',
    `/stays/${stay.reservation_id}/guests/999999`,
  ])
    expect(await tried(`${path}/erase`)).toEqual({ status: 404, code: 'not_found' })
  const unknown = await answered(
    `${house.server.controlUrl}/control/v1/properties/nowhere/bookings/R1/erase`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${house.server.controlToken}` },
    },
  )
  expect(unknown.status).toBe(404)
})

it('a canceled booking can be erased before its date, with the reason of the cancellation', async () => {
  const { hr_number } = await till.hotel.book({ guest: own })
  const at = `/bookings/${hr_number}`
  await till.hotel.control('POST', `${at}/cancel`, { reason: `${own} fell ill` })
  expect(await till.hotel.control('POST', `${at}/erase`)).toMatchObject({
    state: 'canceled',
    guest: 'Erased',
    cancel_reason: null,
  })
})
