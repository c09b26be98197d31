import { changeSetUp } from '../property/set-up.ts'
import { listRows, upsertRow } from '../storage/rows.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'

export function salesChannelHandlers({ service: { storage } }: SetUpParts) {
  return {
    listSalesChannels: async () => {
      const channels = await listRows(storage.read, 'sales_channel', {}, 'code')
      return { status: 200, body: { channels } }
    },

    putSalesChannel: async ({ path: { channel_code: code }, body: { name } }) => {
      await storage.write(
        (database) => upsertRow(database, 'sales_channel', { code }, { name }),
        aboutSalesChannel(code),
      )
      // Who connects it from here on reads the new name. One by one: a property whose write hangs holds up no other.
      const connected = await listRows(storage.read, 'connection', { channel_code: code }, 'hr_id', ['hr_id'])
      for (const { hr_id } of connected)
        await storage.write((database) => changeSetUp(database, hr_id), hr_id)
      return { status: 200, body: { code, name } }
    },
  } satisfies Partial<ControlHandlers>
}

/** No property is called so. */
const aboutSalesChannel = (code: string) => `sales_channel/${code}`
