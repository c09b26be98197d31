import type { Change } from './calendar.ts'
import type { Mapping } from './hotel.ts'
import { at, type Entry, enter, mappingsOf, ratesOf, type Values, type World } from './world.ts'

/** Makes a transaction: one entry per channel and per room or rate mapped there that has something to hear (D17). */
export function distribute(world: World, changes: Omit<Change, 'target'>[] & Change[]): void {
  const entries: Entry[] = []
  for (const { target, channels, only, dates } of changes) {
    const reached = ratesOf(world, target.inv)
      .flatMap((rate) => mappingsOf(world, rate.rate_code))
      .filter((mapping) => !channels || channels.includes(mapping.channel_code))
      .filter((mapping) => only === undefined || mapping.code === only)
    for (const { channel_code, code, rate_code } of reached) {
      const heard = heardBy(rate_code === target.code, dates)
      if (heard.size === 0) continue
      const direct = channel_code === 'online'
      entries.push({
        channel: channel_code,
        mapping: code,
        rate: rate_code,
        inv: target.inv,
        state: direct ? 'succeeded' : 'in_progress',
        message: null,
        dates: heard,
        createdAt: world.now,
        process: !direct,
      })
    }
  }
  world.updates.push({ at: world.now, entries })
}

/** Availability belongs to the group and reaches every rate in it; all else is the rate's own. */
function heardBy(itself: boolean, dates: Map<string, Values>): Map<string, Values> {
  const heard = new Map<string, Values>()
  for (const [date, values] of dates) {
    if (itself) heard.set(date, values)
    else if (values.availability !== undefined) heard.set(date, { availability: values.availability })
  }
  return heard
}

/** Entries of the channels that are not settled; those of a slow channel wait for the clock. */
export const waiting = (world: World): Entry[] =>
  world.updates.flatMap(({ entries }) => entries).filter((entry) => entry.state === 'in_progress')

export const isDue = (world: World, entry: Entry): boolean =>
  entry.createdAt + latencyOf(world, entry.channel) <= world.now

const connectorOf = (world: World, channel: string) =>
  world.hotel.channels.find(({ code }) => code === channel)?.connector

function latencyOf(world: World, channel: string): number {
  const connector = connectorOf(world, channel)
  return connector?.kind === 'simulated' ? connector.latency_ms : 0
}

/** Whether a channel takes what it hears without waiting for the clock. */
export const settlesAtOnce = (world: World): boolean =>
  world.hotel.channels.some(
    ({ code, connector }) => connector.kind === 'simulated' && latencyOf(world, code) === 0,
  )

/** Numbers of the processes of a channel. */
export function countsOf(world: World, channel: string) {
  const of = world.updates
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.process && entry.channel === channel)
  const count = (state: Entry['state']) => of.filter((entry) => entry.state === state).length
  return { in_progress: count('in_progress'), succeeded: count('succeeded'), failed: count('failed') }
}

const isSameRoom = (mapping: Mapping, { channel, mapping: code }: Entry) =>
  mapping.channel_code === channel && mapping.code === code

/** Settles all that is due, in the order of acceptance: by the script first, then always the same. */
export function settle(world: World): void {
  for (const entry of waiting(world).filter((its) => isDue(world, its))) {
    const connector = connectorOf(world, entry.channel)
    if (connector?.kind !== 'simulated') continue
    const { succeeded, failed } = countsOf(world, entry.channel)
    const scripted = connector.script[succeeded + failed]
    if (scripted ? scripted.outcome === 'fail' : connector.failure_rate === 1) {
      entry.state = 'failed'
      entry.message = scripted?.message ?? true
      continue
    }
    entry.state = 'succeeded'
    // A room that the channel does not have any more shows nothing.
    if (!world.hotel.mappings.some((its) => isSameRoom(its, entry))) continue
    for (const [date, values] of entry.dates) {
      enter(world.told, at(entry.channel, entry.mapping, date), values)
    }
  }
}

/** An entry as a transaction shows it: in the words of the channel (D38). */
type Shown = { channel: string; code: string; group: string; state: Entry['state'] }

/** The direct channel has one for each group, and one more where something of the group was refused. */
export function shownEntries(entries: Entry[]): Shown[] {
  const others = entries.filter(({ channel }) => channel !== 'online')
  const direct = Map.groupBy(
    entries.filter(({ channel }) => channel === 'online'),
    ({ inv, state }) => `${state} ${inv}`,
  )
  return [
    ...others.map(({ channel, mapping, rate, inv, state }) => {
      const parts = mapping.split(':')
      const group = mapping === rate || mapping === inv ? inv : (parts.at(-1) as string)
      return { channel, code: mapping, group, state }
    }),
    ...[...direct.values()].map(([first]) => {
      const { state } = first as Entry
      return { channel: 'online', code: 'Online', group: 'Online', state }
    }),
  ]
}
