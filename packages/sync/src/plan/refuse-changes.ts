import type { Room } from '@innwire/types'
import { type CalendarChange, fieldCount, fieldNames, type RefusedChange } from './changes.ts'
import type { ReadChanges } from './read-changes.ts'
import { rulesOf, type TargetRules } from './target-rules.ts'

/** What is left of the changes: their values in `ReadChanges`, and here the channels of those that lost some. */
export type Refusals = { refused: RefusedChange[]; channelsLeft: Map<number, string[]> }

/** Takes out of the values that were read what the service would not accept, and says why. */
export function refuseChanges(
  changes: CalendarChange[],
  read: ReadChanges,
  rooms: Room[] | undefined,
): Refusals {
  const refused: RefusedChange[] = []
  const channelsLeft = new Map<number, string[]>()
  const rules = rulesOf(rooms)

  for (let index = 0; index < changes.length; index++) {
    const change = changes[index] as CalendarChange
    const target = rules(change)
    const forbidden = target.forbidden & fieldsOf(read, index)
    if (forbidden) {
      const fields = namesOf(forbidden)
      refused.push({ change: part(change, fields), reason: target.reason(fields) })
      clear(read, index, forbidden)
    }
    const left = fieldsOf(read, index)
    if (left && change.channel_codes && target.channels) {
      const { channels } = target
      const unconnected = [...new Set(change.channel_codes)].filter((code) => !channels.has(code))
      if (unconnected.length === 0) continue
      refused.push({
        change: { ...part(change, namesOf(left)), channel_codes: unconnected },
        reason: notConnected(target, unconnected),
      })
      const connected = change.channel_codes.filter((code) => channels.has(code))
      if (connected.length === 0) clear(read, index, left)
      channelsLeft.set(index, connected)
    }
  }
  return { refused, channelsLeft }
}

const notConnected = ({ code }: TargetRules, channels: string[]) =>
  `${code} is not connected to ${channels.join(', ')}. See channel_codes in the list of rooms.`

/** The fields of a change, as bits. */
function fieldsOf({ values }: ReadChanges, index: number): number {
  let fields = 0
  for (let field = 0; field < fieldCount; field++) {
    if (values[index * fieldCount + field]) fields |= 1 << field
  }
  return fields
}

const namesOf = (fields: number) => fieldNames.filter((_, field) => fields & (1 << field))

function clear({ values }: ReadChanges, index: number, fields: number): void {
  for (let field = 0; field < fieldCount; field++) {
    if (fields & (1 << field)) values[index * fieldCount + field] = 0
  }
}

/** The change with these of its fields. */
function part(change: CalendarChange, fields: (typeof fieldNames)[number][]): CalendarChange {
  const others = fieldNames.filter((field) => !fields.includes(field))
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => !(others as string[]).includes(name)),
  ) as CalendarChange
}
