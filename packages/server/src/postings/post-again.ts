import { deleteRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'

/**
 * Makes a transaction id free for another posting, where repetitions are not detected. Its lines stay on their folio.
 * @returns the number of the first line that is free under the id
 */
export async function postAgain(database: Database, hrId: string, transactionId: string): Promise<number> {
  await deleteRows(database, 'posting', { hr_id: hrId, transaction_id: transactionId })
  const last = await database
    .selectFrom('folio_item')
    .select(({ fn }) => fn.max('line').as('line'))
    .where(({ and }) => and({ hr_id: hrId, transaction_id: transactionId }))
    .executeTakeFirst()
  return last?.line == null ? 0 : last.line + 1
}
