import { compiledOnce } from './compiled-once.ts'
import { PropertyRemoved } from './errors.ts'
import { findRow } from './rows.ts'
import type { Database } from './schema.ts'
import { keepSetting, readSetting, sequencePrefix } from './settings.ts'

/** The last number that a property of this name was ever given; 0 for a new one. */
export async function lastNumber(database: Database, hrId: string): Promise<number> {
  return Number((await readSetting(database, sequencePrefix + hrId, hrId)) ?? 0)
}

/** Keeps the last number of a property that is about to be removed. */
export async function keepLastNumber(database: Database, hrId: string): Promise<void> {
  const property = await findRow(database, 'property', { hr_id: hrId }, ['sequence'])
  if (property) await keepSetting(database, sequencePrefix + hrId, String(property.sequence), hrId)
}

const take = compiledOnce((database, { hr_id, count }: { hr_id: string; count: number }) =>
  database
    .updateTable('property')
    .set((its) => ({ sequence: its('sequence', '+', count) }))
    .where('hr_id', '=', hr_id)
    .returning('sequence'),
)

/**
 * Takes the next numbers of a property, inside a write.
 * @returns the first of them
 */
export async function takeNumbers(database: Database, hrId: string, count: number): Promise<number> {
  const [property] = await take(database, { hr_id: hrId, count })
  if (!property) throw new PropertyRemoved()
  return property.sequence - count + 1
}
