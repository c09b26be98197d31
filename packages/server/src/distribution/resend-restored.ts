import { deleteRows, findRow } from '../storage/rows.ts'
import { restoredPrefix } from '../storage/settings.ts'
import { recordFullCalendar } from '../transactions/record-update.ts'
import type { OutboxParts } from './outbox.ts'

/**
 * After a restore, channels still have values from after the snapshot. Records for each restored property that its channels
 * are sent everything; wake the lanes afterwards. Until then each property has a mark in the database, so that a crash in
 * between loses nothing.
 * @returns whether a property had such a mark
 */
export async function resendRestored({
  storage,
  setUps,
  clock,
}: Pick<OutboxParts, 'storage' | 'setUps' | 'clock'>): Promise<boolean> {
  const marks = await storage.read
    .selectFrom('setting')
    .select(['hr_id', 'name'])
    .where('name', 'like', `${restoredPrefix}%`)
    .execute()
  for (const { hr_id, name } of marks) {
    await storage.write(async (database) => {
      // Another process may have done it meanwhile.
      if ((await deleteRows(database, 'setting', { hr_id, name })) === 0) return
      const property = await findRow(database, 'property', { hr_id }, ['set_up_version'])
      if (!property) return
      const setUp = await setUps.at(database, hr_id, property.set_up_version)
      await recordFullCalendar(database, setUp, clock.now(), [...setUp.mappings.values()].flat())
    }, hr_id)
  }
  return marks.length > 0
}
