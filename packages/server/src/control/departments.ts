import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { refuseInUse } from './ledger-uses.ts'
import { refused } from './refusals.ts'

export function departmentHandlers({ service: { storage } }: ControlParts) {
  return {
    listDepartments: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const departments = await storage.read
        .selectFrom('sales_department')
        .select(['id', 'name', 'type_code', 'type'])
        .where('hr_id', '=', hr_id)
        .orderBy('id')
        .execute()
      return { status: 200, body: { departments } }
    },

    putDepartment: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        await database
          .insertInto('sales_department')
          .values({ hr_id, id, ...body })
          .onConflict((conflict) => conflict.columns(['hr_id', 'id']).doUpdateSet(body))
          .execute()
        return { status: 200, body: { id, ...body } }
      }, hr_id),

    deleteDepartment: ({ path: { hr_id, id } }) =>
      storage.write(async (database) => {
        const property = await findProperty(database, hr_id)
        await refuseInUse(database, property, 'department', id)
        const { numDeletedRows } = await database
          .deleteFrom('sales_department')
          .where('hr_id', '=', hr_id)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 1n) return { status: 204 }
        const message = `The property ${hr_id} has no sales department ${id}. See the list of its departments.`
        throw refused('not_found', message)
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}
