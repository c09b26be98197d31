import type { Pacing } from '../engine/pacing.ts'
import type { Sendable } from './bisect.ts'
import type { Cell, Scope } from './cell.ts'
import type { Update } from './sent-values.ts'

/** An availability group of which a channel took nothing of what was sent to it last. */
export type DownChannel = {
  channel: string
  group: string
  /** When the first failure was seen, in milliseconds since 1970. */
  since: number
  /** How often values were sent to it again since. */
  attempts: number
  /** When they are sent the next time. */
  nextAt: number
  /** The latest request that failed on it. */
  request: number
  /** What the channel said of it. */
  reason: string
}

/**
 * Which channels take values, group by group: all may fail, or the mapping of one. A group is down from a failure on,
 * until the channel takes a later request for it: what it did not take is sent again all at once, with growing pauses,
 * for as long as that lasts.
 */
export type Channels = ReturnType<typeof openChannels>

/** The longest pause before values go again to a channel that failed. */
export const longestAgainMs = ({ retryMs }: Pacing): number => retryMs * 3600

/** Before values go again to a channel that has failed them so often. */
export const againPause = (pacing: Pacing, failures: number): number =>
  Math.min(pacing.retryMs * 10 * 4 ** Math.min(failures, 10), longestAgainMs(pacing))

/** As one text. */
export const channelKey = (channel: string, group: string): string => JSON.stringify([channel, group])

/** @param known what was down when the process before ended */
export function openChannels(pacing: Pacing, known: DownChannel[], now: number) {
  const latest = now + longestAgainMs(pacing)
  const down = new Map(
    known.map((one) => [
      channelKey(one.channel, one.group),
      { ...one, nextAt: Math.min(one.nextAt, latest) },
    ]),
  )
  const taken = new Map<string, number>()
  const downFor = (scope: Scope, group: string | undefined) => down.get(channelKey(scope, group ?? ''))
  return {
    down: downFor,
    all: () => down.values(),
    /** The latest request of which the channel is known to have taken anything for a group; 0 when none is. */
    lastTaken: (channel: string, group: string) => taken.get(channelKey(channel, group)) ?? 0,
    /** Requests ended, on a channel for a group. @returns whether that ends its being down, or begins it */
    took(channel: string, group: string, request: number) {
      const key = channelKey(channel, group)
      taken.set(key, Math.max(request, taken.get(key) ?? 0))
      const before = down.get(key)
      return before !== undefined && before.request < request && down.delete(key)
    },
    failed(
      { channel, group, request, reason }: Pick<DownChannel, 'channel' | 'group' | 'request' | 'reason'>,
      now: number,
      since: number,
    ) {
      const key = channelKey(channel, group)
      if (request <= (taken.get(key) ?? 0)) return false
      const before = down.get(key)
      if (before) Object.assign(before, { request: Math.max(before.request, request), reason })
      else {
        const nextAt = now + againPause(pacing, 0)
        down.set(key, { channel, group, since, attempts: 0, nextAt, request, reason })
      }
      return !before
    },
    /** An update leaves that sends values to channels again: the rest waits for the next time. */
    tried(update: Update, groupOf: (code: string) => string | undefined, now: number) {
      const tried = new Set<DownChannel>()
      for (const { channel_codes = [], inv_code, rate_code } of 'rooms' in update ? update.rooms : [update]) {
        const group = inv_code ?? (channel_codes.length > 0 ? groupOf(rate_code ?? '') : undefined)
        for (const channel of channel_codes) {
          const one = downFor(channel, group)
          if (one && one.nextAt <= now) tried.add(one)
        }
      }
      for (const one of tried) {
        one.attempts += 1
        one.nextAt = now + againPause(pacing, one.attempts)
      }
    },
    /** Values go again now to all that are down. */
    hasten(now: number) {
      for (const one of down.values()) one.nextAt = Math.min(one.nextAt, now)
    },
    forget: ({ channel, group }: DownChannel) => void down.delete(channelKey(channel, group)),
    /** Whether a value goes to a channel again that does not take it at present. */
    isRetry(cell: Cell, scope: Scope) {
      const again = cell.again?.[scope]
      return again !== undefined && (again.at > 0 || downFor(scope, again.group) !== undefined)
    },
    /** When a value may be sent to a channel that failed it; 0: now. */
    dueAt(cell: Cell, scope: Scope) {
      const again = cell.again?.[scope]
      if (!again) return 0
      // Alone it is tried at its own times: the channel may take others.
      return again.at > 0 ? again.at : (downFor(scope, again.group)?.nextAt ?? 0)
    },
  }
}

/**
 * What goes again to a channel that took none of these values: first all; from the second failure on one half and then
 * the other, then each quarter, and so on down to single values, and all again. The first part that the channel takes
 * says that it works: then the rest goes at once, and what it refuses is found by halves.
 * @param attempts how often values were sent to it again
 */
export function partOf(values: Sendable[], attempts: number): Sendable[] {
  const { parts, part } = turnOf(attempts, values.length)
  if (parts === 1) return values
  const sorted = values.toSorted((one, other) => (one.at.date < other.at.date ? -1 : 1))
  const startOf = (index: number) => Math.ceil((index * values.length) / parts)
  return sorted.slice(startOf(part), startOf(part + 1))
}

/** Which of how many parts has its turn. No part is empty. */
function turnOf(attempts: number, count: number) {
  let left = attempts
  for (let parts = 1; ; parts = parts * 2 > count ? 1 : parts * 2) {
    if (left < parts) return { parts, part: left }
    left -= parts
  }
}
