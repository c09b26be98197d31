import type { Channel, Mapping, Rate } from './hotel.ts'
import { type Refusal, refusal } from './refusal.ts'
import { at, type Entry, effective, todayOf, type Values, type World } from './world.ts'

/** Changes of what a hotel has set up, in the middle of its life. */

export function putRate({ hotel }: World, rate: Rate): void {
  hotel.rates = hotel.rates.map((its) => (its.rate_code === rate.rate_code ? rate : its))
}

const isConnected = ({ hotel }: World, channel: string) => hotel.channels.some(({ code }) => code === channel)

const isSame = (a: Mapping, b: { channel_code: string; code: string }) =>
  a.channel_code === b.channel_code && a.code === b.code

/** A room of a channel that is now another rate hears everything that this one has. */
export function map(world: World, mapping: Mapping): Refusal | Mapping {
  const { hotel } = world
  if (!isConnected(world, mapping.channel_code)) return refusal(404, 'not_found')
  const rate = hotel.rates.find(({ rate_code }) => rate_code === mapping.rate_code)
  if (!rate) return refusal(422, 'unknown_reference')
  const before = hotel.mappings.find((its) => isSame(its, mapping))
  hotel.mappings = [...hotel.mappings.filter((its) => !isSame(its, mapping)), mapping]
  const former = hotel.rates.find(({ rate_code }) => rate_code === before?.rate_code)
  if (former !== rate) tellEverything(world, mapping, rate, former?.inv_code)
  return mapping
}

/** A number that the channel has, or that is on its way to it, becomes 0 where the group has none. */
function tellEverything(
  world: World,
  { channel_code, code }: Mapping,
  { rate_code, inv_code }: Rate,
  former: string | undefined,
): void {
  // The own site sells from the calendar itself.
  if (channel_code === 'online') return
  const keys = [...world.own.keys(), ...world.limited.keys(), ...world.told.keys()]
  const dates = new Map<string, Values>()
  for (const date of new Set(keys.map((key) => key.slice(-10)))) {
    if (date < todayOf(world)) continue
    const { availability: _, ...values } = effective(world, channel_code, rate_code, date)
    const last = world.told.get(at(channel_code, code, date))?.availability
    const of = former === undefined ? undefined : effective(world, channel_code, former, date).availability
    const none = last === undefined && of === undefined ? undefined : 0
    const { availability = none } = effective(world, channel_code, inv_code, date)
    const all = { ...values, ...(availability !== undefined && { availability }) }
    if (Object.keys(all).length > 0) dates.set(date, all)
  }
  if (dates.size === 0) return
  const entry: Entry = {
    ...{ channel: channel_code, mapping: code, rate: rate_code, inv: inv_code, dates },
    ...{ state: 'in_progress', message: null, createdAt: world.now, process: true },
  }
  world.updates.push({ at: world.now, entries: [entry] })
}

/** What is still on its way fails. What the channel was told it has: another room under the code takes it back. */
export function unmap(world: World, mapping: { channel_code: string; code: string }): Refusal | object {
  const { hotel } = world
  if (!hotel.mappings.some((its) => isSame(its, mapping))) return refusal(404, 'not_found')
  hotel.mappings = hotel.mappings.filter((its) => !isSame(its, mapping))
  for (const entry of world.updates.flatMap(({ entries }) => entries)) {
    const isIts = entry.channel === mapping.channel_code && entry.mapping === mapping.code
    if (isIts && entry.state === 'in_progress') Object.assign(entry, { state: 'failed', message: true })
  }
  return {}
}

/** What is still on its way fails, and the numbers of the channel begin anew when it is connected again. */
export function disconnect(world: World, channel: string): Refusal | object {
  const { hotel } = world
  if (!isConnected(world, channel)) return refusal(404, 'not_found')
  hotel.channels = hotel.channels.filter(({ code }) => code !== channel)
  hotel.mappings = hotel.mappings.filter((mapping) => mapping.channel_code !== channel)
  forget(world.told, channel)
  forget(world.limited, channel)
  for (const entry of world.updates.flatMap(({ entries }) => entries)) {
    if (entry.channel !== channel) continue
    entry.process = false
    if (entry.state === 'in_progress') Object.assign(entry, { state: 'failed', message: true })
  }
  return {}
}

export function connect({ hotel }: World, channel: Channel): void {
  hotel.channels = [...hotel.channels.filter(({ code }) => code !== channel.code), channel]
}

function forget(map: Map<string, Values>, prefix: string): void {
  for (const key of map.keys()) if (key.startsWith(`${prefix} `)) map.delete(key)
}
