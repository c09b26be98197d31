import type { Lane } from '../transactions/record-update.ts'
import { longestPauseMs } from './backoff.ts'
import { datesOf } from './cells.ts'
import type { Handover } from './connector.ts'
import type { Round } from './hand-round.ts'
import type { OutboxParts } from './outbox.ts'
import { type Pending, pendingOf } from './pending.ts'
import { record } from './record-outcomes.ts'
import { fateOf, type LaneMemory } from './refusals.ts'
import type { WaitingCells } from './waiting-cells.ts'

/** Records what became of all that waited in a lane when a round began, step by step: it may be very much. */
export async function recordRound(
  parts: OutboxParts,
  lane: Lane,
  memory: LaneMemory,
  waiting: WaitingCells,
  round: Round,
  from: string,
): Promise<void> {
  const { storage, clock } = parts
  const { newest, cells } = waiting
  const now = clock.now().getTime()
  const waits = (dueAt: number | undefined, message: string | undefined): Handover => ({
    outcome: 'retry',
    message: message ?? round.retry?.message ?? 'It waits until the channel has answered to other dates.',
    afterMs: round.retry?.afterMs ?? (dueAt === undefined ? restMs(round, memory) : Math.max(0, dueAt - now)),
  })
  const decide = (delivery: Pending) => fateOf(memory, cells, delivery, from, waits)
  const toldOf = (deliveries: Pending[]) => {
    const ids = new Set(deliveries.map(({ id }) => id))
    const taken = [...cells.values()].filter(
      ({ key, source }) => ids.has(source) && memory.taken.get(key) === source,
    )
    return datesOf(taken)
  }
  // Only the first counts for when to try again.
  const onlyFirst = round.retry && !round.took && memory.refused.size === 0 && memory.taken.size === 0
  let settled = true
  for (let next = waiting.first; next.length > 0; ) {
    const its = next.filter(({ id }) => id <= newest.id)
    const outcomes = await record(parts, lane, () => its, decide, toldOf)
    settled &&= outcomes.every(({ handover }) => handover.outcome !== 'retry')
    const last = its.at(-1)
    if (onlyFirst || !last || last.id >= newest.id) break
    next = await pendingOf(storage.readInTurns, lane, last.id)
  }
  if (!settled) return
  for (const known of [memory.taken, memory.refused, memory.refusedBefore]) known.clear()
}

/** The pause of what a round did not come to: none while the channel takes something. */
function restMs({ took, unfinished }: Round, { fruitless }: LaneMemory): number {
  return took || !unfinished ? 0 : Math.min(longestPauseMs, 60_000 * 2 ** Math.min(fruitless, 10))
}
