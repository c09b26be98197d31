import { calendarFields } from '@innwire/types'
import type { CalendarChange } from '../../src/index.ts'

/** What is wanted in the end, worked out the plain way: per target, date and field a value for all, and one per channel. */
export type Wishes = Map<string, { target: object; cells: Map<string, Wish> }>
export type Wish = {
  date: string
  field: string
  /** Undefined where nothing is wanted for all channels. */
  base: string | undefined
  channels: Map<string, string>
}

export const fields: readonly string[] = calendarFields

export const nameOf = (target: { inv_code?: unknown; rate_code?: unknown }) =>
  target.inv_code === undefined ? `rate ${target.rate_code}` : `group ${target.inv_code}`

/** Whether a value closes its date. */
export const isClosing = (field: string, value: string) =>
  (field === 'stop_sale' && value === '1') || (field === 'availability' && value === '0')

/** 119.9 and 119.90 are the same price. */
export const plainValue = (value: unknown) => String(Number(value))

export function wishesOf(changes: CalendarChange[]): Wishes {
  const wishes: Wishes = new Map()
  const groups = new Set(changes.flatMap((change) => ('inv_code' in change ? [change.inv_code] : [])))
  for (const change of changes) {
    const code = 'inv_code' in change ? change.inv_code : change.rate_code
    const target = 'inv_code' in change || groups.has(code) ? { inv_code: code } : { rate_code: code }
    const wanted = wishes.get(nameOf(target)) ?? { target, cells: new Map<string, Wish>() }
    wishes.set(nameOf(target), wanted)
    for (const [field, value] of Object.entries(change)) {
      if (!fields.includes(field)) continue
      const key = `${change.date} ${field}`
      const cell = wanted.cells.get(key) ?? { date: change.date, field, base: undefined, channels: new Map() }
      wanted.cells.set(key, cell)
      if (change.channel_codes)
        for (const channel of change.channel_codes) cell.channels.set(channel, plainValue(value))
      else {
        cell.base = plainValue(value)
        cell.channels.clear()
      }
    }
  }
  return wishes
}
