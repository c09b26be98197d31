import { isDeepStrictEqual } from 'node:util'
import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { ChannelChange, HttpSettings } from './connector.ts'
import { connectorOf, type DeliverParts, type Step } from './deliver.ts'
import { handRound } from './hand-round.ts'
import { httpConnector } from './http.ts'
import type { LaneMemory } from './lane-memory.ts'
import { recordRound } from './record-round.ts'
import { waitingCells } from './waiting-cells.ts'

/**
 * All that waits in a lane goes as one change with the last value of each field: a receiver that was away learns the
 * present state at once, and never an older one.
 */
export async function deliverOverHttp(
  parts: DeliverParts,
  { property }: PropertySetUp,
  connector: HttpSettings,
  lane: Lane,
  memory: LaneMemory,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock, slots, pace } = parts
  const from = today(property.time_zone, clock.moment().earliest)
  const waiting = await waitingCells(storage, lane, from)
  if (!waiting || signal.aborted) return { dueAt: undefined }

  // Receivers check the signature by the time of the world, not by one that was set for a trial.
  const receiver = httpConnector({ ...connector, now: () => new Date() })
  const hand = async (change: ChannelChange, attempt: number) => {
    await pace.turn(connector.url, signal)
    return slots(lane, connector.url, async () => {
      // It may have waited for its turn while the connection was changed.
      if (!isDeepStrictEqual(await connectorOf(parts, lane), connector)) return undefined
      const handover = await receiver.hand(change, attempt, signal)
      if (handover.outcome !== 'succeeded') pace.failed(connector.url)
      return handover
    })
  }
  const retry = await handRound({ storage, lane, memory, hand, signal }, waiting)
  const took = memory.unrecorded.taken.length > 0
  // Stopped in between: nobody knows what became of it, and the next start hands it over again.
  if (signal.aborted && !took) return { dueAt: undefined }
  await recordRound(parts, lane, memory, waiting, retry, from)
  // A channel that went away again in the middle is none that takes everything.
  const recovered = took && !retry && (waiting.first[0]?.attempts ?? 0) > 0
  return { dueAt: clock.now().getTime(), took, recovered }
}
