import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { type OpenApiDocument, resolve, type Schema } from '../../../../scripts/contract/openapi-document.ts'
import { bookedRoom, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { checkIn, openTill, person, toast } from '../property-api/till.ts'
import type { Json } from '../support/answered.ts'
import { usesPostgres } from '../support/postgres/databases.ts'
import { type RowsBeside, rowsBeside } from '../support/rows-beside.ts'

const log = vi.hoisted(() => ({ text: '' }))
vi.mock('../../src/standard-error.ts', () => ({
  standardError: () => ({
    write: (line: string) => {
      log.text += line
    },
  }),
}))

/** Stands in every text that may tell who a guest is. */
const own = 'Unverkennbar'

/** Texts of any form that tell of the hotel, the stay or the invoice, and stay. */
const kept = [
  'provider_number',
  'rooms[].name',
  'room_name',
  'hr_number',
  'transaction_id',
  'invoice_number',
  'pos_id',
  'reservation_id_customer_id',
  'posts[].unit',
]

let folder: string
let database: string
let house: House
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-erased-fields-'))
  database = join(folder, 'hotel.db')
  house = await startHouse({ database, log: 'debug' })
})
afterAll(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

/** A request with the text in every field of its schema that takes any text, but for those that stay. */
async function filled(contract: 'property' | 'control', name: string, request: object): Promise<Json> {
  const document = await bundleContract(contract)
  return fill(document, document.components.schemas[name] ?? {}, '', request)
}

function fill(document: OpenApiDocument, schema: Schema, place: string, given: Json): Json {
  const { properties, items, type, pattern, format, enum: values } = flat(document, schema)
  if (properties) {
    const fields = Object.entries(properties).map(([name, part]) => {
      const at = place ? `${place}.${name}` : name
      return [name, fill(document, part, at, given?.[name])] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (items) return given?.map((entry: Json) => fill(document, items, `${place}[]`, entry))
  const takesAny = [type].flat().includes('string') && !pattern && !format && !values
  return takesAny && !kept.includes(place) ? own : given
}

/** A schema with the fields of all its parts. */
function flat(document: OpenApiDocument, schema: Schema): Schema {
  const { allOf = [], ...its } = resolve(document, schema)
  const parts = [its, ...allOf.map((part) => flat(document, part))]
  const properties = Object.assign({}, ...parts.map((part) => part.properties))
  return { ...its, ...(Object.keys(properties).length > 0 && { properties }) }
}

async function rowsWithIt(beside: RowsBeside): Promise<string[]> {
  const tables = await beside.all(
    usesPostgres()
      ? // The rows of partitions are those of their table.
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition"
      : "select name from sqlite_schema where type = 'table'",
  )
  const found = []
  for (const { name } of tables) {
    const rows = await beside.all(`select * from ${name}`)
    found.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`).filter((text) => text.includes(own)))
  }
  return found
}

it('of every text that the contracts take about a guest, nothing is left in any table, answer or line of the log', async () => {
  const { hotel, send, invoice, folio } = await openTill(house)
  const room = { ...bookedRoom('B1', inDays(2), 2), extras: [{ name: 'Cake', price: '45' }] }
  const booking = { channel_code: 'bookingcom', guest: '', payment: 'cash', address: {}, rooms: [room] }
  const sent = await filled('control', 'BookingInput', { ...booking, provider_number: '4711' })
  const { hr_number } = await hotel.control('POST', '/bookings', sent)
  const stay = { room_name: '104', hr_number, guests: [person('Ada', 'Byron')] }
  const days = { checkin_date: inDays(0), checkout_date: inDays(1) }
  const { guests, reservation_id } = await checkIn(
    hotel,
    await filled('control', 'StayInput', { ...stay, ...days }),
  )
  const [{ reservation_id_customer_id: key }] = guests
  const bill = invoice([toast], { reservation_id_customer_id: key })
  expect((await send(await filled('property', 'Posting', bill))).status).toBe(200)
  await hotel.reservations()
  const reason = await filled('control', 'Cancellation', {})
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, reason)
  await hotel.control('POST', `/stays/${reservation_id}/check-out`)

  const answers = async () => [
    await hotel.control('GET', `/bookings/${hr_number}`),
    await hotel.control('GET', '/stays'),
    await folio(key),
    await house.control('GET', '/requests'),
    await hotel.reservations({ undelivered: 'false' }),
  ]
  const beside = await rowsBeside(database)
  expect(await rowsWithIt(beside)).toHaveLength(4)
  expect(JSON.stringify(await answers())).toContain(own)
  await hotel.control('POST', `/bookings/${hr_number}/erase`)
  expect(await rowsWithIt(beside)).toEqual([])
  await beside.close()
  expect(JSON.stringify(await answers())).not.toContain(own)
  expect(log.text).toContain(hr_number)
  expect(log.text).not.toContain(own)
})
