import type { PropertySetUp, SetUps } from '../property/set-up.ts'
import { findRow } from '../storage/rows.ts'
import type { Database, PropertyRow, RoomTable } from '../storage/schema.ts'
import { refused } from './refusals.ts'

/**
 * The property that the path names.
 * @throws {Refused} 404
 */
export async function findProperty(database: Database, hrId: string): Promise<PropertyRow> {
  const property = await findRow(database, 'property', { hr_id: hrId })
  if (property) return property
  throw refused('not_found', `There is no property ${hrId}. Create it, or see the list of properties.`)
}

/**
 * What the property that the path names has set up, inside a write.
 * @throws {Refused} 404
 */
export async function findSetUp(setUps: SetUps, database: Database, hrId: string): Promise<PropertySetUp> {
  const { set_up_version } = await findProperty(database, hrId)
  return setUps.at(database, hrId, set_up_version)
}

/**
 * The rate that the path names.
 * @throws {Refused} 404
 */
export function findRate({ property, rooms }: PropertySetUp, rateCode: string): RoomTable {
  const rate = rooms.get(rateCode)
  if (rate) return rate
  throw refused(
    'not_found',
    `The property ${property.hr_id} has no rate ${rateCode}. See the list of its rooms.`,
  )
}
