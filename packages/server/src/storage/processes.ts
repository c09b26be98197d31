import type { Database } from './schema.ts'

/** What the processes on one database share besides its rows. */
export type Shared = {
  /** Tells all other processes; where nobody can be reached, they find out when they look themselves. */
  tell(subject: string, items?: object[]): Promise<void>
  /** Calls back with what another process tells of a subject. */
  onTold(subject: string, listener: (items: never[]) => void): void
  /** Whether this process hears the others. While it does not, it has no claims. */
  isListening(): boolean
  /** Calls back when the others are heard no more, with the reason, and again for each other reason until they are. */
  onLost(listener: (why: string) => void): void
  /** Calls back when the others are heard again: something may have been missed. */
  onMissed(listener: () => void): void
  /**
   * Calls back when this process must not go on with the database: another version changed its tables, or it was restored or
   * migrated, while PostgreSQL had lost the connection by which this one is seen. From then on it reads and writes nothing.
   */
  onSuperseded(listener: (why: Error) => void): void
  /**
   * Calls back when the database was found to lack commits of this process that were acknowledged, as after a failover to a
   * standby that had not heard of them. It may lack those of other processes, too.
   */
  onCommitsLost(listener: () => void): void
  /** Whether it was found so. */
  lacksCommits(): boolean
  /** Compares the machine's clock with the one of the database, by which machines agree. */
  compareClocks(): Promise<Clocks>
  claims: Claims
  /** Runs a job, unless another process runs one of this name. @returns whether it was run */
  alone(name: string, job: () => Promise<void>): Promise<boolean>
  countInWindows: CountInWindows
  /** Notes that an answer is being sent to a token. */
  sending(hrId: string, tokenId: string): Promise<AnswerUnderWay>
  /** Resolves when no other process is sending an answer to a token, or the other one is gone. */
  sent(hrId: string, tokenId: string): Promise<void>
}

/** A window of time, which ends at a time in epoch milliseconds. */
export type Window = { endsAt: number; used: number }
/** How many a window lets through, and its length. */
export type Limit = { most: number; lengthMs: number }

/**
 * Counts one in two windows that are kept under a name, for all processes, unless one of them is full: all in one go. The last
 * counts may be lost where the database crashes.
 * @param setBackMs by which the clock may be set back without a new window
 * @param aheadMs of the clock of the service before that of the database
 * @returns the windows at that time, by the clock of the service; undefined where nothing could be counted in one go
 */
export type CountInWindows = (
  name: string,
  limits: [Limit, Limit],
  setBackMs: number,
  aheadMs: number,
) => Promise<{ windows: Window[]; time: number; counted: boolean } | undefined>

/** What the clocks of this machine and of the database show, and by how many milliseconds they differ at least. */
export type Clocks = { here: Date; there: Date; apartMs: number }

/** An answer on its way to a token, whose receipt is not stored yet. */
export type AnswerUnderWay = {
  /** Removes the note of it, inside a write where there is one. */
  remove(database?: Database): Promise<void>
  /** Says that nothing more comes: where the note was not removed, others wait for it for one more lease. */
  over(): void
}

/** The right of one process to work for a property. */
export type Claim = {
  hrId: string
  /** Of this claim alone (fencing token): whoever claims the property later gets a higher one. */
  number: number
}

/**
 * Claims on properties. Each is a lease: a process that does not renew it loses the property to another one, and at once
 * where its connection is gone. A process that was paused meanwhile is kept out by the number of its claim.
 */
export type Claims = {
  /** Claims those of these properties that nobody has. */
  take(hrIds: string[]): Promise<Claim[]>
  /** Claims some that their owners have lost, and whose property nobody writes to at this moment. */
  takeOver(): Promise<Claim[]>
  /** Renews claims of this process, and returns those that it still has. */
  renew(claims: Claim[]): Promise<Claim[]>
  /** Ends claims on properties for which nothing is left to do. */
  end(claims: Claim[]): Promise<void>
  /**
   * Expects inside a write of a property that the claim is still there: it then is until the commit.
   * @throws {ClaimLost}
   */
  expect(database: Database, claim: Claim): Promise<void>
  /** Lanes with something that waits, of properties that nobody has or this process, with when the first of it is due. */
  waiting(): Promise<{ lane: WaitingLane; dueAt: string }[]>
  /** Of all properties the lanes in which something has waited for longest. */
  longestWaiting(most: number): Promise<WaitingLane[]>
}

/** Where something waits to be delivered. */
export type WaitingLane = { hr_id: string; channel_code: string; mapping_code: string }

/** Thrown in a process that has lost its claim on a property: another one works for that. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** How long a claim is good without being renewed, in milliseconds. */
export const leaseMs = 6_000

/** What others are told when all rows were replaced. */
export const replaced = 'replaced'
