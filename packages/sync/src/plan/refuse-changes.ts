import { type CalendarField, calendarFields } from '@innwire/types'
import type { CalendarChange, RefusedChange } from './changes.ts'
import { rulesOf } from './forbidden-fields.ts'
import type { ListedRoom } from './listed-room.ts'

/** What of a change may be sent. */
type Accepted = { fields: CalendarField[]; channels: string[] | undefined }

/** Takes out of changes what the service would not accept, and says why. */
export function openRefusals(rooms: ListedRoom[] | undefined) {
  const refused: RefusedChange[] = []
  const rules = rulesOf(rooms)

  return {
    refused,
    accepted(change: CalendarChange): Accepted {
      const given = calendarFields.filter((field) => change[field] !== undefined)
      const { code, forbidden, reason, channels } = rules(change)
      const denied = given.filter((field) => forbidden.includes(field))
      if (denied.length > 0) refused.push({ change: part(change, denied), reason: reason(denied) })
      const fields = denied.length > 0 ? given.filter((field) => !denied.includes(field)) : given
      const unconnected = channels ? (change.channel_codes ?? []).filter((one) => !channels.has(one)) : []
      if (fields.length === 0 || unconnected.length === 0) return { fields, channels: change.channel_codes }
      const named = [...new Set(unconnected)]
      refused.push({
        change: { ...part(change, fields), channel_codes: named },
        reason: `${code} is not connected to ${named.join(', ')}. See channel_codes in the list of rooms.`,
      })
      return { fields, channels: change.channel_codes?.filter((one) => !unconnected.includes(one)) }
    },
  }
}

/** The change with these of its fields. */
const part = (change: CalendarChange, fields: CalendarField[]): CalendarChange => {
  const part = { ...change }
  for (const field of calendarFields) if (!fields.includes(field)) delete part[field]
  return part
}
