import type { Property, PropertyChange } from '../generated/control.ts'
import { removeProperty } from '../property/remove-property.ts'
import { newSetUpVersion } from '../property/set-up.ts'
import { quotaOf } from '../property-api/quota.ts'
import type { PropertyRow } from '../storage/schema.ts'
import { lastNumber } from '../storage/sequence.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { pageOf } from './pages.ts'
import { refused } from './refusals.ts'

export function propertyHandlers({ service: { storage } }: SetUpParts) {
  return {
    listProperties: async ({ query: { after = '', limit } }) => {
      const rows = await storage.read
        .selectFrom('property')
        .selectAll()
        .where('hr_id', '>', after)
        .orderBy('hr_id')
        .limit(limit + 1)
        .execute()
      const { page, next } = pageOf(rows, limit, (row) => row.hr_id)
      return { status: 200, body: { properties: page.map(property), next } }
    },

    createProperty: ({ body: { quota, ...body } }) =>
      storage.write(async (database) => {
        const sequence = await lastNumber(database, body.hr_id)
        const [row] = await database
          .insertInto('property')
          .values({ ...body, ...quotaColumns(quota), sequence, set_up_version: newSetUpVersion() })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute()
        if (row) return { status: 201, body: property(row) }
        const message = `There is a property ${body.hr_id} already. Change that one, or choose another hr_id.`
        throw refused('already_exists', message)
      }, body.hr_id),

    getProperty: async ({ path }) => ({
      status: 200,
      body: property(await findProperty(storage.read, path.hr_id)),
    }),

    changeProperty: ({ path: { hr_id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const { quota, ...values } = body satisfies Changes
        const row = await database
          .updateTable('property')
          .set({
            ...values,
            ...(quota !== undefined && quotaColumns(quota)),
            set_up_version: newSetUpVersion(),
          })
          .where('hr_id', '=', hr_id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return { status: 200, body: property(row) }
      }, hr_id),

    deleteProperty: ({ path: { hr_id } }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        await removeProperty(database, hr_id)
        return { status: 204 }
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}

/** All of a property but its id may change: a field that `PropertyChange` of the contract lacks does not compile. */
type Changes = { [Field in Exclude<keyof Property, 'hr_id'>]?: PropertyChange[Field] }

const property = (row: PropertyRow): Property => ({
  hr_id: row.hr_id,
  name: row.name,
  time_zone: row.time_zone,
  currency: row.currency,
  business_day_start: row.business_day_start,
  quota: quotaOf(row) ?? null,
})

const quotaColumns = (quota: Property['quota']) => ({
  quota_per_minute: quota?.per_minute ?? null,
  quota_per_day: quota?.per_day ?? null,
})
