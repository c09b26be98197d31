import { type Answer, answer, answerToKeep } from '../http/answer.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Service } from '../service.ts'
import type { PropertyHandlers } from './handler-types.ts'
import { counted } from './outcomes.ts'

/** Lists that were made, each for as long as its set-up is in the cache, which counts its bytes. */
const roomListCache = new WeakMap<PropertySetUp, Answer>()

export function roomRoutes({ storage, setUps }: Service) {
  return {
    listRooms: async ({ setUp: { property } }) => {
      const setUp = await setUps.at(storage.read, property.hr_id, property.set_up_version)
      const list = roomListCache.get(setUp) ?? answerToKeep(roomList(setUp))
      roomListCache.set(setUp, list)
      return list
    },
  } satisfies Partial<PropertyHandlers>
}

const roomList = (setUp: PropertySetUp): Answer =>
  answer<'listRooms'>(
    {
      rooms: [...setUp.rooms.values()].map((room) => ({
        rate_code: room.rate_code,
        inv_code: room.inv_code,
        availability_update: Boolean(room.availability_update),
        restrictions_update: Boolean(room.restrictions_update),
        price_update: Boolean(room.price_update),
        name: room.name,
        description: room.description,
        policy: room.policy,
        room_capacity: room.room_capacity,
        adult_capacity: room.adult_capacity,
        is_master: Boolean(room.is_master),
        channel_codes: channelCodes(setUp, room.rate_code),
      })),
    },
    { words: counted(setUp.rooms.size, 'rate') },
  )

const channelCodes = (setUp: PropertySetUp, rateCode: string) => [
  ...new Set(setUp.mappings.get(rateCode)?.map((mapping) => mapping.channel_code)),
]
