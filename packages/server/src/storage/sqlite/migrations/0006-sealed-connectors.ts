import type { Kysely } from 'kysely'
import { connectorPlace, type Encryption } from '../../encryption.ts'
import type { Schema } from '../../schema.ts'

/** Encrypts the connectors that have an address and a secret. */
export const encryptConnectors = (encryption: Encryption) => async (database: Kysely<Schema>) => {
  const rows = await database
    .selectFrom('connection')
    .select(['hr_id', 'channel_code', 'connector'])
    .where('connector', 'like', '%"kind":"http"%')
    .execute()
  for (const { hr_id, channel_code, connector } of rows) {
    await database
      .updateTable('connection')
      .set({ connector: encryption.encrypt(connector, connectorPlace(hr_id, channel_code)) })
      .where('hr_id', '=', hr_id)
      .where('channel_code', '=', channel_code)
      .execute()
  }
}
