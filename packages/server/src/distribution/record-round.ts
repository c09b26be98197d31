import type { Lane } from '../transactions/record-update.ts'
import { datesOf } from './cells.ts'
import type { Handover } from './connector.ts'
import type { Round } from './hand-round.ts'
import { fateOf, isTaken, knowsSome, type LaneMemory, settleAll } from './lane-memory.ts'
import type { OutboxParts } from './outbox.ts'
import { type Pending, pendingOf } from './pending.ts'
import { record } from './record-outcomes.ts'
import type { WaitingCells } from './waiting-cells.ts'

/** Records what became of all that waited in a lane when a round began, step by step: it may be very much. */
export async function recordRound(
  parts: OutboxParts,
  lane: Lane,
  memory: LaneMemory,
  { first, newest, cells }: WaitingCells,
  { retry }: Round,
  from: string,
): Promise<void> {
  const { storage, clock } = parts
  const waits = (): Handover => retry ?? { outcome: 'retry', message: 'The rest of it follows.', afterMs: 0 }
  const decide = (delivery: Pending) => fateOf(memory, cells, delivery, from, waits)
  const toldOf = (deliveries: Pending[]) => {
    const ids = new Set(deliveries.map(({ id }) => id))
    return datesOf([...cells.values()].filter((cell) => ids.has(cell.source) && isTaken(memory, cell)))
  }
  // Only the first counts for when to try again.
  const onlyFirst = retry && !knowsSome(memory)
  let settled = true
  for (let next = first; next.length > 0; ) {
    const its = next.filter(({ id }) => id <= newest.id)
    const outcomes = await record(parts, lane, () => its, decide, toldOf)
    settled &&= outcomes.every(({ handover }) => handover.outcome !== 'retry')
    const last = its.at(-1)
    if (onlyFirst || !last || last.id >= newest.id) break
    next = await pendingOf(storage.readInTurns, lane, last.id)
  }
  if (settled) settleAll(memory, clock.now().getTime())
}
