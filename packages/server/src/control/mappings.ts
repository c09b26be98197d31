import { endDeliveries } from '../distribution/waiting-deliveries.ts'
import { changeSetUp } from '../property/set-up.ts'
import { deleteRows, findRow, upsertRow } from '../storage/rows.ts'
import { recordFullCalendar } from '../transactions/record-update.ts'
import { notConnected } from './connections.ts'
import { findProperty, findSetUp } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { refused, refusedAt } from './refusals.ts'

export function mappingHandlers({ service: { storage, setUps, clock, outbox } }: SetUpParts) {
  return {
    listMappings: async ({ path: { hr_id, channel_code } }) => {
      await findProperty(storage.read, hr_id)
      const connection = await findRow(storage.read, 'connection', { hr_id, channel_code }, ['channel_code'])
      if (!connection) throw notConnected(hr_id, channel_code)
      const rows = await storage.read
        .selectFrom('mapping')
        .select(['code as mapping_code', 'rate_code', 'name'])
        .where(({ and }) => and({ hr_id, channel_code }))
        .orderBy('code')
        .execute()
      return { status: 200, body: { mappings: rows } }
    },

    putMapping: async ({ path: { hr_id, channel_code, mapping_code }, body: { rate_code, name } }) => {
      const lanes = await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        if (!setUp.connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        if (!setUp.rooms.has(rate_code)) {
          const message = `The property has no rate ${rate_code}. Create the room first, or give the code of another.`
          throw refusedAt({ path: 'rate_code', code: 'unknown_reference', message })
        }
        const key = { hr_id, channel_code, code: mapping_code }
        const before = await findRow(database, 'mapping', key, ['rate_code'])
        await upsertRow(database, 'mapping', key, { name, rate_code })
        await changeSetUp(database, hr_id)
        if (before?.rate_code === rate_code) return []
        const formerGroup = setUp.rooms.get(before?.rate_code ?? '')?.inv_code
        return recordFullCalendar(database, setUp, clock.now(), [{ ...key, name, rate_code }], formerGroup)
      }, hr_id)
      outbox.wake(lanes)
      return { status: 200, body: { mapping_code, rate_code, name } }
    },

    deleteMapping: async ({ path: { hr_id, channel_code, mapping_code } }) => {
      await storage.write(async (database) => {
        const { connections } = await findSetUp(setUps, database, hr_id)
        if (!connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        // What the channel was sent is kept: a later room under this code must take these numbers back.
        if ((await deleteRows(database, 'mapping', { hr_id, channel_code, code: mapping_code })) === 0) {
          const message = `The property ${hr_id} has no mapping ${mapping_code} on ${channel_code}. See the list of its mappings.`
          throw refused('not_found', message)
        }
        await endDeliveries(database, { hr_id, channel_code, mapping_code }, clock.now())
        await changeSetUp(database, hr_id)
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      return { status: 204 }
    },
  } satisfies Partial<ControlHandlers>
}
