import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, datesOf, halves } from './cells.ts'
import type { ChannelChange, Handover } from './connector.ts'
import { freshOf, knowsSome, type LaneMemory, refuse, take } from './lane-memory.ts'
import { nextNumber } from './next-number.ts'
import type { WaitingCells } from './waiting-cells.ts'

/** What is known after a round. */
export type Round = {
  /** What asks for another attempt later. */
  retry?: Handover & { outcome: 'retry' }
  took: boolean
}

type Parts = {
  storage: Storage
  lane: Lane
  memory: LaneMemory
  /** One attempt. */
  hand: (change: ChannelChange, attempt: number) => Promise<Handover>
  signal: AbortSignal
}

/** Then others have their turn; the rest goes in the next round. */
const mostRequests = 64
/** Of five times halving: a receiver that took none of these parts takes nothing at all. */
const mostInVain = 31

/**
 * Hands over what is neither taken nor refused. What is refused is halved by dates, then by fields, until what must be
 * refused stands alone: all else gets through at once. Every part tells last values only, under a number of its own.
 */
export async function handRound(parts: Parts, waiting: WaitingCells): Promise<Round> {
  const { storage, lane, memory, hand, signal } = parts
  const round: Round = { took: false }
  // A channel may have taken parts of it in a round before.
  let whole = !knowsSome(memory)
  const fresh = freshOf(memory, waiting.cells.values())
  const queue = fresh.length > 0 ? [fresh] : []
  for (let requests = 1; requests <= mostRequests && !signal.aborted; requests += 1) {
    const part = queue.shift()
    if (!part) return round
    const before = memory.lastNumber
    const number = await nextNumber(storage, lane, waiting, memory, whole)
    memory.lastNumber = number
    const attempt = (waiting.first[0]?.attempts ?? 0) + 1
    const handover = await hand(changeOf(lane, waiting, part, number), attempt)
    if (handover.outcome === 'retry') return { ...round, retry: handover }
    if (handover.outcome === 'succeeded') {
      round.took = true
      take(memory, part)
    } else if (number === before) {
      // It may have this number of an attempt whose answer got lost, and refuse but the number.
      queue.unshift(part)
    } else if (!round.took && requests >= mostInVain) {
      for (const cell of [part, ...queue].flat()) refuse(memory, cell, handover.message)
      return round
    } else if (part.length > 1) queue.push(...halves(part))
    else for (const cell of part) refuse(memory, cell, handover.message)
    whole = false
  }
  return round
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
