/** What a channel is told for one date. Only what changed is there. */
type CalendarValues = {
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
   * Rises in the order in which changes must arrive, so that the receiver can drop an older one. A change whose answer
   * got lost comes again under the same number, or under a higher one where more waits by then or the server was
   * restarted. A part of a change has a number of its own, which is in no list of deliveries.
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
 * What became of one attempt. `retry` asks for another attempt later; `askedMs` of that is what the receiver asks for.
 * `crashed` where it failed over what it was sent, perhaps over a single value.
 */
export type Handover =
  | { outcome: 'succeeded' }
  | { outcome: 'failed'; message: string }
  | { outcome: 'retry'; message: string; afterMs: number; askedMs?: number; crashed?: true }

/** Hands changes to a channel. */
export type Connector = {
  /**
   * One attempt, counted from 1. It never rejects: when `signal` aborts it, the outcome is a `retry` without delay,
   * whichever attempt it was, because nobody knows whether the channel got the change.
   */
  hand(change: ChannelChange, attempt: number, signal: AbortSignal): Promise<Handover>
}

export type ScriptedOutcome = { outcome: 'succeed' | 'fail'; message?: string }

/** How a channel of a property is connected. */
export type ConnectorSettings = { kind: 'direct' } | SimulatedSettings | HttpSettings

export type SimulatedSettings = {
  kind: 'simulated'
  latency_ms: number
  /** From 0 (never) to 1 (always). */
  failure_rate: number
  seed: number
  /** What becomes of the first changes, one by one; after the last entry `failure_rate` decides. */
  script: ScriptedOutcome[]
}

export type HttpSettings = { kind: 'http'; url: string; secret: string }
