import type { Kysely } from 'kysely'
import type { Stay } from '../generated/control.ts'
import { checkIn } from '../guests/check-in.ts'
import { findStay, listStays } from '../guests/stays.ts'
import type { Schema } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { noSuchPlace, numberAfter, pageOf } from './pages.ts'
import { refused, refusedAt } from './refusals.ts'

export function stayHandlers({ service: { storage, clock } }: ControlParts) {
  return {
    listStays: async ({ path: { hr_id }, query: { in_house, after, limit } }) => {
      await findProperty(storage.read, hr_id)
      const place = after === undefined ? undefined : await placeOf(storage.read, hr_id, after)
      const filter = { inHouse: in_house, after: place, most: limit + 1 }
      const { page, next } = pageOf(
        await listStays(storage.read, hr_id, filter),
        limit,
        (stay) => stay.reservation_id,
      )
      return { status: 200, body: { stays: page, next } }
    },

    checkIn: async ({ path: { hr_id }, body }) => {
      const stay = await storage.write(async (database) => {
        await findProperty(database, hr_id)
        if (body.hr_number !== null) await expectBooking(database, hr_id, body.hr_number)
        const reservation_id = await checkIn(database, hr_id, clock.now(), body)
        return getStay(database, { hr_id, reservation_id })
      }, hr_id)
      return { status: 201, body: stay }
    },

    checkOut: async ({ path, body }) => {
      const stay = await storage.write(async (database) => {
        await findProperty(database, path.hr_id)
        await checkOut(database, path, clock.now(), body.customer_ids)
        return getStay(database, path)
      }, path.hr_id)
      return { status: 200, body: stay }
    },
  } satisfies Partial<ControlHandlers>
}

type Path = { hr_id: string; reservation_id: number }

/** @throws {Refused} 422 */
async function placeOf(database: Kysely<Schema>, hrId: string, after: string) {
  const row = await database
    .selectFrom('stay_guest')
    .select(['checked_in_at', 'reservation_id'])
    .where('hr_id', '=', hrId)
    .where('reservation_id', '=', numberAfter(after))
    .limit(1)
    .executeTakeFirst()
  if (row) return row
  throw noSuchPlace()
}

/** @throws {Refused} 404 */
async function getStay(database: Kysely<Schema>, { hr_id, reservation_id }: Path): Promise<Stay> {
  const stay = await findStay(database, hr_id, reservation_id)
  if (stay) return stay
  throw refused('not_found', `The property has no stay ${reservation_id}. See the list of stays.`)
}

async function expectBooking(database: Kysely<Schema>, hrId: string, hrNumber: string): Promise<void> {
  const booking = await database
    .selectFrom('reservation')
    .select('hr_number')
    .where('hr_id', '=', hrId)
    .where('hr_number', '=', hrNumber)
    .executeTakeFirst()
  if (booking) return
  const message = `The property has no booking ${hrNumber}. Send null for guests without one.`
  throw refusedAt({ path: 'hr_number', code: 'unknown_reference', message })
}

/** The guests stay known, so that a late invoice is told that the folio is closed (D27). */
async function checkOut(
  database: Kysely<Schema>,
  path: Path,
  now: Date,
  customerIds: number[] | undefined,
): Promise<void> {
  const { guests } = await getStay(database, path)
  const known = new Set(guests.map((guest) => guest.customer_id))
  const [first, ...rest] = (customerIds ?? []).flatMap((id, index) => {
    if (known.has(id)) return []
    const message = `The stay ${path.reservation_id} has no guest ${id}. Send the customer_id of one of its guests.`
    return [{ path: `customer_ids[${index}]`, code: 'unknown_reference' as const, message }]
  })
  if (first) throw refusedAt(first, ...rest)

  const leaving = guests
    .filter((guest) => guest.checked_out_at === null)
    .map((guest) => guest.customer_id)
    .filter((id) => customerIds?.includes(id) ?? true)
  if (leaving.length === 0) {
    throw refused('state_conflict', `Nobody of those meant in stay ${path.reservation_id} is in the house.`)
  }
  await database
    .updateTable('stay_guest')
    .set({ checked_out_at: now.toISOString() })
    .where('hr_id', '=', path.hr_id)
    .where('reservation_id', '=', path.reservation_id)
    .where('customer_id', 'in', leaving)
    .execute()
}
