import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { Lane } from '../transactions/record-update.ts'
import { longestPauseMs } from './backoff.ts'
import type { Cell } from './cells.ts'
import type { ChannelChange, HttpSettings } from './connector.ts'
import type { Step } from './deliver.ts'
import { dueTime } from './due-time.ts'
import { handRound } from './hand-round.ts'
import { httpConnector } from './http.ts'
import type { OutboxParts } from './outbox.ts'
import { recordRound } from './record-round.ts'
import { type LaneMemory, ready } from './refusals.ts'
import { waitingCells } from './waiting-cells.ts'

/**
 * All that waits in a lane goes as one change with the last value of each field: a receiver that was away learns the
 * present state at once, and never an older one.
 */
export async function deliverOverHttp(
  parts: OutboxParts,
  { property }: PropertySetUp,
  connector: HttpSettings,
  lane: Lane,
  memory: LaneMemory,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock } = parts
  const now = () => clock.now().getTime()
  const from = today(property.time_zone, clock.now())
  const waiting = await waitingCells(storage.readInTurns, lane, from)
  if (!waiting || signal.aborted) return { dueAt: undefined }

  const { fresh, again, next } = ready(memory, waiting.cells.values(), now())
  const freshAt = memory.refused.size + memory.taken.size > 0 ? dueOf(fresh, now()) : now()
  const due = [freshAt <= now() ? fresh : [], again]
  const open = fresh.length > 0 || next !== undefined
  if (open && due.flat().length === 0)
    return { dueAt: Math.min(fresh.length > 0 ? freshAt : Number.POSITIVE_INFINITY, next ?? freshAt) }

  // Receivers check the signature by the time of the world, not by one that was set for a trial.
  const receiver = httpConnector({ ...connector, now: () => new Date() })
  const hand = (change: ChannelChange, attempt: number) => receiver.hand(change, attempt, signal)
  const refusedSome = memory.refused.size > 0
  const round = await handRound({ storage, lane, memory, now, hand, signal }, waiting, due)
  // Stopped in between: nobody knows what became of it, and the next start hands it over again.
  if (signal.aborted && !round.took) return { dueAt: undefined }
  memory.fruitless = round.unfinished && !round.took ? memory.fruitless + 1 : 0
  await recordRound(parts, lane, memory, waiting, round, from)
  // A channel that went away again in the middle is none that takes everything.
  const took = round.took && !round.retry
  const recovered = took && !refusedSome && (waiting.first[0]?.attempts ?? 0) > 0
  return { dueAt: now(), took, recovered }
}

/** When what was not refused goes: at once, unless the oldest of it waits for another attempt. */
function dueOf(fresh: Cell[], now: number): number {
  const [oldest] = fresh.toSorted((one, other) => one.source - other.source)
  return oldest ? dueTime(oldest.dueAt, now, longestPauseMs) : now
}
