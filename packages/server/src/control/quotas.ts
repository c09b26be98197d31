import { usedQuota } from '../property-api/quota.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'

/** What is used of the quotas of properties. */
export function quotaHandlers({ service: { storage, clock }, quota, counted }: ControlParts) {
  return {
    getQuota: async ({ path: { hr_id } }) => {
      const property = await findProperty(storage.read, hr_id)
      return { status: 200, body: await usedQuota(property, quota, counted, clock.now()) }
    },
  } satisfies Partial<ControlHandlers>
}
