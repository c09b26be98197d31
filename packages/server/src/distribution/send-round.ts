import { type CalendarField, calendarFields } from '@innwire/types'
import type { DateValues, Values } from '../calendar/changes.ts'
import type { CalendarValues, ChannelChange, DeliveryOutcome } from '../connectors/connector.ts'
import { takeNumbers } from '../storage/sequence.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, datesOf, type WaitingCells } from './cells.ts'
import { bringUpToDate, nextPart, noteCrashed, noteRefused, noteTaken, putBack } from './isolate.ts'
import { isSettled, knowsSome, type LaneMemory, nameOf, refuse, take } from './lane-memory.ts'
import type { OutboxParts } from './outbox.ts'

/** An outcome that asks for another attempt later. */
export type Retry = DeliveryOutcome & { outcome: 'retry' }

type Parts = Pick<OutboxParts, 'storage' | 'claim'> & {
  lane: Lane
  memory: LaneMemory
  /** One attempt when its turn comes; undefined where the connection was changed meanwhile. */
  deliver: (change: ChannelChange, attempt: number) => Promise<DeliveryOutcome | undefined>
  signal: AbortSignal
}

/** After so many requests, outcomes are recorded and newer changes have their turn. */
const mostRequests = 16

/**
 * Sends what is neither accepted nor refused yet: first all of it as one change, then what was refused in smaller parts,
 * until single values are refused. Every part has last values only, and a number of its own. What is accepted or refused
 * is progress: the backoff starts anew.
 * @returns what asks for another attempt later
 */
export async function sendRound(parts: Parts, waiting: WaitingCells): Promise<Retry | undefined> {
  const { lane, memory, deliver, signal } = parts
  const { left } = memory
  const inParts = new Set([...left.next, ...left.rest].flat().map((cell) => nameOf(cell.source, cell)))
  const fresh = [...waiting.cells.values()].filter((cell) => {
    const name = nameOf(cell.source, cell)
    return !inParts.has(name) && !isSettled(memory, name)
  })
  // A channel may have accepted parts of it in an earlier round.
  let whole = inParts.size === 0 && !knowsSome(memory)
  bringUpToDate(left, fresh, ({ key, source }) => waiting.cells.get(key)?.source === source)
  for (let requests = 0; requests < mostRequests && !signal.aborted; requests += 1) {
    const part = nextPart(left)
    if (!part) return undefined
    const before = memory.lastNumber
    const number = await numberFor(parts, lane, waiting, memory, whole)
    memory.lastNumber = number
    const attempts = memory.inVain ?? waiting.first[0]?.attempts ?? 0
    const { forgotten } = memory
    const result = await deliver(changeOf(lane, waiting, part, number), attempts + 1)
    const refused = (cells: Cell[], message: string) => {
      for (const cell of cells) refuse(memory, cell, message)
    }
    const crashed = result?.outcome === 'retry' && result.crashed && noteCrashed(left, part, attempts)
    if (crashed) refused(crashed, result.message)
    else if (!result || result.outcome === 'retry') {
      if (!whole) putBack(left, part)
      memory.crashed = result?.crashed ?? false
      if (result && forgotten !== memory.forgotten)
        return { outcome: 'retry', message: result.message, afterMs: 0 }
      if (result) memory.inVain = attempts + 1
      return result
    } else {
      memory.inVain = 0
      memory.crashed = false
      if (result.outcome === 'succeeded') {
        take(memory, part)
        noteTaken(left, part)
      } else if (number !== before) refused(noteRefused(left, part), result.message)
      // Under the number of an attempt whose answer was lost, it may have refused only the number.
      else putBack(left, part)
    }
    whole = false
  }
  return undefined
}

/**
 * The number under which a change is sent: that of its newest delivery, or a new one where it is only a part, or where a
 * higher one may have been sent. A receiver ignores a number that it has already.
 */
async function numberFor(
  { storage, claim }: Pick<Parts, 'storage' | 'claim'>,
  lane: Lane,
  { newest }: WaitingCells,
  { lastNumber }: LaneMemory,
  whole: boolean,
): Promise<number> {
  if (whole && newest.id >= lastNumber) return newest.id
  return storage.write(async (database) => {
    await claim?.expect(database)
    return takeNumbers(database, lane.hr_id, 1)
  }, lane.hr_id)
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
    dates: datesOf(part).map(toldDate),
  }
}

/** What a channel is told of each field; one that is not here does not compile. */
const asTold: {
  [Field in CalendarField]: (value: Required<Values>[Field]) => Required<CalendarValues>[Field]
} = {
  availability: (value) => value,
  price: (value) => value,
  min_stay: (value) => value,
  stop_sale: Boolean,
  cta: Boolean,
  ctd: Boolean,
}

function toldDate(values: DateValues): CalendarValues {
  const told: CalendarValues = { date: values.date }
  const tell = <Field extends CalendarField>(field: Field) => {
    const value = values[field]
    if (value !== undefined) told[field] = asTold[field](value as Required<Values>[Field])
  }
  calendarFields.forEach(tell)
  return told
}
