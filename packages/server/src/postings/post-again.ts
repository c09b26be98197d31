import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/**
 * Lets a transaction id be posted again where nobody looks for repetitions. Its lines stay on their folio, and its
 * invoice is the last one.
 * @returns the number of the first line that is free under the id
 */
export async function postAgain(
  database: Kysely<Schema>,
  hrId: string,
  transactionId: string,
): Promise<number> {
  await database
    .deleteFrom('posting')
    .where('hr_id', '=', hrId)
    .where('transaction_id', '=', transactionId)
    .execute()
  const last = await database
    .selectFrom('folio_item')
    .select(({ fn }) => fn.max('line').as('line'))
    .where('hr_id', '=', hrId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return last?.line == null ? 0 : last.line + 1
}
