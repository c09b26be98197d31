import { addDays, startOfDay, today } from '../dates.ts'
import { newSetUpVersion } from '../property/set-up.ts'
import { insertRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { forgetRevoked, hashToken } from '../storage/token-hashes.ts'
import { demoGuests, departedGuest } from './demo-guests.ts'
import {
  accounts,
  connections,
  demoProperty,
  demoToken,
  departments,
  extras,
  masterRoom,
  policies,
  posMappings,
  type RoomType,
  roomTypes,
  salesChannels,
} from './demo-hotel.ts'

const { hr_id, time_zone } = demoProperty

export async function writeProperty(database: Database, now: Date): Promise<void> {
  await database
    .insertInto('property')
    .values({ ...demoProperty, set_up_version: newSetUpVersion() })
    .execute()
  const { id, label, token } = demoToken
  const hash = hashToken(token)
  await forgetRevoked(database, hr_id, hash)
  await database
    .insertInto('token')
    .values({ hr_id, id, label, hash, created_at: now.toISOString(), revoked_at: null })
    .execute()
  await database
    .insertInto('sales_channel')
    .values(salesChannels)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const connected = Object.entries(connections).map(([channel_code, connector]) => ({
    hr_id,
    channel_code,
    connector: JSON.stringify(connector),
  }))
  await database.insertInto('connection').values(connected).execute()
}

const ordinary = { is_master: 0, non_refundable: 0 } as const
const open = { ...ordinary, availability_update: 1, restrictions_update: 1, price_update: 1 } as const
const closed = { ...ordinary, availability_update: 0, restrictions_update: 0, price_update: 0 } as const

const roomOf = ({ number, description, capacity, adults }: RoomType) => ({
  hr_id,
  inv_code: `HR:${number}`,
  description,
  room_capacity: capacity,
  adult_capacity: adults,
})

export async function writeRooms(database: Database): Promise<void> {
  const rates = roomTypes.flatMap((type) => {
    const { name, nonRefundable } = type
    const room = roomOf(type)
    const code = room.inv_code
    const master = { ...room, ...open, rate_code: code, name, policy: policies.open }
    const fixed = {
      ...room,
      ...closed,
      rate_code: `NR:${code}`,
      name: `${name} - NR`,
      policy: policies.nonRefundable,
      non_refundable: 1 as const,
    }
    return nonRefundable ? [master, { ...fixed, ...nonRefundable }] : [master]
  })
  const code = `HR:${masterRoom.number}`
  const { name, description } = masterRoom
  await database
    .insertInto('room')
    .values([
      ...rates,
      {
        hr_id,
        rate_code: code,
        inv_code: code,
        ...closed,
        name,
        description,
        policy: '',
        room_capacity: 2,
        adult_capacity: 2,
        is_master: 1,
      },
    ])
    .execute()
  const mappings = [
    ...rates.map((rate) => ({ channel_code: 'online', code: rate.rate_code, rate })),
    ...rates.map((rate) => ({ channel_code: 'bookingcom', code: bookingCode(rate.rate_code), rate })),
    // This channel sells the standard and deluxe rooms only.
    ...rates
      .filter((rate) => ['HR:1', 'HR:2'].includes(rate.rate_code))
      .map((rate) => ({
        channel_code: 'expedia',
        code: rate.rate_code === 'HR:1' ? 'EXP-STD' : 'EXP-DLX',
        rate,
      })),
  ]
  const named = mappings.map(({ rate: { name, rate_code }, ...mapping }) => ({ ...mapping, name, rate_code }))
  await insertRows(database, 'mapping', { hr_id }, named)
}

/** Rates with a board, which only the direct channel sells. */
export async function writeBoardRates(database: Database): Promise<void> {
  const rates = roomTypes.flatMap((type) =>
    type.boards.map((board) => {
      const room = roomOf(type)
      const names = { rate_code: `${room.inv_code}:${board}`, name: `${type.name} - ${board}` }
      return { ...room, ...closed, ...names, policy: policies.open, price_update: 1 as const }
    }),
  )
  await database.insertInto('room').values(rates).execute()
  const mappings = rates.map(({ rate_code, name }) => ({
    channel_code: 'online',
    code: rate_code,
    name,
    rate_code,
  }))
  await insertRows(database, 'mapping', { hr_id }, mappings)
}

/** The channel's own number for a rate; non-refundable ones count from 9. */
const bookingCode = (rateCode: string) =>
  `156754:${rateCode.startsWith('NR:') ? 88_339 : 88_333}0${rateCode.at(-1)}`

export async function writeLedger(database: Database): Promise<void> {
  const taxed = accounts.map((row) => ({ ...row, tax_amounts: JSON.stringify(row.tax_amounts) }))
  await insertRows(database, 'sales_department', { hr_id }, departments)
  await insertRows(database, 'revenue_account', { hr_id }, taxed)
  await insertRows(database, 'extra', { hr_id }, extras)
  await insertRows(database, 'pos_mapping', { hr_id }, posMappings)
}

export async function writeGuests(database: Database, now: Date): Promise<void> {
  const day = today(time_zone, now)
  const rows = [...demoGuests, departedGuest].map(({ arrived, leaves, country, ...guest }) => ({
    ...guest,
    hr_id,
    hr_number: null,
    identify: String(11_111_111_111 + guest.customer_id),
    country,
    nationality: country,
    email: `${guest.customer_id}@example.net`,
    phone_number: '+905550000000',
    checkin_date: addDays(day, arrived),
    checkout_date: addDays(day, leaves),
    checked_in_at: startOfDay(addDays(day, arrived), time_zone),
    checked_out_at: guest.customer_id === departedGuest.customer_id ? startOfDay(day, time_zone) : null,
  }))
  await database.insertInto('stay_guest').values(rows).execute()
}
