import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { refuseInUse } from './ledger-uses.ts'
import { refused } from './refusals.ts'

export function accountHandlers({ service: { storage } }: ControlParts) {
  return {
    listAccounts: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await storage.read
        .selectFrom('revenue_account')
        .select(['id', 'name', 'type_code', 'type', 'tax_amounts'])
        .where('hr_id', '=', hr_id)
        .orderBy('id')
        .execute()
      const accounts = rows.map((row) => ({ ...row, tax_amounts: JSON.parse(row.tax_amounts) as string[] }))
      return { status: 200, body: { accounts } }
    },

    putAccount: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const stored = { ...body, tax_amounts: JSON.stringify(body.tax_amounts) }
        await database
          .insertInto('revenue_account')
          .values({ hr_id, id, ...stored })
          .onConflict((conflict) => conflict.columns(['hr_id', 'id']).doUpdateSet(stored))
          .execute()
        return { status: 200, body: { id, ...body } }
      }, hr_id),

    deleteAccount: ({ path: { hr_id, id } }) =>
      storage.write(async (database) => {
        const property = await findProperty(database, hr_id)
        await refuseInUse(database, property, 'account', id)
        const { numDeletedRows } = await database
          .deleteFrom('revenue_account')
          .where('hr_id', '=', hr_id)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 1n) return { status: 204 }
        const message = `The property ${hr_id} has no revenue account ${id}. See the list of its accounts.`
        throw refused('not_found', message)
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}
