import { changeSetUp } from '../property/change-set-up.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'

export function salesChannelHandlers({ service: { storage } }: ControlParts) {
  return {
    listSalesChannels: async () => {
      const channels = await storage.read
        .selectFrom('sales_channel')
        .select(['code', 'name'])
        .orderBy('code')
        .execute()
      return { status: 200, body: { channels } }
    },

    putSalesChannel: ({ path: { channel_code: code }, body: { name } }) =>
      storage.write(async (database) => {
        await database
          .insertInto('sales_channel')
          .values({ code, name })
          .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
          .execute()
        const connected = await database
          .selectFrom('connection')
          .select('hr_id')
          .where('channel_code', '=', code)
          .execute()
        await changeSetUp(database, ...connected.map(({ hr_id }) => hr_id))
        return { status: 200, body: { code, name } }
      }),
  } satisfies Partial<ControlHandlers>
}
