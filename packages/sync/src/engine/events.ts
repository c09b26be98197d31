import { ApiError, AuthenticationError, ResponseError } from '@innwire/client'
import type { BudgetEvent } from '../budget/budget.ts'
import { errorOf, sentence } from '../store/errors.ts'

/** Something that a person may have to see to. Every event has a `message` that says what to do. */
export type SyncEvent = FlowEvent | BudgetEvent

type FlowEvent = { message: string } & (
  | {
      /** The service takes neither token nor hotel id, for all requests or for those that the message names. */
      type: 'unauthorized'
    }
  | {
      /** No answer comes, or one that nobody is there (502, 503, 504), to all requests or to those that the message names. */
      type: 'unreachable'
    }
  | {
      /** It answers again. */
      type: 'reachable'
    }
  | {
      /** A flow could not go on and tries again: the store fails, or the service answers what cannot be used. */
      type: 'trouble'
      flow: Flow
      error: Error
    }
  | {
      /** Wanted values that are not sent, because the list of rooms, the service or a channel refuses them. */
      type: 'parked'
      /** Target as it was set: `inv_code` or `rate_code`. */
      code: string
      dates: string[]
      /** The channel that refused; undefined when the service did. */
      channel?: string | undefined
    }
  | {
      /** The list of rooms is empty, or lacks rates that it had: it is read again before that is believed. */
      type: 'rooms_doubted'
      /** Rates that it lacks; none when it is empty. */
      codes: string[]
    }
  | {
      /**
       * One value on which the service fails, time and again, while it takes others. It goes alone from now on, less
       * and less often, until it is taken. Another value goes once at once; told again, when the service fails at it, too.
       */
      type: 'value_fails'
      /** Target as it was set: `inv_code` or `rate_code`. */
      code: string
      date: string
      field: string
      /** The channel that it is meant for; undefined: all. */
      channel?: string | undefined
    }
  | {
      /** A channel did not take values that the service took: until it does, it sells by older ones. Told once. */
      type: 'channel_failed'
      channel: string
      /** Availability group; the message names all. */
      code: string
    }
  | {
      /** A channel that had failed takes values again: what it did not take meanwhile is sent to it. */
      type: 'channel_recovered'
      channel: string
      /** Availability group; the message names all. */
      code: string
    }
  | {
      /**
       * Bookings have changed nights since their availability was set, or may have where the engine cannot see them; and a
       * channel, or the service, may have an older number than that. It is not sent, because it would put back what was
       * booked: set these nights anew.
       */
      type: 'availability_held'
      /** Availability group. */
      code: string
      dates: string[]
      /** The channel; undefined: all of them. */
      channel?: string | undefined
    }
  | {
      /** What channels made of an update cannot be read; told once for each cause, until a transaction can be read. */
      type: 'transaction_unreadable'
      transactionId: string
    }
  | {
      /**
       * A reservation that no mapping fits (D22): the room that its guest gets is still on sale, so take it off at once. Then
       * give the reservation that room by hand, and mend the channel's mappings.
       */
      type: 'master_room'
      /** `hr_number` of the reservation. */
      hrNumber: string
      /** Code of the channel that sold it. */
      channel: string
    }
  | {
      /** Lines of reservations that do not say which nights of which group they take; told once for each version. */
      type: 'nights_unclear'
      /** `hr_number` of each reservation. */
      hrNumbers: string[]
    }
  | {
      /** The handler failed too often; the change waits among the dead letters. */
      type: 'dead_letter'
      key: string
      error: Error
    }
  | {
      /**
       * Entries of the list of reservations that cannot be read; the others of the page were taken. A person enters them by
       * hand and calls `reservations.acknowledgeQuarantined`.
       */
      type: 'quarantined'
      /** As in `reservations.quarantined()`. */
      ids: string[]
    }
  | {
      /** Dead letters, or quarantined entries, were dropped because nobody replayed them in their time. */
      type: 'expired'
      /** Keys of the changes, or ids of the entries. */
      keys: string[]
    }
  | {
      /** An invoice that the service refuses: the cashier has to settle it otherwise. */
      type: 'posting_refused'
      transactionId: string
      /** Somebody has to look at the folio first. False: by our reading it is on no folio (D27). */
      mayBeOnFolio: boolean
    }
  | {
      /** After several attempts nobody knows whether an invoice is on the folio; those after it go on. */
      type: 'unconfirmed'
      transactionId: string
      mayBeOnFolio: boolean
    }
  | {
      /** An invoice is on the folio, but some items were booked by the default mapping (D39). */
      type: 'default_mapping'
      transactionId: string
      /** Their indexes. */
      items: number[]
    }
  | {
      /** `onPosting` failed 14<!-- call-handler.mostCalls --> times to take an outcome, which comes again every hour. */
      type: 'outcome_not_taken'
      /** Of the notice. */
      key: string
      error: Error
    }
  | {
      /**
       * The machine's clock is more than an hour ahead of the service's or behind it. Dates that are open by either of them
       * are sent, and nothing is removed by its age, until they agree.
       */
      type: 'clock_differs'
      machineTime: Date
      serviceTime: Date
    }
  | {
      /** After `clock_differs`: the machine's clock and the service's agree. */
      type: 'clock_agrees'
      machineTime: Date
      serviceTime: Date
    }
  | {
      /** Another worker serves the property; this one waits until that one ends. */
      type: 'standing_by'
      /** Who, as far as the store can say. */
      holder: string | undefined
      /** Whether it has ended on this machine without giving the property up: its lease runs out by itself. */
      ended: boolean
    }
  | {
      /** Another worker has taken the property over; this engine has stopped. */
      type: 'lease_lost'
    }
)

