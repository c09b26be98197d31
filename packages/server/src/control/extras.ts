import Big from 'big.js'
import type { Kysely } from 'kysely'
import type { ExtraInput } from '../generated/control.ts'
import type { Schema } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import type { ControlIssue } from './control-types.ts'
import { findProperty } from './find-property.ts'
import { refuseInUse } from './ledger-uses.ts'
import { refused, refusedAt } from './refusals.ts'

export function extraHandlers({ service: { storage } }: ControlParts) {
  return {
    listPropertyExtras: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await storage.read
        .selectFrom('extra')
        .selectAll()
        .where('hr_id', '=', hr_id)
        .orderBy('id')
        .execute()
      return { status: 200, body: { extras: rows.map(({ hr_id: _, ...extra }) => extra) } }
    },

    putExtra: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        await checkPlace(database, hr_id, body)
        const extra = { ...body, unit_price: new Big(body.unit_price).toFixed() }
        await database
          .insertInto('extra')
          .values({ hr_id, id, ...extra })
          .onConflict((conflict) => conflict.columns(['hr_id', 'id']).doUpdateSet(extra))
          .execute()
        return { status: 200, body: { id, ...extra } }
      }, hr_id),

    deleteExtra: ({ path: { hr_id, id } }) =>
      storage.write(async (database) => {
        const property = await findProperty(database, hr_id)
        await refuseInUse(database, property, 'product', id)
        const { numDeletedRows } = await database
          .deleteFrom('extra')
          .where('hr_id', '=', hr_id)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 1n) return { status: 204 }
        throw refused('not_found', `The property ${hr_id} has no extra ${id}. See the list of its extras.`)
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}

/** Where the extra is sold and booked to must exist, and be of one kind (D27). */
async function checkPlace(
  database: Kysely<Schema>,
  hrId: string,
  { sales_department_id, revenue_account_id }: ExtraInput,
): Promise<void> {
  const typeCode = (table: 'sales_department' | 'revenue_account', id: number) =>
    database
      .selectFrom(table)
      .select('type_code')
      .where('hr_id', '=', hrId)
      .where('id', '=', id)
      .executeTakeFirst()
  const department = await typeCode('sales_department', sales_department_id)
  const account = await typeCode('revenue_account', revenue_account_id)
  const issues: ControlIssue[] = []
  if (!department) {
    const message = `The property has no sales department ${sales_department_id}. Create it first.`
    issues.push({ path: 'sales_department_id', code: 'unknown_reference', message })
  }
  if (!account) {
    const message = `The property has no revenue account ${revenue_account_id}. Create it first.`
    issues.push({ path: 'revenue_account_id', code: 'unknown_reference', message })
  }
  if (department && account && department.type_code !== account.type_code) {
    const message = `The account has the type_code ${account.type_code}, the department ${department.type_code}. Choose two of one type_code.`
    issues.push({ path: 'revenue_account_id', code: 'invalid_value', message })
  }
  const [first, ...rest] = issues
  if (first) throw refusedAt(first, ...rest)
}
