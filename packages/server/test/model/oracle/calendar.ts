import { settleNight } from './availability.ts'
import { type Exact, exact, plain } from './decimals.ts'
import { distribute } from './distribution.ts'
import type { Mapping, Rate } from './hotel.ts'
import { at, enter, type Field, fields, mappingsOf, ratesOf, type Values, type World } from './world.ts'

/** Values as a PMS spells them. */
export type Spelled = Partial<Record<Field, number | string | boolean>>

/** Values as a PMS with faults spells them. */
export type Misspelled = Record<string, unknown>

/** Whether every value is one that its field can have, and every field is one that dates have (D5, D36, D37). */
export const isGood = (spelled: Spelled | Misspelled): spelled is Spelled =>
  Object.entries(spelled).every(([name, value]) => {
    if (!fields.includes(name as Field)) return false
    if (name === 'availability') return isWhole(value, 0, 9999)
    if (name === 'min_stay') return isWhole(value, 1, 365)
    if (name !== 'price') return ['0', '1', 'true', 'false'].includes(String(value)) && !Array.isArray(value)
    return isText(value) && /^\d{1,12}(\.\d{1,3})?$/.test(String(value))
  })

const isText = (value: unknown) => typeof value === 'number' || typeof value === 'string'

const isWhole = (value: unknown, least: number, most: number) =>
  isText(value) && /^\d+$/.test(String(value)) && Number(value) >= least && Number(value) <= most

/** How an update names what it is for. */
export type Named = { inv_code?: string; rate_code?: string }

/** What an update reaches. */
export type Target = {
  code: string
  inv: string
  rate: Rate | undefined
  byGroup: boolean
  mappings: Mapping[]
}

/** A group through its master rate (D14), or by rate_code one rate; the group wins (D3). */
export function targetOf(world: World, named: Named): Target | undefined {
  const inv = named.inv_code
  if (inv !== undefined) {
    const rates = ratesOf(world, inv)
    if (rates.length === 0) return undefined
    const mappings = rates.flatMap((rate) => mappingsOf(world, rate.rate_code))
    return { code: inv, inv, rate: rates.find((rate) => rate.rate_code === inv), byGroup: true, mappings }
  }
  const rate = world.hotel.rates.find((its) => its.rate_code === named.rate_code)
  if (!rate) return undefined
  const mappings = mappingsOf(world, rate.rate_code)
  return { code: rate.rate_code, inv: rate.inv_code, rate, byGroup: false, mappings }
}

/** Whether the flags let a field of the target be set (D15). */
export function maySet(world: World, { byGroup, inv, rate }: Target, field: Field): boolean {
  if (!byGroup) return field === 'price' && rate?.price_update === true
  if (field === 'availability') {
    return rate ? rate.availability_update : ratesOf(world, inv).some((its) => its.availability_update)
  }
  return (field === 'price' ? rate?.price_update : rate?.restrictions_update) ?? false
}

export const connected = (target: Target, channel: string): boolean =>
  target.mappings.some((mapping) => mapping.channel_code === channel)

/** Whether a channel hears a field: the availability by any rate of the group, all else by the very rate (D14). */
export const hears = ({ mappings, code }: Target, channel: string, field: Field): boolean =>
  mappings.some(
    (mapping) => mapping.channel_code === channel && (field === 'availability' || mapping.rate_code === code),
  )

/** The values that are meant, in one spelling. */
export function meant(spelled: Spelled): Values {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = spelled[field]
    if (value === undefined) continue
    if (field === 'price') values[field] = plain(exact(value as string) satisfies Exact)
    else if (field === 'availability' || field === 'min_stay') values[field] = Number(value)
    else values[field] = value === 1 || value === '1' || value === true || value === 'true'
  }
  return values
}

/** Dates that are set for a target: on the calendar, and on what they reach of the channels. */
export type Change = {
  target: Target
  channels: string[] | undefined
  /** The only mapping that it is for. */
  only?: string
  dates: Map<string, Values>
}

/** Applies changes in their order and sends them out as one transaction. */
export function apply(world: World, changes: Change[]): void {
  for (const { target, channels, dates } of changes) {
    for (const [date, values] of dates) {
      if (channels) {
        for (const channel of channels) enter(world.limited, at(channel, target.code, date), values)
      } else {
        for (const { code } of world.hotel.channels) endLimited(world, at(code, target.code, date), values)
        enter(world.own, at(target.code, date), values)
        if (values.availability) settleNight(world, { inv: target.inv, date })
      }
    }
  }
  distribute(world, changes)
}

/** What is set for all channels ends what one had for itself, field by field. */
function endLimited(world: World, key: string, values: Values): void {
  const limited = world.limited.get(key)
  if (!limited) return
  const kept = Object.entries(limited).filter(([field]) => !(field in values))
  world.limited.set(key, Object.fromEntries(kept))
}