/** What an engine does. */
export type Flow = 'calendar' | 'reservations' | 'postings' | 'rooms' | 'lease'

/** Tells an event. What the listener throws becomes a warning of the process, because no flow may end by it. */
export type Emit = (event: SyncEvent) => void

/** Trouble is told at the first time, and then now and then. */
export const toldEvery = 20

/** Letters of an event's message, and of an error's in it: what they quote may be as long as the service likes. */
const longestMessage = 2000

export function emitter<Event extends { message: string }>(
  listener: ((event: Event) => void) | undefined,
): (event: Event) => void {
  const emit = guarded('onEvent', listener)
  return (event) => {
    const error = 'error' in event ? event.error : undefined
    // The circuit breaker tells of a token that is refused: no flow tells it again.
    if (error instanceof AuthenticationError) return
    emit({ ...event, message: plain(event.message) })
  }
}

/** In a log, line breaks would begin lines that nobody has written, and other signs command the terminal. */
const plain = (text: string): string =>
  cut(
    text
      .slice(0, longestMessage + 1)
      .replace(
        /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
        (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
      ),
    longestMessage,
  )

/** Cuts what others have written, so that it costs neither a log nor the store more than it is worth. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** Calls what the user gave; what it throws, or rejects with, becomes a warning of the process. */
export const guarded =
  <Given>(name: string, listener: ((given: Given) => unknown) | undefined) =>
  (given: Given): void => {
    if (!listener) return
    Promise.try(listener, given).catch((error) =>
      process.emitWarning(`${name} failed: ${errorOf(error).message}`),
    )
  }

/** @param failed what a flow threw */
export function trouble(flow: Flow, failed: unknown): SyncEvent {
  const error = withoutBody(errorOf(failed))
  return { type: 'trouble', flow, error, message: `${flow}: ${sentence(error.message)} It is tried again.` }
}

/** The start of an answer that is not the service's own, or cannot be read, may hold guests' names. */
export function withoutBody(error: Error): Error {
  const unread = error instanceof ResponseError || (error instanceof ApiError && error.code === 'unknown')
  if (!unread) return error
  const { name, status, requestId } = error
  const [said = ''] = error.message.split(/:? The answer starts: /)
  const message = `${sentence(said)} It is not the service's own answer, or cannot be read: something in between may answer, such as a proxy.`
  return Object.assign(new Error(message), { name, status, requestId })
}
