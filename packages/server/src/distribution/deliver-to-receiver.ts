import type { ChannelChange, Route } from '../connectors/connector.ts'
import { today } from '../dates.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Lane } from '../transactions/record-update.ts'
import { waitingCells } from './cells.ts'
import type { DeliverParts, Step } from './deliver.ts'
import type { LaneMemory } from './lane-memory.ts'
import { recordRound } from './record-round.ts'
import { sendRound } from './send-round.ts'

/** Where changes go, and whether the connection is still this one. */
type Receiver = Extract<Route, { by: 'receiver' }> & { isPresent(): Promise<boolean> }

/**
 * Sends all that waits in a lane as one change with the last value of each field: a receiver that was down gets the present
 * state at once, and never an older one.
 */
export async function deliverToReceiver(
  parts: DeliverParts,
  { property }: PropertySetUp,
  { url, connect, isPresent }: Receiver,
  lane: Lane,
  memory: LaneMemory,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock, slots, pace, tracing, claim } = parts
  const from = today(property.time_zone, clock.moment().earliest)
  const waiting = await waitingCells(storage, lane, from)
  if (!waiting || signal.aborted) return { dueAt: undefined }

  const connector = connect(clock.world)
  const deliver = async (change: ChannelChange, attempt: number) => {
    await pace.turn(url, signal)
    return slots(lane, url, async () => {
      // The connection may have been changed while this waited for its turn.
      if (!(await isPresent())) return undefined
      // This process may have been paused. Where it still sends too late, the number of the change says so.
      claim?.expectLease()
      const send = (headers = {}) => connector.deliver(change, attempt, signal, headers)
      const result = await (tracing ? tracing.deliver(lane, change, attempt, send) : send())
      if (result.outcome !== 'succeeded') pace.failed(url)
      return result
    })
  }
  const retry = await sendRound({ storage, claim, lane, memory, deliver, signal }, waiting)
  const took = memory.unrecorded.taken.length > 0
  // The server stops: nobody knows what became of it, and the next start sends it again.
  if (signal.aborted && !took) return { dueAt: undefined }
  await recordRound(parts, lane, memory, waiting, retry, from)
  // A channel that failed again in the middle has not recovered.
  const recovered = took && !retry && (waiting.first[0]?.attempts ?? 0) > 0
  return { dueAt: clock.now().getTime(), took, recovered }
}
