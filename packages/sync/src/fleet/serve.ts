import type { LimitFunction } from 'p-limit'
import { type HeldLease, keepLease, type TakeLease } from '../engine/hold-lease.ts'
import { openLeased, type Sync } from '../open-sync.ts'
import { errorOf } from '../store/errors.ts'
import { type FleetStore, type Lease, LeaseLostError } from '../store/store.ts'
import type { FleetEvent, FleetOptions, FleetProperty } from './fleet.ts'
import { statedBy } from './property-list.ts'

/** A property whose lease this worker holds. */
export type Served = ReturnType<typeof serve>

type Parts = {
  options: FleetOptions
  store: FleetStore
  lease: Lease
  settings: FleetProperty
  /** Opens it, or closes it, when it is its turn. */
  opens: LimitFunction
  closes: LimitFunction
  emit: (event: FleetEvent) => void
  /** It is served here no longer. @param failed what kept it from being opened */
  ended: (failed?: Error) => void
}

/** Opens a property whose lease was taken with others. Their worker renews it. */
export function serve({ options, store, lease, settings, opens, closes, emit, ended }: Parts) {
  const { hrId } = settings
  const { properties: _, refreshMs: __, onReservation, onPosting, onRequest, ...common } = options
  let held: HeldLease | undefined
  let lose = () => {}
  let sync: Sync | undefined
  let closing: Promise<void> | undefined
  let told = false
  const takeLease: TakeLease = async (place, _, lost) => {
    held = keepLease(place, lease, lost)
    lose = lost
    return held
  }

  async function open(): Promise<Sync | undefined> {
    if (closing) return undefined
    const opened = await openLeased(
      {
        ...common,
        ...statedBy(settings),
        store,
        onReservation: onReservation && ((change) => onReservation({ ...change, hrId })),
        onPosting: onPosting && ((notice) => onPosting({ ...notice, hrId })),
        onRequest: onRequest && ((request) => onRequest({ ...request, hrId })),
        onEvent(event) {
          emit({ ...event, hrId })
          if (event.type === 'lease_lost') void close()
        },
      },
      takeLease,
    )
    sync = opened
    if (closing) return opened
    told = true
    emit({ type: 'serving', hrId, message: `This worker serves the property ${hrId} now.` })
    return opened
  }

  const opening = opens(open)
  opening.catch(async (error) => {
    await store.release(lease).catch(() => {})
    if (error instanceof LeaseLostError) ended()
    else if (!closing) ended(errorOf(error))
  })

  async function end() {
    const opened = await opening.catch(() => undefined)
    sync = undefined
    if (opened) await closes(opened.close)
    else await store.release(lease).catch(() => {})
    if (told) emit({ type: 'released', hrId, message: `This worker serves the property ${hrId} no longer.` })
    ended()
  }

  function close() {
    closing ??= end()
    return closing
  }

  return {
    lease,
    settings,
    /** Undefined until it is open. */
    sync: (): Sync | undefined => sync,
    /** Renews the lease by itself, when it was not renewed with the others. */
    async renew() {
      if (held && !(await held.reclaim())) lose()
    },
    close,
  }
}
