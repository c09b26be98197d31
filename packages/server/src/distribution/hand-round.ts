import type { Storage } from '../storage/open-storage.ts'
import { takeNumbers } from '../storage/sequence.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, datesOf } from './cells.ts'
import type { ChannelChange, Handover } from './connector.ts'
import { isSettled, knowsSome, type LaneMemory, nameOf, refuse, take } from './lane-memory.ts'
import { bringUpToDate, nextPart, noteCrashed, noteRefused, noteTaken, putBack } from './narrow-down.ts'
import type { WaitingCells } from './waiting-cells.ts'

/** What asks for another attempt later. */
export type Retry = Handover & { outcome: 'retry' }

type Parts = {
  storage: Storage
  lane: Lane
  memory: LaneMemory
  /** One attempt when its turn comes; undefined where the connection was changed meanwhile. */
  hand: (change: ChannelChange, attempt: number) => Promise<Handover | undefined>
  signal: AbortSignal
}

/** Then what became of it is recorded, and what came since has its turn. */
const mostRequests = 16

/**
 * Hands over what is neither taken nor refused: all of it as one change at first, and what is refused in smaller parts,
 * until what must be refused stands alone. Every part tells last values only, under a number of its own. What is taken
 * or refused is progress: the pauses begin anew.
 * @returns what asks for another attempt later
 */
export async function handRound(parts: Parts, waiting: WaitingCells): Promise<Retry | undefined> {
  const { storage, lane, memory, hand, signal } = parts
  const { left } = memory
  const inParts = new Set([...left.next, ...left.rest].flat().map((cell) => nameOf(cell.source, cell)))
  const fresh = [...waiting.cells.values()].filter((cell) => {
    const name = nameOf(cell.source, cell)
    return !inParts.has(name) && !isSettled(memory, name)
  })
  // A channel may have taken parts of it in a round before.
  let whole = inParts.size === 0 && !knowsSome(memory)
  bringUpToDate(left, fresh, ({ key, source }) => waiting.cells.get(key)?.source === source)
  for (let requests = 0; requests < mostRequests && !signal.aborted; requests += 1) {
    const part = nextPart(left)
    if (!part) return undefined
    const before = memory.lastNumber
    const number = await numberFor(storage, lane, waiting, memory, whole)
    memory.lastNumber = number
    const attempts = memory.inVain ?? waiting.first[0]?.attempts ?? 0
    const handover = await hand(changeOf(lane, waiting, part, number), attempts + 1)
    const refused = (cells: Cell[], message: string) => {
      for (const cell of cells) refuse(memory, cell, message)
    }
    const crashed = handover?.outcome === 'retry' && handover.crashed && noteCrashed(left, part, attempts)
    if (crashed) refused(crashed, handover.message)
    else if (!handover || handover.outcome === 'retry') {
      if (!whole) putBack(left, part)
      if (handover) memory.inVain = attempts + 1
      memory.crashed = handover?.crashed ?? false
      return handover
    } else {
      memory.inVain = 0
      memory.crashed = false
      if (handover.outcome === 'succeeded') {
        take(memory, part)
        noteTaken(left, part)
      } else if (number !== before) refused(noteRefused(left, part), handover.message)
      // With a number that it has of an attempt whose answer got lost, it may refuse but the number.
      else putBack(left, part)
    }
    whole = false
  }
  return undefined
}

/**
 * The number under which a change goes out: that of the newest delivery in it, or a new one where it tells only a
 * part, or where a higher one may have been sent. A receiver that has a number already takes no more under it.
 */
async function numberFor(
  storage: Storage,
  lane: Lane,
  { newest }: WaitingCells,
  { lastNumber }: LaneMemory,
  whole: boolean,
): Promise<number> {
  if (whole && newest.id >= lastNumber) return newest.id
  return storage.write((database) => takeNumbers(database, lane.hr_id, 1), lane.hr_id)
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
