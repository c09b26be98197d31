import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Seal } from '../seal.ts'
import { connectorPlace } from '../sealed-connectors.ts'

/** Encrypts the connectors that have an address and a secret. */
export const sealConnectors = (seal: Seal) => async (database: Kysely<Schema>) => {
  const rows = await database
    .selectFrom('connection')
    .select(['hr_id', 'channel_code', 'connector'])
    .where('connector', 'like', '%"kind":"http"%')
    .execute()
  for (const { hr_id, channel_code, connector } of rows) {
    await database
      .updateTable('connection')
      .set({ connector: seal.seal(connector, connectorPlace(hr_id, channel_code)) })
      .where('hr_id', '=', hr_id)
      .where('channel_code', '=', channel_code)
      .execute()
  }
}
