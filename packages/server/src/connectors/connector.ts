import type { Issue } from '@innwire/validators'
import type { Connector as ContractConnector, ControlErrorCode, HttpConnector } from '../generated/control.ts'

/** What a channel is told for one date. Only what changed is there. */
export type CalendarValues = {
  /** `YYYY-MM-DD` */
  date: string
  availability?: number
  /** Decimal text. */
  price?: string
  min_stay?: number
  stop_sale?: boolean
  cta?: boolean
  ctd?: boolean
}

/** One change for one room or rate as it is mapped on a channel. */
export type ChannelChange = {
  /** The property's hr_id. */
  property: string
  /** The channel's code. */
  channel: string
  /**
   * Rises in the order in which changes must arrive, so that the receiver can drop an older one. A change whose answer was
   * lost is sent again under the same number, or under a higher one if more waits by then or the server was restarted. A
   * part of a change has a number of its own, which is in no list of deliveries.
   */
  delivery_id: number
  transaction_id: string
  mapping_code: string
  name: string
  rate_code: string
  inv_code: string
  created_at: string
  dates: CalendarValues[]
}

/**
 * What became of one attempt. `retry` wants another attempt after `afterMs`, of which the receiver asked for `askedMs`.
 * `crashed` says that the receiver failed with an error of its own, perhaps because of a single value.
 */
export type DeliveryOutcome =
  | { outcome: 'succeeded' }
  | { outcome: 'failed'; message: string }
  | { outcome: 'retry'; message: string; afterMs: number; askedMs?: number; crashed?: true }

/** Sends changes to a channel. */
export type Transport = {
  /**
   * One attempt, counted from 1. It never rejects: when `signal` aborts it, the outcome is a `retry` without delay,
   * whichever attempt it was, because nobody knows whether the channel got the change.
   * @param headers of the trace that the change belongs to
   */
  deliver(
    change: ChannelChange,
    attempt: number,
    signal: AbortSignal,
    headers?: Record<string, string>,
  ): Promise<DeliveryOutcome>
}

/** How a channel of a property is connected: as the contract has it, with the secret that an answer does not show. */
export type ConnectorSettings = Stored<ContractConnector>

export type HttpSettings = Stored<HttpConnector>

type Stored<Given> = Given extends { secret: unknown } ? Omit<Given, 'secret'> & { secret: string } : Given

/** What is wrong with settings that were given. */
export type SettingsIssue = Issue<ControlErrorCode>

/** How changes reach the channel. */
export type Route =
  /** The server decides what becomes of a change, so long after it was accepted. */
  | { by: 'server'; delayMs: number; decide(deliveryId: number, settledBefore: number): DeliveryOutcome }
  /** A receiver is sent one change at a time. It may be away, refuse single values, and count rooms by itself. */
  | { by: 'receiver'; url: string; connect(world: () => Date): Transport }

/**
 * All that differs from one kind of connection to another.
 * @typeParam Given the settings as the contract has them
 * @typeParam Settings as they are stored
 */
export type ConnectorKind<Given extends ContractConnector, Settings extends ConnectorSettings> = {
  /** Whether it is for the hotel's own channel only, or for all others. */
  ownChannel: boolean
  /** Whether its settings are stored encrypted: they have a secret, or an address, which may hold another. */
  encrypted: boolean
  /** What of given settings is wrong that a schema cannot say. */
  issues(given: Given): SettingsIssue[]
  /** What is stored of given settings, which may leave to the present ones what is not shown. */
  accept(given: Given, present: ConnectorSettings | undefined): Settings | { issue: SettingsIssue }
  /** The settings as they may be shown. */
  show(settings: Settings): Given
  route(settings: Settings): Route
}
