import type { Room } from '@innwire/types'
import { availability, type CalendarChange, type fieldNames, price } from './changes.ts'

type FieldName = (typeof fieldNames)[number]

/** What the service would refuse for a target. */
export type TargetRules = {
  code: string
  /** Fields that it may not receive, as bits. */
  forbidden: number
  /** Why it may not receive these fields. */
  reason(fields: FieldName[]): string
  /** Channels that it is connected to; undefined where that is not known. */
  channels: Set<string> | undefined
}

const everyField = 0b111111
const allButPrice = everyField & ~(1 << price)

/**
 * Finds the rules of a change's target. Without a list of rooms there is only one: by `rate_code` go prices alone (D3).
 */
export function rulesOf(rooms: Room[] | undefined): (change: CalendarChange) => TargetRules {
  const byCode = new Map(rooms?.map((room) => [room.rate_code, room]))
  const byGroup = Map.groupBy(rooms ?? [], (room) => room.inv_code)
  const groups = new Map<string, TargetRules>()
  const rates = new Map<string, TargetRules>()
  const memo = (known: Map<string, TargetRules>, code: string, find: (code: string) => TargetRules) => {
    const rules = known.get(code) ?? find(code)
    known.set(code, rules)
    return rules
  }
  const group = (code: string) =>
    rooms
      ? groupRules(code, byGroup.get(code))
      : { code, forbidden: 0, reason: () => '', channels: undefined }
  const rate = (code: string) => rateRules(code, byCode.get(code), rooms !== undefined)

  return (change) =>
    'inv_code' in change && change.inv_code !== undefined
      ? memo(groups, change.inv_code, group)
      : memo(rates, (change as { rate_code: string }).rate_code, rate)
}

/** A group goes by the flags of its master rate, the one with the group's own code (D14). */
function groupRules(code: string, rates: Room[] | undefined): TargetRules {
  if (!rates) return unknown(code, 'availability group')
  const master = rates.find((room) => room.rate_code === code)
  const channels = new Set(rates.flatMap((room) => room.channel_codes))
  if (master) {
    return {
      code,
      forbidden: forbiddenFor(master),
      reason: (fields) => flagReason(code, fields),
      channels,
    }
  }
  const anyAvailability = rates.some((room) => room.availability_update)
  return {
    code,
    forbidden: anyAvailability ? everyField & ~(1 << availability) : everyField,
    reason: (fields) =>
      anyAvailability
        ? `${code} has no master rate, so it takes availability alone, not ${fields.join(', ')}.`
        : flagReason(code, fields),
    channels,
  }
}

function rateRules(code: string, room: Room | undefined, listed: boolean): TargetRules {
  if (listed && !room) return unknown(code, 'rate')
  return {
    code,
    forbidden: allButPrice | (room ? forbiddenFor(room) : 0),
    reason: (fields) => {
      const others = fields.filter((field) => field !== 'price')
      if (others.length === 0) return flagReason(code, fields)
      const named = `By rate_code only the price can be set, not ${others.join(', ')}. Name the group by inv_code.`
      return others.length < fields.length ? `${named} ${flagReason(code, ['price'])}` : named
    },
    channels: room && new Set(room.channel_codes),
  }
}

const unknown = (code: string, what: string): TargetRules => ({
  code,
  forbidden: everyField,
  reason: () => `The property has no ${what} ${code}. See the list of rooms.`,
  channels: undefined,
})

function forbiddenFor(room: Room): number {
  const restrictions = everyField & ~(1 << availability) & ~(1 << price)
  return (
    (room.availability_update ? 0 : 1 << availability) |
    (room.price_update ? 0 : 1 << price) |
    (room.restrictions_update ? 0 : restrictions)
  )
}

function flagReason(code: string, fields: FieldName[]): string {
  const flags = [...new Set(fields.map(flagOf))].join(' and ')
  return `${code} may not receive ${fields.join(', ')}: its ${flags} is false.`
}

function flagOf(field: FieldName): string {
  if (field === 'availability') return 'availability_update'
  return field === 'price' ? 'price_update' : 'restrictions_update'
}
