import { InputError } from '@innwire/client'
import pLimit from 'p-limit'
import { systemTimer } from '../budget/timer.ts'
import { checkNames, readStore } from '../engine/check-options.ts'
import { ClosedError } from '../engine/engine.ts'
import { emitter } from '../engine/events.ts'
import { newOwner } from '../engine/hold-lease.ts'
import { backoff, readPacing } from '../engine/pacing.ts'
import { type Recurring, recurring } from '../engine/recurring.ts'
import { syncNames } from '../open-sync.ts'
import { errorOf, sentence } from '../store/errors.ts'
import type { Lease } from '../store/store.ts'
import type { Fleet, FleetOptions, FleetProperty, FleetState } from './fleet.ts'
import { readKnownProperties } from './known-properties.ts'
import { join, placeOf, placesOf } from './membership.ts'
import { isSame } from './property-list.ts'
import { type Served, serve } from './serve.ts'
import { spread } from './spread.ts'
import { troubles } from './troubles.ts'

/** So many are opened at a time: more would keep the leases waiting for the store. */
const mostOpening = 16
/** Closing may wait for an answer of the service. */
const mostClosing = 64
/** A worker looks so often while a lease lasts. */
const looksPerLease = 5

const { hrId: _, token: __, baseUrl: ___, quota: ____, signal: _____, start: ______, ...shared } = syncNames
const names: Record<keyof FleetOptions, true> = { ...shared, properties: true, refreshMs: true }

/** Without a list there is nothing to go on with. */
function cannotBegin(cause: unknown): never {
  if (cause instanceof InputError) throw cause
  const reason = sentence(errorOf(cause).message)
  throw new Error(
    `The list of properties cannot be read: ${reason} The fleet is not open. Mend what gives the list, and open it again.`,
    { cause },
  )
}

/**
 * Opens a worker of a fleet: it serves its share of the properties, takes over those of workers that have died, and
 * gives some up when a worker joins. Each property is served as by `openSync`, by one worker at a time. The worker's
 * leases are renewed together.
 * @throws {InputError} when a setting cannot be used or is not known, or a list that is no function has a
 * property twice or without hotel id
 * @throws {Error} when the properties cannot be read the first time; later that is told, and tried again
 * @throws what the store throws
 * @example
 * const fleet = await openFleet({
 *   store: postgresStore('postgres://innwire:secret@db.example/hotels'),
 *   properties: () => db.hotels(), // [{ hrId, token, baseUrl, quota: { perMinute: 5, perDay: 250 } }, …]
 *   onReservation: ({ hrId, key, reservation }) => pms.save(hrId, key, reservation),
 * })
 */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  checkNames(options, names)
  const { timer = systemTimer, refreshMs = 60_000 } = options
  const { leaseMs } = readPacing(options.pacing, { perMinute: 1, perDay: 1 })
  const emit = emitter(options.onEvent)
  const properties = await readKnownProperties(options.properties, timer, emit).catch(cannotBegin)
  const store = await readStore(options.store)
  const owner = newOwner()
  const seeing = troubles(
    emit,
    (reason) => `The fleet cannot see to its properties: ${reason} It is tried again. Look after the store.`,
  )
  const reading = troubles(
    emit,
    (reason) =>
      `The list of properties cannot be read: ${reason} It is tried again; those of before are served.`,
  )
  const opens = pLimit(mostOpening)
  const closes = pLimit(mostClosing)
  const serving = new Map<string, Served>()
  /** Properties that could not be opened, told once, and when that is tried again. */
  const failed = new Map<string, { times: number; until: number }>()
  const freeSince = new Map<string, number>()
  let kept = new Set<string>()
  let seen = ''
  let membership: Lease = await join(store, owner, leaseMs)
  let state: FleetState = { workers: 1, properties: properties.now().size, share: 0, unserved: [] }
  let closing: Promise<void> | undefined

  async function renew() {
    const leases = [membership, ...[...serving.values()].map(({ lease }) => lease)]
    const renewed = new Set((await store.renewAll(leases, leaseMs)).map(({ property }) => property))
    if (!renewed.has(membership.property)) membership = await join(store, owner, leaseMs)
    for (const served of serving.values())
      if (!renewed.has(served.lease.property)) served.renew().catch(seeing.failed)
  }

  /** Who holds what, and since when properties are free. */
  async function look() {
    const leases = await store.leases()
    const holders = new Map(leases.map((lease) => [lease.property, lease.owner]))
    const places = [...new Set([placeOf(membership), ...placesOf(leases)])].sort((one, other) => one - other)
    const now = timer.elapsed()
    for (const hrId of properties.now().keys()) {
      if (holders.has(hrId)) freeSince.delete(hrId)
      else if (!freeSince.has(hrId)) freeSince.set(hrId, now)
    }
    const names = [...properties.now().keys()].sort()
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
    const resting = new Set([...failed].flatMap(([hrId, { until }]) => (until > now ? [hrId] : [])))
    const plan = spread({ places, place, properties: names, holders, owner, overdue, kept, resting })
    state = {
      workers: places.length,
      properties: names.length,
      share: plan.share,
      unserved: names.filter((hrId) => !holders.has(hrId)),
    }
    for (const [hrId, served] of serving) {
      const settings = properties.now().get(hrId)
      if (!settings || !isSame(served.settings, settings) || plan.giveUp.includes(hrId)) void served.close()
    }
    await take(plan.take.filter((hrId) => !serving.has(hrId)))
    for (const hrId of plan.beyond) if (serving.has(hrId)) kept.add(hrId)
  }

  async function take(names: string[]) {
    if (names.length === 0) return
    for (const lease of await store.acquireAll(names, owner, leaseMs)) {
      const settings = properties.now().get(lease.property)
      if (settings && !closing) serving.set(lease.property, begin(lease, settings))
      else await store.release(lease)
    }
  }

  function begin(lease: Lease, settings: FleetProperty): Served {
    const { hrId } = settings
    const ended = (error?: Error) => {
      serving.delete(hrId)
      if (error) emitFailed(hrId, error)
      else failed.delete(hrId)
    }
    return serve({ options, store, lease, settings, opens, closes, emit, ended })
  }

  function emitFailed(hrId: string, error: Error) {
    const times = (failed.get(hrId)?.times ?? 0) + 1
    failed.set(hrId, { times, until: timer.elapsed() + backoff(times, leaseMs / looksPerLease) })
    if (times > 1) return
    const message = `The property ${hrId} cannot be served: ${sentence(error.message)} It is tried again; others are served.`
    emit({ type: 'trouble', flow: 'lease', hrId, error, message })
  }

  async function refresh() {
    const before = properties.now()
    await properties.refresh()
    reading.succeeded()
    properties.tell()
    for (const [hrId, settings] of before)
      if (!isSame(settings, properties.now().get(hrId))) failed.delete(hrId)
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
      seeing.succeeded()
      return leaseMs / looksPerLease
    },
    (error) => {
      seeing.failed(error)
      return leaseMs / looksPerLease
    },
  )
  const refreshing: Recurring | undefined =
    typeof options.properties === 'function'
      ? recurring(timer, refreshLater(), (error) => {
          reading.failed(error)
          return refreshMs
        })
      : undefined

  /** The first time they are known already. */
  function refreshLater() {
    let first = true
    return async () => {
      if (first) {
        first = false
        await returned.promise
        properties.tell()
      } else await refresh()
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
    // Some may have been taken since it looked.
    state: () => ({ ...state, unserved: state.unserved.filter((hrId) => !serving.get(hrId)?.sync()) }),
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
