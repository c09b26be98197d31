import type { SelectQueryBuilder } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import { dialectOf } from '../storage/dialect.ts'
import type { Database, Schema } from '../storage/schema.ts'

/**
 * By what a token's pages are out of date: a reservation of the property changes, which gives it the highest number of all, or
 * something is delivered to the token. The version of the set-up differs after a restored snapshot, where numbers are given
 * again.
 */
export type PageVersion = { set_up_version: number; receipts: number; last_change: number | null }

type OfToken<Columns> = SelectQueryBuilder<Schema, 'token' | 'property', Columns>

/** Adds the version to a query of a token with its property. */
const withVersion =
  (hrId: string) =>
  <Columns>(query: OfToken<Columns>) =>
    query.select((its) => [
      'property.set_up_version',
      'token.receipts',
      its
        .selectFrom('reservation')
        .select(({ fn }) => fn.max('change').as('last'))
        .where('reservation.hr_id', '=', hrId)
        .as('last_change'),
    ])

/**
 * Adds all that a poll asks for before its page, so that it is one statement: also whether an answer to the token is on its way,
 * whose receipts are not in the version.
 */
export const withPolled =
  (database: Database, hrId: string) =>
  <Columns>(query: OfToken<Columns>) =>
    query.$call(withVersion(hrId)).select(dialectOf(database).isAnswering(hrId).as('answering'))

export const pageVersionOf = compiledOnce((database, { hrId, tokenId }: { hrId: string; tokenId: string }) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .$call(withVersion(hrId))
    .where(({ and }) => and({ 'token.hr_id': hrId, 'token.id': tokenId })),
)
