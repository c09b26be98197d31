import type { Kysely } from 'kysely'
import { endDeliveries } from '../distribution/end-deliveries.ts'
import { changeSetUp } from '../property/change-set-up.ts'
import type { MappingTable, Schema } from '../storage/schema.ts'
import { recordFullCalendar } from '../transactions/record-update.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { notConnected } from './connections.ts'
import { findProperty, findSetUp } from './find-property.ts'
import { refused, refusedAt } from './refusals.ts'

export function mappingHandlers({ service: { storage, setUps, clock, outbox } }: ControlParts) {
  return {
    listMappings: async ({ path: { hr_id, channel_code } }) => {
      await findProperty(storage.read, hr_id)
      const connection = await storage.read
        .selectFrom('connection')
        .select('channel_code')
        .where('hr_id', '=', hr_id)
        .where('channel_code', '=', channel_code)
        .executeTakeFirst()
      if (!connection) throw notConnected(hr_id, channel_code)
      const rows = await storage.read
        .selectFrom('mapping')
        .select(['code as mapping_code', 'rate_code', 'name'])
        .where('hr_id', '=', hr_id)
        .where('channel_code', '=', channel_code)
        .orderBy('code')
        .execute()
      return { status: 200, body: { mappings: rows } }
    },

    putMapping: async ({ path: { hr_id, channel_code, mapping_code }, body: { rate_code, name } }) => {
      const lanes = await storage.write(async (database) => {
        const { connections, rooms } = await findSetUp(setUps, database, hr_id)
        if (!connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        if (!rooms.has(rate_code)) {
          const message = `The property has no rate ${rate_code}. Create the room first, or give the code of another.`
          throw refusedAt({ path: 'rate_code', code: 'unknown_reference', message })
        }
        const mapping = { hr_id, channel_code, code: mapping_code, name, rate_code }
        const before = await present(database, mapping)
        await database
          .insertInto('mapping')
          .values(mapping)
          .onConflict((conflict) =>
            conflict.columns(['hr_id', 'channel_code', 'code']).doUpdateSet({ name, rate_code }),
          )
          .execute()
        await changeSetUp(database, hr_id)
        if (before?.rate_code === rate_code) return []
        const setUp = await setUps.current(database, hr_id)
        const formerGroup = rooms.get(before?.rate_code ?? '')?.inv_code
        return recordFullCalendar(database, setUp, clock.now(), [mapping], formerGroup)
      }, hr_id)
      outbox.wake(lanes)
      return { status: 200, body: { mapping_code, rate_code, name } }
    },

    deleteMapping: async ({ path: { hr_id, channel_code, mapping_code } }) => {
      await storage.write(async (database) => {
        const { connections } = await findSetUp(setUps, database, hr_id)
        if (!connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        const mapping = { hr_id, channel_code, code: mapping_code }
        if (!(await present(database, mapping))) {
          const message = `The property ${hr_id} has no mapping ${mapping_code} on ${channel_code}. See the list of its mappings.`
          throw refused('not_found', message)
        }
        // What the channel was told is kept: another room under this code must take its numbers back.
        await database
          .deleteFrom('mapping')
          .where('hr_id', '=', hr_id)
          .where('channel_code', '=', channel_code)
          .where('code', '=', mapping_code)
          .execute()
        await endDeliveries(database, { hr_id, channel_code, mapping_code }, clock.now())
        await changeSetUp(database, hr_id)
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      return { status: 204 }
    },
  } satisfies Partial<ControlHandlers>
}

const present = (
  database: Kysely<Schema>,
  { hr_id, channel_code, code }: Pick<MappingTable, 'hr_id' | 'channel_code' | 'code'>,
) =>
  database
    .selectFrom('mapping')
    .select('rate_code')
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('code', '=', code)
    .executeTakeFirst()
