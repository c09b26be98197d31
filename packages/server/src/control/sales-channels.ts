import { changeSetUp } from '../property/set-up.ts'
import { listRows, upsertRow } from '../storage/rows.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'

export function salesChannelHandlers({ service: { storage } }: ControlParts) {
  return {
    listSalesChannels: async () => {
      const channels = await listRows(storage.read, 'sales_channel', {}, 'code')
      return { status: 200, body: { channels } }
    },

    putSalesChannel: ({ path: { channel_code: code }, body: { name } }) =>
      storage.write(async (database) => {
        await upsertRow(database, 'sales_channel', { code }, { name })
        const connected = await listRows(database, 'connection', { channel_code: code }, 'hr_id', ['hr_id'])
        await changeSetUp(database, ...connected.map(({ hr_id }) => hr_id))
        return { status: 200, body: { code, name } }
      }),
  } satisfies Partial<ControlHandlers>
}
