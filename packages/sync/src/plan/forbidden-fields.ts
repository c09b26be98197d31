import { type CalendarField, calendarFields, rateCodeFields } from '@innwire/types'
import type { CalendarChange } from './changes.ts'
import type { ListedRoom } from './listed-room.ts'

/** What the service would refuse for a target. */
export type TargetRules = {
  code: string
  /** Fields that it may not receive. */
  forbidden: readonly CalendarField[]
  /** Why it may not receive these fields. */
  reason(fields: CalendarField[]): string
  /** Channels that it is connected to; undefined where that is not known. */
  channels?: Set<string> | undefined
}

const allBut = (kept: readonly CalendarField[]) => calendarFields.filter((field) => !kept.includes(field))
const notByRate = allBut(rateCodeFields)

/**
 * Finds the rules of a change's target. Without a list of rooms there is only one: by `rate_code` go prices alone (D3).
 */
export function rulesOf(rooms: ListedRoom[] | undefined): (change: CalendarChange) => TargetRules {
  const byCode = new Map(rooms?.map((room) => [room.rate_code, room]))
  const byGroup = Map.groupBy(rooms ?? [], (room) => room.inv_code)
  const groups = new Map<string, TargetRules>()
  const rates = new Map<string, TargetRules>()
  return ({ inv_code, rate_code }: { inv_code?: string; rate_code?: string }) => {
    const code = inv_code ?? (rate_code as string)
    const known = inv_code === undefined ? rates : groups
    let rules = known.get(code)
    if (!rules) {
      if (inv_code === undefined) rules = rateRules(code, byCode.get(code), rooms !== undefined)
      else if (rooms) rules = groupRules(code, byGroup.get(code))
      else rules = { code, forbidden: [], reason: () => '' }
      known.set(code, rules)
    }
    return rules
  }
}

/** A group goes by the flags of its master rate, the one with the group's own code (D14). */
function groupRules(code: string, rates: ListedRoom[] | undefined): TargetRules {
  if (!rates) return unknown(code, 'availability group')
  const lists = rates.map((room) => room.channel_codes)
  const channels = lists.every(Boolean) ? new Set(lists.flatMap((codes) => codes ?? [])) : undefined
  const byFlags = (fields: CalendarField[]) => flagReason(code, fields)
  const master = rates.find((room) => room.rate_code === code)
  if (master) return { code, forbidden: forbiddenFor(master), reason: byFlags, channels }
  if (!rates.some((room) => room.availability_update))
    return { code, forbidden: calendarFields, reason: byFlags, channels }
  const reason = (fields: CalendarField[]) =>
    `${code} has no rate with its own code, by our reading its master rate (D14): it takes availability alone, not ${fields.join(', ')}.`
  return { code, forbidden: allBut(['availability']), reason, channels }
}

function rateRules(code: string, room: ListedRoom | undefined, listed: boolean): TargetRules {
  if (listed && !room) return unknown(code, 'rate')
  return {
    code,
    forbidden: room?.price_update === false ? calendarFields : notByRate,
    reason: (fields) => {
      const others = fields.filter((field) => notByRate.includes(field))
      if (others.length === 0) return flagReason(code, fields)
      const named = `By rate_code only the ${rateCodeFields.join(', ')} can be set, not ${others.join(', ')}. Name the group by inv_code.`
      return others.length < fields.length ? `${named} ${flagReason(code, [...rateCodeFields])}` : named
    },
    channels: room?.channel_codes && new Set(room.channel_codes),
  }
}

const unknown = (code: string, what: string): TargetRules => ({
  code,
  forbidden: calendarFields,
  reason: () => `The property has no ${what} ${code}. See the list of rooms.`,
})

const forbiddenFor = (room: ListedRoom) => calendarFields.filter((field) => !room[flagOf(field)])

const flagReason = (code: string, fields: CalendarField[]) =>
  `${code} may not receive ${fields.join(', ')}: its ${[...new Set(fields.map(flagOf))].join(' and ')} is false.`

function flagOf(field: CalendarField) {
  if (field === 'availability') return 'availability_update'
  return field === 'price' ? 'price_update' : 'restrictions_update'
}
