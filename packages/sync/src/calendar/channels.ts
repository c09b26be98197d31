import type { Pacing } from '../engine/pacing.ts'
import type { Cell, Scope } from './cell.ts'
import type { Update } from './sent-values.ts'

/** A channel that took nothing of what was sent to it last. */
export type DownChannel = {
  channel: string
  /** When the first failure was seen, by the engine's time. */
  since: number
  /** How often values were sent to it again since. */
  attempts: number
  /** When they are sent the next time. */
  nextAt: number
  /** The latest request that failed on it. */
  request: number
}

/**
 * Which channels take values. A channel is down from a failure on, until it takes a later request: what it did not take
 * is sent again all at once, with growing pauses, for as long as that lasts.
 */
export type Channels = {
  down(channel: string): DownChannel | undefined
  all(): Iterable<DownChannel>
  /** The latest request that the channel is known to have taken anything of; 0 when none is. */
  lastTaken(channel: string): number
  /** Requests ended, on a channel. @returns whether that ends its being down, or begins it */
  took(channel: string, request: number): boolean
  failed(channel: string, request: number, now: number): boolean
  /** An update leaves that sends values to channels again: the rest waits for the next time. */
  tried(update: Update, now: number): void
  forget(channel: string): void
  /** When a value may be sent to a channel that failed it; 0: now. */
  dueAt(cell: Cell, scope: Scope): number
  /** Whether a value goes to a channel again that does not take it at present. */
  isRetry(cell: Cell, scope: Scope): boolean
}

/** The longest pause before values go again to a channel that failed. */
export const longestAgainMs = ({ retryMs }: Pacing): number => retryMs * 3600

/** Before values go again to a channel that has failed them so often. */
export const againPause = (pacing: Pacing, failures: number): number =>
  Math.min(pacing.retryMs * 10 * 4 ** Math.min(failures, 10), longestAgainMs(pacing))

/** @param known channels that were down when the process before ended */
export function openChannels(pacing: Pacing, known: DownChannel[], now: number): Channels {
  const latest = now + longestAgainMs(pacing)
  const down = new Map(known.map((one) => [one.channel, { ...one, nextAt: Math.min(one.nextAt, latest) }]))
  const taken = new Map<string, number>()
  return {
    down: (channel) => down.get(channel),
    all: () => down.values(),
    lastTaken: (channel) => taken.get(channel) ?? 0,
    took(channel, request) {
      taken.set(channel, Math.max(request, taken.get(channel) ?? 0))
      const before = down.get(channel)
      return before !== undefined && before.request < request && down.delete(channel)
    },
    failed(channel, request, now) {
      if (request <= (taken.get(channel) ?? 0)) return false
      const before = down.get(channel)
      if (before) before.request = Math.max(before.request, request)
      else
        down.set(channel, { channel, since: now, attempts: 0, nextAt: now + againPause(pacing, 0), request })
      return !before
    },
    tried(update, now) {
      const scopes =
        'rooms' in update ? update.rooms.map((room) => room.channel_codes) : [update.channel_codes]
      for (const channel of new Set(scopes.flatMap((channels) => channels ?? []))) {
        const one = down.get(channel)
        if (!one || one.nextAt > now) continue
        one.attempts += 1
        one.nextAt = now + againPause(pacing, one.attempts)
      }
    },
    forget: (channel) => void down.delete(channel),
    isRetry(cell, scope) {
      const again = cell.again?.[scope]
      return again !== undefined && (again.at > 0 || down.has(scope))
    },
    dueAt(cell, scope) {
      const again = cell.again?.[scope]
      if (!again) return 0
      // Alone it is tried at its own times: the channel may take others.
      return again.at > 0 ? again.at : (down.get(scope)?.nextAt ?? 0)
    },
  }
}
