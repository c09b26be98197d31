import type { SyncEvent } from '../engine/events.ts'
import type { RequestMade } from '../engine/on-request.ts'
import type { Sync, SyncOptions } from '../open-sync.ts'
import type { PostingNotice } from '../postings/on-posting.ts'
import type { ReservationChange } from '../reservations/change.ts'
import type { FleetStore } from '../store/store.ts'

type OwnOptions = 'hrId' | 'token' | 'baseUrl' | 'quota'

/** A property that a fleet serves. What it states about its service counts there, and not what the fleet states. */
export type FleetProperty = Pick<
  SyncOptions,
  OwnOptions | 'allowShortToken' | 'bookings' | 'repeat' | 'rangeEnd'
>

/** What a fleet tells: the events of its properties, and where they are served. */
export type FleetEvent =
  | (SyncEvent & {
      /** Hotel id. */
      hrId: string
    })
  | {
      /** This worker serves the property from now on. */
      type: 'serving'
      /** Hotel id. */
      hrId: string
      /** The same as a sentence. */
      message: string
    }
  | {
      /** This worker has given the property up, for another one or because the list lacks it. */
      type: 'released'
      /** Hotel id. */
      hrId: string
      /** The same as a sentence. */
      message: string
    }
  | {
      /** Something of the whole worker: its properties wait until it passes. */
      type: 'fleet_trouble'
      /** It is of no single property. */
      hrId: undefined
      /** Its cause. */
      error: Error
      /** What happened and what to do, as a sentence. */
      message: string
    }

/** What is another thing for each property. */
type OfProperty = OwnOptions | 'onReservation' | 'onPosting' | 'onRequest' | 'onEvent'

/** Settings of {@link openFleet}: those of `openSync`, for all properties. */
export type FleetOptions = Omit<SyncOptions, OfProperty | 'store' | 'signal' | 'start'> & {
  /** The store that all workers of the fleet share, or the promise of it; nothing else uses it. */
  store: FleetStore | Promise<FleetStore>
  /**
   * The properties, the same for every worker. A function is asked again every `refreshMs`, and by
   * {@link Fleet.refresh}: properties that are new are served then, those that two lists in turn lack no longer, and one
   * whose settings have changed is opened with the new ones. Its rows that cannot be served are told. A list that does not come within a minute is given up, told, and asked for
   * again.
   */
  properties: Iterable<FleetProperty> | (() => FleetList | Promise<FleetList>)
  /**
   * Milliseconds until the function that gives the properties is asked again.
   * @default 60000
   */
  refreshMs?: number | undefined
  /** As `onReservation` of `openSync`, for every property that this worker serves. */
  onReservation?: ((change: ReservationChange & { hrId: string }) => Promise<unknown>) | undefined
  /** As `onPosting` of `openSync`. */
  onPosting?: ((notice: PostingNotice & { hrId: string }) => Promise<unknown>) | undefined
  /** As `onRequest` of `openSync`. */
  onRequest?: ((request: RequestMade & { hrId: string }) => unknown) | undefined
  /** Told what a person should see, of each property and of the worker. */
  onEvent?: ((event: FleetEvent) => void) | undefined
}

/** The properties that a fleet is given, at once or row by row, as a database gives them. */
export type FleetList = Iterable<FleetProperty> | AsyncIterable<FleetProperty>

/** A worker of a fleet. */
export type Fleet = {
  /** The flows of a property, when it is this worker that serves it now. */
  property(hrId: string): Omit<Sync, 'close'> | undefined
  /** The hotel ids that this worker serves now. */
  serving(): string[]
  /** What it saw of the fleet last; it looks every fifth of `pacing.leaseMs`. */
  state(): FleetState
  /** Asks for the properties now. @throws what the function that gives them throws */
  refresh(): Promise<void>
  /** Gives all properties to the other workers, as `Sync.close` each, and ends. */
  close(): Promise<void>
}

/** How many properties a worker serves, and whether all are served. */
export type FleetState = {
  /** Workers that live, this one among them. */
  workers: number
  /** All properties of the last list. */
  properties: number
  /** So many of them are this worker's share. */
  share: number
  /** Hotel ids that nobody serves. */
  unserved: string[]
}
