import { answer } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { listRows } from '../storage/rows.ts'
import type { PropertyHandlers } from './handler-types.ts'
import { counted } from './outcomes.ts'

export function channelRoutes({ storage }: Service) {
  const listChannels = async () => {
    const channels = await listRows(storage.read, 'sales_channel', {}, 'name', ['name', 'code'])
    return answer<'listChannels' | 'listChannelsV1'>(
      { channels },
      { words: counted(channels.length, 'channel') },
    )
  }
  return {
    listChannels,
    listChannelsV1: listChannels,

    listConnectedChannels: async ({ setUp }) => {
      const channels = await storage.read
        .selectFrom('connection')
        .innerJoin('sales_channel', 'sales_channel.code', 'connection.channel_code')
        .select(['name', 'code', 'in_progress', 'succeeded', 'failed'])
        .where('hr_id', '=', setUp.property.hr_id)
        .orderBy('name')
        .execute()
      return answer<'listConnectedChannels'>(
        { channels },
        { words: counted(channels.length, 'connected channel') },
      )
    },
  } satisfies Partial<PropertyHandlers>
}
