import type { Service } from '../service.ts'
import { restoredPrefix } from '../storage/whole-database.ts'
import { recordFullCalendar } from '../transactions/record-update.ts'

/**
 * After a restore, channels still have the values that they were told since the snapshot. Records for each restored
 * property that its channels are told everything; wake the lanes afterwards. Each property has a mark in the database
 * from the restore until then, so that a crash in between loses nothing.
 */
export async function resendRestored({
  storage,
  setUps,
  clock,
}: Pick<Service, 'storage' | 'setUps' | 'clock'>): Promise<void> {
  const marks = await storage.read
    .selectFrom('setting')
    .select('name')
    .where('name', 'like', `${restoredPrefix}%`)
    .execute()
  for (const { name } of marks) {
    const hrId = name.slice(restoredPrefix.length)
    await storage.write(async (database) => {
      await database.deleteFrom('setting').where('name', '=', name).execute()
      const property = await database
        .selectFrom('property')
        .select('set_up_version')
        .where('hr_id', '=', hrId)
        .executeTakeFirst()
      if (!property) return
      const setUp = await setUps.at(database, hrId, property.set_up_version)
      await recordFullCalendar(database, setUp, clock.now(), [...setUp.mappings.values()].flat())
    }, hrId)
  }
}
