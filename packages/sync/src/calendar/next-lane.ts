import type { DailyRoomUpdate } from '@innwire/types'
import { halfOf, mostInRow, type Sendable, together } from './bisect.ts'
import { isUntried } from './cell.ts'
import type { Choice } from './choose-changes.ts'
import { isUrgent } from './day.ts'
import { isRetry } from './preempt.ts'
import type { PushClass } from './schedule.ts'

/** What may share a request: values, or the entries of a probe. */
export type Lane = { values: Sendable[]; probe: DailyRoomUpdate[] }

/** How requests have fared, and what the next one may be for. */
export type Situation = {
  /** Failures since something was taken. */
  inRow: number
  /** Only what closes dates, and has not failed, may go. */
  paused: boolean
  /** So many requests have failed today that what failed goes in the class `retry`. */
  crowded: boolean
  kind: PushClass
  request: number
}

export type Next = {
  lane: Lane | undefined
  /** Whether more can go after it, and whether more of what is tried again can. */
  more: boolean
  moreRetries: Record<'closing_retry' | 'retry', boolean>
}

/** What goes next of that which may go: closings, then what is new and what failed by turns, then what is tried again. */
export function nextLane(choice: Choice, { inRow, paused, crowded, kind, request }: Situation): Next {
  const { closing, fresh, probes, again, groups } = choice
  const closingGroups = groups.filter(closes)
  const untried = closingGroups.filter(([one]) => one && isUntried(one.cell, one.scope))
  const unpaused = [lane(closing), probed(probes.closing), ...untried.map(lane)]
  const others = groups.filter((group) => !closes(group))
  const failing = [again.others, ...others]
  const isNewFirst = request % 2 === 0
  const news = [lane(fresh), probed(probes.others)]
  const halves = [lane(again.others), ...others.map((group) => lane(halfOf(group)))]
  const calm = crowded ? news : isNewFirst ? [...news, ...halves] : [...halves, ...news]
  const closingHalves = [lane(again.closing), ...closingGroups.map((group) => lane(halfOf(group)))]
  const usual = [...unpaused, ...closingHalves, ...calm].filter(isFilled)
  const retries = {
    closing_retry: retryLanes(choice, true, []),
    retry: retryLanes(choice, false, crowded ? halves : []),
  }
  const values = [closing, again.closing, ...closingGroups, fresh, ...(crowded ? [] : failing)]
  const count = values.reduce((sum, some) => sum + some.length, probes.closing.length + probes.others.length)

  // What closes a date does not wait for the service to work again.
  let chosen = unpaused.find(isFilled)
  if (!chosen && !paused && !isRetry(kind)) chosen = (inRow > mostInRow && trial(values, inRow)) || usual[0]
  const more = count > (chosen ? sizeOf(chosen) : 0)
  if (!chosen && !paused && isRetry(kind)) {
    const tried = retries[kind].map((one) => one.values)
    chosen = (inRow > mostInRow && trial(tried, inRow)) || retries[kind][0]
  }
  const isLeft = (lanes: Lane[]) => lanes.some((one) => one !== chosen)
  const moreRetries = { closing_retry: isLeft(retries.closing_retry), retry: isLeft(retries.retry) }
  return { lane: chosen, more, moreRetries }
}

/**
 * What is tried again, to close dates or otherwise. All that channels did not take goes as what closes dates, where any
 * of it does: whatever part of it a channel takes, the rest goes at once.
 */
function retryLanes({ retries, closesAgain, culprits }: Choice, closing: boolean, halves: Lane[]): Lane[] {
  const toChannels = closesAgain === closing ? [lane(retries)] : []
  const rested = culprits.filter((one) => isUrgent(one.field, one.value) === closing)
  return [...toChannels, ...halves, ...resting(rested)].filter(isFilled)
}

/** Nothing goes through: one value finds out whether the service works again, each time another one. */
function trial(values: Sendable[][], inRow: number): Lane | undefined {
  const count = values.reduce((sum, some) => sum + some.length, 0)
  if (count === 0) return undefined
  let place = (inRow - mostInRow - 1) % count
  for (const some of values) {
    const one = some[place]
    if (one) return lane([one])
    place -= some.length
  }
  return undefined
}

/** Culprits go alone, except that after one of them was taken the others are tried together. */
const resting = (culprits: Sendable[]): Lane[] => [
  lane(culprits.filter((one) => groupOf(one) === together)),
  ...culprits.filter((one) => groupOf(one) !== together).map((one) => lane([one])),
]

const lane = (values: Sendable[]): Lane => ({ values, probe: [] })
const probed = (probe: DailyRoomUpdate[]): Lane => ({ values: [], probe })
const sizeOf = ({ values, probe }: Lane) => values.length + probe.length
const isFilled = (one: Lane) => sizeOf(one) > 0

const closes = ([first]: Sendable[]) => first !== undefined && isUrgent(first.field, first.value)
const groupOf = ({ cell, scope }: Sendable) => cell.failed?.[scope]?.group
