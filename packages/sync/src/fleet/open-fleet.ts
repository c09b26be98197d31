import { systemTimer } from '../budget/timer.ts'
import { backoff } from '../engine/backoff.ts'
import { ClosedError } from '../engine/engine.ts'
import { newOwner } from '../engine/hold-lease.ts'
import { readPacing } from '../engine/pacing.ts'
import { type Recurring, recurring } from '../engine/recurring.ts'
import type { Lease } from '../store/store.ts'
import { atMost } from './at-most.ts'
import type { Fleet, FleetEvent, FleetOptions, FleetProperty, FleetState } from './fleet.ts'
import { join, placeOf, placesOf } from './membership.ts'
import { isSame, readProperties } from './property-list.ts'
import { type Served, serve } from './serve.ts'
import { spread } from './spread.ts'

/** So many are opened at a time: more would keep the leases waiting for the store. */
const mostOpening = 16
/** Closing may wait for an answer of the service. */
const mostClosing = 64
/** A worker looks so often while a lease lasts. */
const looksPerLease = 5
/** Trouble is told at the first time, and then now and then. */
const toldEvery = 20

/**
 * Opens a worker of a fleet: it serves its share of the properties, takes over those of workers that have died, and
 * gives some up when a worker joins. Each property is served as by `openSync`, by one worker at a time. The worker's
 * leases are renewed together.
 * @throws {InputError} when `pacing` cannot be used, or a property is given twice; and what the store throws
 * @example
 * const fleet = await openFleet({
 *   store: postgresStore('postgres://innwire:secret@db.example/hotels'),
 *   properties: () => db.hotels(), // [{ hrId, token, baseUrl, quota: { perMinute: 5, perDay: 250 } }, …]
 *   onReservation: ({ hrId, key, reservation }) => pms.save(hrId, key, reservation),
 * })
 */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  const { timer = systemTimer, refreshMs = 60_000 } = options
  const { leaseMs } = readPacing(options.pacing, { perMinute: 1, perDay: 1 })
  let properties = await readProperties(options.properties)
  const store = await options.store
  const owner = newOwner()
  const tell = teller(options.onEvent)
  const opens = atMost(mostOpening)
  const closes = atMost(mostClosing)
  const serving = new Map<string, Served>()
  /** Properties that could not be opened, and when that is tried again. */
  const failed = new Map<string, { times: number; until: number }>()
  const freeSince = new Map<string, number>()
  let kept = new Set<string>()
  let seen = ''
  let membership: Lease = await join(store, owner, leaseMs)
  let state: FleetState = { workers: 1, properties: properties.size, share: 0, unserved: [] }
  let closing: Promise<void> | undefined

  async function renew() {
    const leases = [membership, ...[...serving.values()].map(({ lease }) => lease)]
    const renewed = new Set((await store.renewAll(leases, leaseMs)).map(({ property }) => property))
    if (!renewed.has(membership.property)) membership = await join(store, owner, leaseMs)
    for (const served of serving.values())
      if (!renewed.has(served.lease.property)) served.renew().catch((error) => tellTrouble(error))
  }

  /** Which of the properties are free, as far as may be seen; those that could not be opened wait. */
  async function look() {
    const leases = await store.leases()
    const holders = new Map(leases.map((lease) => [lease.property, lease.owner]))
    const places = [...new Set([placeOf(membership), ...placesOf(leases)])].sort((one, other) => one - other)
    const now = timer.elapsed()
    for (const hrId of properties.keys()) {
      if (holders.has(hrId)) freeSince.delete(hrId)
      else if (!freeSince.has(hrId)) freeSince.set(hrId, now)
    }
    const names = [...properties.keys()].sort()
    if (seen !== JSON.stringify([places, names])) {
      seen = JSON.stringify([places, names])
      kept = new Set()
      freeSince.clear()
    }
    return { holders, places, names }
  }

  async function balance() {
    const { holders, places, names } = await look()
    const now = timer.elapsed()
    const overdue = new Set(names.filter((hrId) => now - (freeSince.get(hrId) ?? now) > leaseMs))
    const place = placeOf(membership)
    const plan = spread({ places, place, properties: names, holders, owner, overdue, kept })
    state = {
      workers: places.length,
      properties: names.length,
      share: plan.share,
      unserved: names.filter((hrId) => !holders.has(hrId)),
    }
    for (const [hrId, served] of serving) {
      const settings = properties.get(hrId)
      if (!settings || !isSame(served.settings, settings) || plan.giveUp.includes(hrId)) void served.close()
    }
    await take(plan.take.filter((hrId) => !serving.has(hrId) && (failed.get(hrId)?.until ?? 0) <= now))
    for (const hrId of plan.beyond) if (serving.has(hrId)) kept.add(hrId)
  }

  async function take(names: string[]) {
    if (names.length === 0) return
    for (const lease of await store.acquireAll(names, owner, leaseMs)) {
      const settings = properties.get(lease.property)
      if (settings && !closing) serving.set(lease.property, begin(lease, settings))
      else await store.release(lease)
    }
  }

  function begin(lease: Lease, settings: FleetProperty): Served {
    const { hrId } = settings
    const ended = (error?: Error) => {
      serving.delete(hrId)
      if (error) tellFailed(hrId, error)
      else failed.delete(hrId)
    }
    return serve({ options, store, lease, settings, opens, closes, tell, ended })
  }

  function tellFailed(hrId: string, error: Error) {
    const times = (failed.get(hrId)?.times ?? 0) + 1
    failed.set(hrId, { times, until: timer.elapsed() + backoff(times, leaseMs / looksPerLease) })
    if (times % toldEvery !== 1) return
    const message = `The property ${hrId} cannot be served: ${error.message} It is tried again; others are served.`
    tell({ type: 'trouble', flow: 'lease', hrId, error, message })
  }

  let troubles = 0
  function tellTrouble(failed: unknown) {
    const error = failed instanceof Error ? failed : new Error(String(failed))
    const message = `The fleet cannot see to its properties: ${error.message} It is tried again.`
    if (troubles % toldEvery === 0) tell({ type: 'fleet_trouble', hrId: undefined, error, message })
    troubles += 1
  }

  async function refresh() {
    properties = await readProperties(options.properties)
    beating.wake()
  }

  // Handlers may use what this function returns: nothing begins before the caller has it.
  const returned = Promise.withResolvers<void>()
  setImmediate(returned.resolve)
  const beating: Recurring = recurring(
    timer,
    async () => {
      await returned.promise
      await renew()
      await balance()
      troubles = 0
      return leaseMs / looksPerLease
    },
    (error) => {
      tellTrouble(error)
      return leaseMs / looksPerLease
    },
  )
  const refreshing: Recurring | undefined =
    typeof options.properties === 'function'
      ? recurring(timer, refreshLater(), (error) => {
          tellTrouble(error)
          return refreshMs
        })
      : undefined

  /** The first time they are known already. */
  function refreshLater() {
    let first = true
    return async () => {
      if (!first) await refresh()
      first = false
      return refreshMs
    }
  }

  async function end() {
    await Promise.all([beating.stop(), refreshing?.stop()])
    await store.release(membership).catch(() => {})
    await Promise.all([...serving.values()].map((served) => served.close()))
  }

  return {
    property: (hrId) => serving.get(hrId)?.sync(),
    serving: () => [...serving.values()].flatMap(({ sync, settings }) => (sync() ? [settings.hrId] : [])),
    state: () => state,
    async refresh() {
      if (closing) throw new ClosedError()
      await refresh()
    },
    close() {
      closing ??= end()
      return closing
    },
  }
}

const teller =
  (listener: FleetOptions['onEvent']) =>
  (event: FleetEvent): void => {
    try {
      listener?.(event)
    } catch (error) {
      process.emitWarning(
        `onEvent failed at ${event.type}: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
