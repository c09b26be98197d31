/** How many requests a property may make. */
export type Quota = { perMinute: number; perDay: number }

/**
 * What a request is for, the most urgent first: a stop sale or availability 0; the poll that is due at least every hour;
 * a bill; any other update; polls more often than that; a sweep, or reading the list of rooms; an update or a bill that
 * has failed repeatedly; looking at a transaction.
 */
export type RequestClass =
  | 'closing'
  | 'poll'
  | 'bill'
  | 'update'
  | 'extra_poll'
  | 'sweep'
  | 'retry'
  | 'follow'

/** What is left, and when the next request of a class may go. */
export type BudgetState = {
  /** Requests that may still go now, all classes together. */
  left: { minute: number; day: number }
  /** When one of a class that nobody waits in may go, at the earliest, by the machine's clock; past or now: at once. */
  nextAt: Record<RequestClass, Date>
}

/** A request that was let go: tell what came of it. Until then it holds its place. */
export type Ticket = {
  /**
   * Its place is free a minute, and a day, after this call. Only the first call counts.
   * @param headers those of the answer, or undefined when none came
   * @throws {LeaseLostError} and errors of the store; the request is counted all the same
   */
  done(headers?: Headers | undefined): Promise<void>
  /** The request never left: its place is free at once. Nothing after {@link Ticket.done}. */
  giveBack(): void
}

/**
 * The requests of one property, shared by all flows: never more than the quota in any minute and any 24 hours, also
 * after a crash.
 */
export type Budget = {
  /**
   * Waits until a request may go, more urgent classes first, then in the order of asking, and counts it in the store
   * before it goes. Rejects with the signal's reason when that aborts.
   * @throws {LeaseLostError} and errors of the store; then the request must not go
   */
  take(kind: RequestClass, signal?: AbortSignal): Promise<Ticket>
  state(): BudgetState
}
