import type { CalendarField } from '@innwire/types'
import type { CalendarChange, Target } from '../plan/changes.ts'
import type { Value } from './cell.ts'

/** States the calendar that channels are to have, and sees to it that they get it. */
export type CalendarPush = {
  /**
   * Wants values from now on, field by field; what is left out stays as it is. They are written down when the promise
   * resolves, and sent within two minutes where the budget allows it; stop sale and availability 0 at once. Only what
   * differs from what the service has taken is sent; of several values for one field of a date, the last. Of many
   * changes, a part may be written down when the process dies before the promise resolves, or when it rejects with an
   * error of the store.
   *
   * Availability needs the setting `bookings`. Where bookings lower it, one that they have moved since it was last set
   * (D23) is sent in any case, and so is all availability where the engine does not retrieve the reservations. Where they
   * keep it, the engine lowers what was set by each booking that it retrieves, until it is set anew. What is set while a
   * booking waits to be handed over is lowered by its rooms in both cases. Where the engine retrieves reservations,
   * availability above 0 that is set before the first sweep of a journal is complete waits for that.
   *
   * Before an answer of the service has told the time, dates that are over are taken, too, and left out when it has.
   * @throws {InputError} with every wrong place, or when `bookings` is not stated; then nothing is written down
   * @throws {ClosedError}
   * @example
   * await sync.calendar.set([
   *   { inv_code: 'HR:1', date: '2026-12-24', price: '129.90', min_stay: 2 },
   *   { rate_code: 'NR:HR:1', date: '2026-12-24', price: '119.90', channel_codes: ['BKC'] },
   * ])
   */
  set(changes: CalendarChange[]): Promise<void>
  /**
   * The days of a group or a rate that were ever set, from one date to another, both included: what is wanted, what
   * the service took, which channels confirmed it, and what is parked.
   * @throws {InputError} when the target or a date cannot be read
   * @example const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: '2026-12-24', to: '2026-12-24' })
   */
  read(target: Target, range: { from: string; to: string }): Promise<CalendarDay[]>
  /**
   * All values that are not sent, because the list of rooms, the service or a channel refuses them. They go again when
   * they are set again, also to the same value; when the list of rooms changes for their code; when a channel takes
   * values again that had failed; and by `retryParked`.
   */
  parked(): Promise<ParkedValue[]>
  /**
   * Sends again what is parked, of one target or of all, and what the service has failed at (`value_fails`).
   * @returns how many values
   * @throws {InputError} when nothing is set for the target
   * @throws {ClosedError}
   * @example await sync.calendar.retryParked({ inv_code: 'HR:1' })
   */
  retryParked(target?: Target): Promise<number>
  /**
   * Sends again now what channels and the service have failed, in place of after its pause, which may be an hour: for a person
   * who has mended a channel.
   * @throws {ClosedError}
   */
  retryFailed(): Promise<void>
  /**
   * Gives up what is parked, of one target or of all: the service keeps what it has, until the value is set again.
   * @returns how many values
   * @throws {InputError} when the target cannot be read
   * @throws {ClosedError}
   * @example await sync.calendar.dropParked({ inv_code: 'HR:1' })
   */
  dropParked(target?: Target): Promise<number>
  /**
   * How many dates wait to be sent, how many of their nights have an availability that is held until it is set anew,
   * and how many transactions have not ended.
   */
  state(): {
    /** Dates that wait to be sent. */
    waiting: number
    /** Nights whose availability is held back until it is set anew. */
    held: number
    /** Transactions that have not ended. */
    openTransactions: number
  }
  /** Resolves when everything that can be sent is sent, and every transaction has ended. */
  settled(): Promise<void>
  /**
   * Sends all wanted values of today and later anew, also parked ones, whatever is known of the service. Where bookings
   * lower it, availability above 0 goes after a sweep; that of nights that bookings have changed since it was set, and all of
   * it where the engine does not retrieve the reservations, must be set anew.
   */
  refresh(): Promise<void>
}

/** Where a value stands for one channel. */
export type ChannelState = {
  /** What the channel is to have. */
  wanted: Value
  /** What the service last took for it; undefined when that is not known. */
  sent: Value | undefined
  /**
   * `confirmed`: the channel took it. `failed`: it did not, and it is sent again. `parked`: it refuses it, and takes
   * others. `held`: bookings have changed the night since the number was set, so that it is not sent until it is set
   * anew. `waiting`: it has not said yet. `unknown`: the service no longer tells what the channel made of it.
   */
  state: 'confirmed' | 'failed' | 'parked' | 'held' | 'waiting' | 'unknown'
  /** Why it is parked or held, or what the channel said when it failed. */
  reason?: string
  /** Of a value that the channel failed or refuses: the id of the transaction that says so, where that is known. */
  transaction?: string
}

/** Where a value of one date stands. */
export type ValueState = {
  /** What all channels are to have that have no value of their own; undefined when there are only such. */
  wanted: Value | undefined
  /** What the service last took for all; undefined when that is not known, as after an update that it took in part. */
  sent: Value | undefined
  /**
   * `sent`: the service has all of it. `waiting`: something must still be sent. `held`: so it must, but bookings have
   * changed the night since the number was set, so that it is not sent until it is set anew. `parked`: something
   * is refused.
   */
  state: 'sent' | 'waiting' | 'held' | 'parked'
  /** Why it is parked or held, or what the service answers where it fails at the value. */
  reason?: string
  /** The channels that were heard of, or that can no longer be. */
  channels: Record<string, ChannelState>
}

/** All values of one date of a target. */
export type CalendarDay = {
  /** As `2026-12-24`. */
  date: string
  /** Of each field that was ever set. */
  values: Partial<Record<CalendarField, ValueState>>
}

/** Values that are refused until they change. */
export type ParkedValue = {
  /** `inv_code` or `rate_code`, as it was set. */
  code: string
  /** As `2026-12-24`. */
  date: string
  /** Such as `price`. */
  field: CalendarField
  /** What was wanted, and is not sent. */
  value: Value
  /** The channel that refused it; undefined when the service did. */
  channel: string | undefined
  /** Why, in the words of who refused it. */
  reason: string
}
