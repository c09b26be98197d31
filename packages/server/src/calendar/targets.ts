import { type CalendarField, rateCodeFields } from '@innwire/types'
import type { Group, PropertySetUp } from '../property/set-up.ts'
import type { MappingTable, RoomTable } from '../storage/schema.ts'
import type { Values } from './changes.ts'

/** What an update is aimed at: a whole group through its master rate, or the price of one rate (D3, D14). */
export type Target = {
  /** The code that the caller named, and by which name. */
  code: string
  named: 'inv_code' | 'rate_code'
  rate_code: string
  inv_code: string
  /** Name for people. */
  name: string
  mappings: MappingTable[]
  /** A group without a master rate has nothing that prices and restrictions could be for. */
  hasOwnRate: boolean
  mayReceive(field: CalendarField): boolean
}

/** The target that is named, `inv_code` before `rate_code`; undefined when the property does not have it. */
export function findTarget(
  setUp: PropertySetUp,
  named: { inv_code?: string | undefined; rate_code?: string | null | undefined },
): Target | undefined {
  if (named.inv_code !== undefined) {
    const group = setUp.groups.get(named.inv_code)
    return group && groupTarget(setUp, group)
  }
  const room = setUp.rooms.get(named.rate_code ?? '')
  return room && rateTarget(setUp, room)
}

function groupTarget(setUp: PropertySetUp, { inv_code, rooms, master }: Group): Target {
  const anyAvailability = rooms.some((room) => room.availability_update)
  return {
    code: inv_code,
    named: 'inv_code',
    rate_code: inv_code,
    inv_code,
    name: (master ?? rooms[0])?.name ?? inv_code,
    mappings: rooms.flatMap((room) => setUp.mappings.get(room.rate_code) ?? []),
    hasOwnRate: master !== undefined,
    mayReceive: (field) => {
      if (master) return flagOf(master, field)
      return field === 'availability' && anyAvailability
    },
  }
}

function rateTarget(setUp: PropertySetUp, room: RoomTable): Target {
  return {
    code: room.rate_code,
    named: 'rate_code',
    rate_code: room.rate_code,
    inv_code: room.inv_code,
    name: room.name,
    mappings: setUp.mappings.get(room.rate_code) ?? [],
    hasOwnRate: true,
    mayReceive: (field) => rateCodeFields.includes(field) && flagOf(room, field),
  }
}

const flagOf = (room: RoomTable, field: CalendarField) => Boolean(room[flagName(field)])

/** The flag that decides about a field; one that is not here does not compile. */
const flags = {
  availability: 'availability_update',
  price: 'price_update',
  min_stay: 'restrictions_update',
  stop_sale: 'restrictions_update',
  cta: 'restrictions_update',
  ctd: 'restrictions_update',
} as const satisfies Record<CalendarField, keyof RoomTable>

export const flagName = (field: CalendarField) => flags[field]

export const channelsOf = (target: Target) => new Set(target.mappings.map((mapping) => mapping.channel_code))

/** Those of the channels that do not have the rate itself, but only others of its group. */
export function withoutItself({ mappings, rate_code }: Target, channels: string[]): string[] {
  const having = mappings.filter((mapping) => mapping.rate_code === rate_code)
  const itself = new Set(having.map((mapping) => mapping.channel_code))
  return channels.filter((channel) => !itself.has(channel))
}

/** The part of the values that a mapping gets: availability is the group's, all else belongs to the rate itself. */
export function valuesFor(mappedRate: string, updatedRate: string, values: Values): Values {
  if (mappedRate === updatedRate) return values
  return values.availability === undefined ? {} : { availability: values.availability }
}
