import type { DeliveryOutcome } from '../connectors/connector.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, datesOf, type WaitingCells } from './cells.ts'
import { fateOf, knowsSome, type LaneMemory, settleAll } from './lane-memory.ts'
import type { OutboxParts } from './outbox.ts'
import { type Pending, pendingOf, stillWaiting } from './pending.ts'
import { record } from './record-outcomes.ts'
import type { Retry } from './send-round.ts'

/**
 * Records what became of all that waited in a lane when a round began, in batches. Of what still waits, the first delivery
 * keeps when to try again.
 */
export async function recordRound(
  parts: OutboxParts,
  lane: Lane,
  memory: LaneMemory,
  { first, newest, cells }: WaitingCells,
  retry: Retry | undefined,
  from: string,
): Promise<void> {
  const { storage, clock } = parts
  const { taken, refused } = memory.unrecorded
  const [takenOf, refusedOf] = [taken, refused].map((its) => Map.groupBy(its, ({ source }) => source))
  const cellsFrom = (its: Map<number, Cell[]> | undefined, deliveries: Pending[]) =>
    deliveries.flatMap(({ id }) => its?.get(id) ?? [])
  const held = new Set<string>()
  let toTryAgain = retry
  let settled = true
  for (let next = first; next.length > 0; ) {
    const its = next.filter(({ id }) => id <= newest.id)
    const fates = new Map<number, DeliveryOutcome>()
    for (const delivery of its) {
      const fate = fateOf(memory, cells, delivery, from, held) ?? toTryAgain
      if (fate) fates.set(delivery.id, fate)
      if (fate === toTryAgain) toTryAgain = undefined
      settled &&= fate !== undefined && fate !== retry
      await storage.turnInBackground()
    }
    const concerned = its.filter(({ id }) => fates.has(id) || takenOf?.has(id) || refusedOf?.has(id))
    if (concerned.length > 0)
      await record(parts, lane, {
        dueOf: (database) => stillWaiting(database, lane, concerned),
        decide: ({ id }) => fates.get(id),
        toldOf: (due) => datesOf(cellsFrom(takenOf, due)),
        refusedOf: (due) => cellsFrom(refusedOf, due),
      })
    const last = its.at(-1)
    // The receiver is down: none of the others is settled.
    if ((retry && !knowsSome(memory)) || !last || last.id >= newest.id) break
    next = await pendingOf(storage.readInBackground, lane, last.id)
  }
  memory.unrecorded = { taken: [], refused: [] }
  if (settled) settleAll(memory, clock.now().getTime())
}
