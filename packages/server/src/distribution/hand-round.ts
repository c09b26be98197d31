import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, datesOf, halves } from './cells.ts'
import type { ChannelChange, Handover } from './connector.ts'
import { nextNumber } from './next-number.ts'
import { type LaneMemory, refuse, take } from './refusals.ts'
import type { WaitingCells } from './waiting-cells.ts'

/** What is known after a round. */
export type Round = {
  /** What asks for another attempt later. */
  retry?: Handover & { outcome: 'retry' }
  took: boolean
  /** More requests were needed than one round may have. */
  unfinished: boolean
}

type Parts = {
  storage: Storage
  lane: Lane
  memory: LaneMemory
  now: () => number
  /** One attempt, when its turn comes. */
  hand: (change: ChannelChange, attempt: number) => Promise<Handover>
  signal: AbortSignal
}

/** More requests in a row would be a burden to a receiver that refuses everything. */
const mostRequests = 64

/**
 * Hands over what is ready. What is refused is halved by dates, then by fields, until what must be refused stands
 * alone: the other dates get through at once. Every part tells last values only, under a number of its own.
 */
export async function handRound(parts: Parts, waiting: WaitingCells, ready: Cell[][]): Promise<Round> {
  const { storage, lane, memory, now, hand, signal } = parts
  const round: Round = { took: false, unfinished: false }
  const queue = ready.filter((part) => part.length > 0)
  // A channel may have taken parts of it in attempts whose rest was refused.
  const wholeAtFirst = queue.length === 1 && memory.refused.size === 0 && memory.taken.size === 0
  for (let requests = 0; ; requests += 1) {
    const part = queue.shift()
    if (!part || signal.aborted) return round
    if (requests === mostRequests) return { ...round, unfinished: true }
    const whole = wholeAtFirst && requests === 0
    const number = await nextNumber(storage, lane, waiting, memory, whole)
    memory.lastNumber = number
    const attempt = (waiting.first[0]?.attempts ?? 0) + 1
    const handover = await hand(changeOf(lane, waiting, part, number), attempt)
    if (handover.outcome === 'retry') {
      for (const { key } of part) {
        const refusal = memory.refused.get(key)
        if (refusal) refusal.dueAt = now() + handover.afterMs
      }
      return { ...round, retry: handover }
    }
    if (handover.outcome === 'succeeded') {
      round.took = true
      take(memory, part)
    } else if (part.length > 1) queue.unshift(...halves(part))
    else for (const cell of part) refuse(memory, cell, handover.message, now())
  }
}

function changeOf(lane: Lane, { newest }: WaitingCells, part: Cell[], number: number): ChannelChange {
  const { update_id, name, rate_code, inv_code, created_at } = newest
  return {
    property: lane.hr_id,
    channel: lane.channel_code,
    delivery_id: number,
    transaction_id: String(update_id),
    mapping_code: lane.mapping_code,
    name,
    rate_code,
    inv_code,
    created_at,
    dates: datesOf(part).map(({ stop_sale, cta, ctd, ...values }) => ({
      ...values,
      ...(stop_sale !== undefined && { stop_sale: Boolean(stop_sale) }),
      ...(cta !== undefined && { cta: Boolean(cta) }),
      ...(ctd !== undefined && { ctd: Boolean(ctd) }),
    })),
  }
}
