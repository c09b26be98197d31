import type { Kysely } from 'kysely'

/** Finds a token of any hotel by its hash, so that none is logged. */
export const indexTokenHashes = (database: Kysely<never>): Promise<void> =>
  database.schema.createIndex('token_hash').on('token').column('hash').execute()
