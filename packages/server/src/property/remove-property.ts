import type { Kysely } from 'kysely'
import { deleteInSlices } from '../storage/delete-in-slices.ts'
import { keepRevoked } from '../storage/revoked-tokens.ts'
import type { Schema } from '../storage/schema.ts'
import { keepLastNumber } from '../storage/sequence.ts'

type OwnedTable = {
  [Table in keyof Schema]: Schema[Table] extends { hr_id: unknown } ? Table : never
}[keyof Schema]

/** Every table with rows of properties; one that is missing here does not compile. */
const ownedTables: Record<OwnedTable, true> = {
  property: true,
  token: true,
  room: true,
  connection: true,
  mapping: true,
  calendar: true,
  calendar_update: true,
  delivery: true,
  told: true,
  reservation: true,
  lacking_night: true,
  receipt: true,
  page_replay: true,
  stay_guest: true,
  revenue_account: true,
  sales_department: true,
  extra: true,
  pos_mapping: true,
  posting: true,
  folio_item: true,
  folio_sum: true,
}

/**
 * Removes a property with everything that belongs to it, inside a write. Its last number stays, because another
 * property of the same name goes on from there, and so do the hashes of its revoked tokens.
 */
export async function removeProperty(database: Kysely<Schema>, hrId: string): Promise<void> {
  await keepLastNumber(database, hrId)
  await keepRevoked(database, hrId)
  for (const table of Object.keys(ownedTables) as OwnedTable[]) {
    await deleteInSlices(database, table, hrId)
  }
}
