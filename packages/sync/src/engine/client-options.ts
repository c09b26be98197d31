import type { ClientOptions } from '@innwire/client'

/** Which options of the client are the engine's, too. The others it sets by itself, or they are none of its users'. */
const isTaken = {
  baseUrl: true,
  token: true,
  hrId: true,
  allowShortToken: true,
  fetch: true,
  // A request has its own time and its own repetitions here, and the engine reads answers itself.
  timeoutMs: false,
  retry: false,
  repeat: false,
  validate: false,
  signal: false,
  // The engine's onRequest is another one, which is told when a request has ended.
  onRequest: false,
  onResponse: false,
  onRetry: false,
} as const satisfies Record<keyof ClientOptions, boolean>

type Taken = { [Name in keyof typeof isTaken]: (typeof isTaken)[Name] extends true ? Name : never }

/**
 * The options of the client that the engine hands on.
 * @inline
 */
export type TakenOptions = Pick<ClientOptions, Taken[keyof Taken]>

/** What the client is given of an engine's options. */
export const takenOf = (options: TakenOptions): TakenOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => isTaken[name as keyof typeof isTaken]),
  ) as TakenOptions
