import { Gauge, type Registry } from 'prom-client'
import { failingByChannel } from '../alarms/failing-channels.ts'
import { overbookedNights } from '../alarms/overbooked-bookings.ts'
import { unmappedCount } from '../alarms/unmapped-bookings.ts'
import { firstOf } from '../distribution/pending.ts'
import type { Service } from '../service.ts'
import type { Database } from '../storage/schema.ts'

export type MeasuredService = {
  storage: Pick<Service['storage'], 'readInBackground' | 'shared'>
  clock: Pick<Service['clock'], 'now'>
  outbox: Pick<Service['outbox'], 'lanes'>
}

/** The first lanes are those that have had something to deliver for longest. */
const mostLanes = 1_000

/**
 * Gauges of what waits and of what there are alarms for. They are measured when Prometheus asks, by queries across all hotels: each
 * reads an index, or a row for each connection.
 * @returns measures them, or forgets what was measured
 */
export function databaseGauges(registers: Registry[], channelLabel: (channel: string) => string) {
  const waiting = new Gauge({
    name: 'innwire_outbox_deliveries',
    help: 'Deliveries that wait or are tried again, by channel.',
    labelNames: ['channel'],
    registers,
  })
  const oldest = new Gauge({
    name: 'innwire_outbox_oldest_seconds',
    help: 'Age of the oldest delivery that waits, by channel.',
    labelNames: ['channel'],
    registers,
  })
  const overbooked = new Gauge({
    name: 'innwire_overbooked_nights',
    help: 'Nights to come of booked rooms that the hotel does not have, but for those of bookings without a mapping on the master room.',
    registers,
  })
  const failing = new Gauge({
    name: 'innwire_failing_channels',
    help: 'Hotels that a channel takes no changes of, by channel.',
    labelNames: ['channel'],
    registers,
  })
  const unmapped = new Gauge({
    name: 'innwire_unmapped_bookings',
    help: 'Bookings on the master room, because the channel has a room without a mapping.',
    registers,
  })
  const measure = async ({ storage: { readInBackground: database }, clock, outbox }: MeasuredService) => {
    const now = clock.now()
    const depths = new Map<string, number>()
    for (const { channel_code, deliveries } of await waitingByChannel(database)) {
      const channel = channelLabel(channel_code)
      depths.set(channel, (depths.get(channel) ?? 0) + deliveries)
    }
    const ages = new Map<string, number>()
    for (const lane of await outbox.lanes(mostLanes)) {
      const first = await firstOf(database, lane)
      if (!first) continue
      const channel = channelLabel(lane.channel_code)
      const age = (now.getTime() - Date.parse(first.created_at)) / 1_000
      ages.set(channel, Math.max(ages.get(channel) ?? 0, age))
    }
    const failures = new Map<string, number>()
    for (const { channel_code, properties } of await failingByChannel(database)) {
      const channel = channelLabel(channel_code)
      failures.set(channel, (failures.get(channel) ?? 0) + properties)
    }
    const nights = await overbookedNights(database, now)
    const bookings = await unmappedCount(database, now)
    // Only now: two who ask at the same time must not empty each other's.
    waiting.reset()
    oldest.reset()
    failing.reset()
    for (const [channel, deliveries] of depths) waiting.set({ channel }, deliveries)
    for (const channel of depths.keys()) oldest.set({ channel }, ages.get(channel) ?? 0)
    for (const channel of depths.keys()) failing.set({ channel }, failures.get(channel) ?? 0)
    overbooked.set(nights)
    unmapped.set(bookings)
  }
  const forget = () => {
    for (const gauge of [waiting, oldest, failing]) gauge.reset()
    // Without a value: 0 would say that all is well.
    for (const gauge of [overbooked, unmapped]) gauge.remove()
  }
  return { measure, forget }
}

const waitingByChannel = (database: Database) =>
  database
    .selectFrom('connection')
    .select(['channel_code', ({ fn }) => fn.sum<number>('in_progress').as('deliveries')])
    .groupBy('channel_code')
    .orderBy('channel_code')
    .execute()
