import type { Stay } from '../generated/control.ts'
import { checkIn } from '../guests/check-in.ts'
import { checkOut } from '../guests/check-out.ts'
import { findStay, listStays } from '../guests/stays.ts'
import { findRow } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { noSuchPlace, numberAfter, pageOf } from './pages.ts'
import { refused, refusedAt } from './refusals.ts'

export function stayHandlers({ service: { storage, clock } }: SetUpParts) {
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

    checkOut: async ({ path, body: { customer_ids } }) => {
      const stay = await storage.write(async (database) => {
        await findProperty(database, path.hr_id)
        await expectGuests(database, path, customer_ids)
        const left = await checkOut(database, clock.now(), { ...path, customer_ids })
        if (left === 0) {
          const message = `Nobody of those meant in stay ${path.reservation_id} is in the house.`
          throw refused('state_conflict', message)
        }
        return getStay(database, path)
      }, path.hr_id)
      return { status: 200, body: stay }
    },
  } satisfies Partial<ControlHandlers>
}

type Path = { hr_id: string; reservation_id: number }

/** @throws {Refused} 422 */
async function placeOf(database: Database, hrId: string, after: string) {
  const row = await findRow(database, 'stay_guest', { hr_id: hrId, reservation_id: numberAfter(after) }, [
    'checked_in_at',
    'reservation_id',
  ])
  if (row) return row
  throw noSuchPlace()
}

/** @throws {Refused} 404 */
export async function getStay(database: Database, { hr_id, reservation_id }: Path): Promise<Stay> {
  const stay = await findStay(database, hr_id, reservation_id)
  if (stay) return stay
  throw refused('not_found', `The property has no stay ${reservation_id}. See the list of stays.`)
}

async function expectBooking(database: Database, hrId: string, hrNumber: string): Promise<void> {
  const booking = await findRow(database, 'reservation', { hr_id: hrId, hr_number: hrNumber }, ['hr_number'])
  if (booking) return
  const message = `The property has no booking ${hrNumber}. Send null for guests without one.`
  throw refusedAt({ path: 'hr_number', code: 'unknown_reference', message })
}

/** @throws {Refused} 404, or 422 for each who is no guest of the stay */
async function expectGuests(database: Database, path: Path, customerIds: number[] = []): Promise<void> {
  const { guests } = await getStay(database, path)
  const known = new Set(guests.map((guest) => guest.customer_id))
  const [first, ...rest] = customerIds.flatMap((id, index) => {
    if (known.has(id)) return []
    const message = `The stay ${path.reservation_id} has no guest ${id}. Send the customer_id of one of its guests.`
    return [{ path: `customer_ids[${index}]`, code: 'unknown_reference' as const, message }]
  })
  if (first) throw refusedAt(first, ...rest)
}
