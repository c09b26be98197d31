import { newSetUpVersion } from '../property/set-up.ts'
import { storedReadings } from '../readings/in-force.ts'
import { updateRows } from '../storage/rows.ts'
import { findSetUp } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'

export function readingHandlers({ service: { storage, setUps } }: ControlParts) {
  const shown = async (database: typeof storage.read, hrId: string) => {
    const { property, readings } = await findSetUp(setUps, database, hrId)
    return { readings: storedReadings(property.readings), in_force: [...readings] }
  }
  return {
    getReadings: async ({ path: { hr_id } }) => ({ status: 200, body: await shown(storage.read, hr_id) }),

    putReadings: ({ path: { hr_id }, body: { readings } }) =>
      storage.write(async (database) => {
        const columns = { readings: readings && JSON.stringify(readings), set_up_version: newSetUpVersion() }
        await updateRows(database, 'property', { hr_id }, columns)
        return { status: 200, body: await shown(database, hr_id) }
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}
