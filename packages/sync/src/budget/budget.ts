/** How many requests a property may make. */
export type Quota = {
  /** Requests in any 60 seconds, 1 or more. */
  perMinute: number
  /** Requests in any 24 hours, 1 or more. */
  perDay: number
}

/** What requests are for, the most urgent first. */
export const classes = [
  'closing',
  'poll',
  'closing_retry',
  'bill',
  'update',
  'extra_poll',
  'sweep',
  'retry',
  'follow',
] as const

/**
 * What a request is for, the most urgent first: a stop sale or availability 0; the poll that is due at least every hour;
 * a stop sale or availability 0 that has failed; a bill; any other update; polls more often than that; a sweep, or reading
 * the list of rooms; another update or a bill that has failed repeatedly; looking at a transaction.
 */
export type RequestClass = (typeof classes)[number]

export type ByClass<Value> = Record<RequestClass, Value>

export const byClass = <Value>(value: (kind: RequestClass) => Value): ByClass<Value> =>
  Object.fromEntries(classes.map((kind) => [kind, value(kind)])) as ByClass<Value>

/** What is left, and when the next request of a class may go. */
export type BudgetState = {
  /** Requests that may still go now, all classes together. */
  left: {
    /** Of any 60 seconds. */
    minute: number
    /** Of any 24 hours. */
    day: number
  }
  /** Requests of the last 24 hours, those under way included. */
  used: ByClass<number>
  /** Requests of the day that may still go, if only this class asks: what others are guaranteed is not in it. */
  leftFor: ByClass<number>
  /** When one of a class that nobody waits in may go, at the earliest, by the machine's clock; past or now: at once. */
  nextAt: ByClass<Date>
}

/** Something about the quota that a person may have to see to. */
export type BudgetEvent = {
  /** What happened and what to do, as a sentence. */
  message: string
} & (
  | {
      /** A closing, an hourly poll, a bill or an update waits for the day's window; told once in 24 hours. */
      type: 'budget_exhausted'
      kind: RequestClass
      /** When the next request of this class may go. */
      nextAt: Date
    }
  | {
      /** A header of an answer cannot be true, so it changes nothing; told once in 24 hours for each header. */
      type: 'hint_ignored'
      header: string
    }
  | {
      /**
       * The service refuses requests (429): those that the message names do not go for more than five minutes. Told once
       * in 24 hours of each class, and once of several until it takes any.
       */
      type: 'paused'
      until: Date
    }
)

/** A request that was let go: tell what came of it. Until then it holds its place. */
export type Ticket = {
  /**
   * Its place is free a minute, and a day, after this call. Only the first call counts.
   * @param answer its status and headers, or undefined when none came
   * @throws {LeaseLostError} and errors of the store; the request is counted all the same
   */
  done(answer?: Pick<Response, 'status' | 'headers'>): Promise<void>
  /** Counts it among another class: a look at a transaction that found its end is part of the update. */
  countAs(kind: RequestClass): void
  /** The request never left: its place is free at once. Nothing after {@link Ticket.done}. */
  giveBack(): void
}

/**
 * The requests of one property, shared by all flows: never more than the quota in any minute and any 24 hours, also
 * after a crash.
 */
export type Budget = {
  /**
   * Waits until a request may go, and counts it in the store before it goes. Of those that may, the most urgent class
   * goes first, then the one that asked first. Rejects with the signal's reason when that aborts.
   * @param since when it asked first, by the timer: whoever left and asks again keeps its place
   * @throws {LeaseLostError} and errors of the store; then the request must not go
   */
  take(kind: RequestClass, signal?: AbortSignal, since?: number): Promise<Ticket>
  /** Says what is left of the quota, without a request. */
  state(): BudgetState
}
