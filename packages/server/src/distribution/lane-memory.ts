import type { DeliveryOutcome } from '../connectors/connector.ts'
import { type Cell, cellsOf, type DateField } from './cells.ts'
import { type Isolation, nothingLeft } from './isolate.ts'
import type { Pending } from './pending.ts'
import { noteSettled, type ResendSchedule, resendScheduleAt } from './resend-schedule.ts'

/**
 * What is known of a lane while something waits in it. It is not stored: after a restart all that is not settled is sent
 * once more, which costs some requests with the same values.
 */
export type LaneMemory = {
  /** The highest number that may have been sent. */
  lastNumber: number
  /** Attempts in a row that brought neither acceptance nor refusal; undefined where none was counted yet. */
  inVain: number | undefined
  /** Whether the receiver crashed over the last attempt: newer changes need not wait for that one. */
  crashed: boolean
  /** The values that the receiver accepted, and those that it refused with its message, by their names. */
  taken: Set<string>
  refused: Map<string, string>
  /** Of these, what is not recorded yet: on a full disk nothing can be written. */
  unrecorded: { taken: Cell[]; refused: Cell[] }
  left: Isolation
  /** How often everything was forgotten: an attempt from before that says nothing of how long to wait now. */
  forgotten: number
  resend: ResendSchedule
}

/** @param lastNumber Infinity after a start: nobody knows what was sent before */
export const laneMemory = (lastNumber = 0): LaneMemory => ({
  lastNumber,
  inVain: undefined,
  crashed: false,
  taken: new Set(),
  refused: new Map(),
  unrecorded: { taken: [], refused: [] },
  left: nothingLeft(),
  forgotten: 0,
  resend: resendScheduleAt(undefined),
})

/** Forgets what a receiver refused and accepted, when its connection was changed or all is to be sent again: it may be another one. */
export function forget(memory: LaneMemory) {
  forgetValues(memory)
  memory.lastNumber = Number.POSITIVE_INFINITY
  memory.inVain = 0
  memory.forgotten += 1
  const { at, counted } = memory.resend
  memory.resend = { ...resendScheduleAt(at && 0), counted }
}

function forgetValues(memory: LaneMemory) {
  memory.taken.clear()
  memory.refused.clear()
  memory.unrecorded = { taken: [], refused: [] }
  memory.left = nothingLeft()
}

export function refuse(memory: LaneMemory, cell: Cell, message: string) {
  memory.refused.set(nameOf(cell.source, cell), message)
  memory.unrecorded.refused.push(cell)
}

export function take(memory: LaneMemory, cells: Cell[]) {
  for (const cell of cells) memory.taken.add(nameOf(cell.source, cell))
  memory.unrecorded.taken.push(...cells)
}

/** Whether parts of what waits are accepted or refused already. */
export const knowsSome = ({ taken, refused }: LaneMemory): boolean => taken.size + refused.size > 0

/** Forgets all outcomes when they are recorded, and schedules when what was refused is sent again. */
export function settleAll(memory: LaneMemory, now: number) {
  const { resend, taken, refused } = memory
  noteSettled(resend, now, taken.size > 0, refused.size > 0)
  forgetValues(memory)
}

/**
 * What became of a delivery, by its values. A value that was superseded before it was sent has the outcome of the newer one.
 * @param held the values of older deliveries that are not settled. A newer delivery of the same values waits with them:
 *   otherwise the older one would be sent after it.
 * @returns undefined while a value of it is not settled
 */
export function fateOf(
  memory: LaneMemory,
  cells: Map<string, Cell>,
  { id, dates, error_message }: Pending,
  from: string,
  held: Set<string>,
): DeliveryOutcome | undefined {
  if (dates.length > 0 && dates.every(({ date }) => date < from))
    return { outcome: 'failed', message: `${error_message ?? ''} Given up: all its dates are over.`.trim() }
  const its = dates.flatMap((values) => cellsOf(values, from))
  const settledName = (cell: DateField) =>
    [nameOf(id, cell), nameOf(cells.get(cell.key)?.source ?? id, cell)].find((name) =>
      isSettled(memory, name),
    )
  if (its.some((cell) => held.has(cell.key) || settledName(cell) === undefined)) {
    for (const { key } of its) held.add(key)
    return undefined
  }
  const said = (cell: DateField) => memory.refused.get(settledName(cell) ?? '')
  const refused = its.filter((cell) => said(cell) !== undefined)
  const [first] = refused
  if (!first) return { outcome: 'succeeded' }
  return { outcome: 'failed', message: `${said(first)} ${placesOf(refused, its.length)}` }
}

export const isSettled = ({ taken, refused }: LaneMemory, name: string) =>
  taken.has(name) || refused.has(name)

export const nameOf = (source: number, { key }: Pick<Cell, 'key'>) => `${source} ${key}`

/** Which values of a change were refused. */
function placesOf([first, ...others]: DateField[], number: number): string {
  const and = others.length === 0 ? '' : ` and ${others.length} more`
  const rest = others.length + 1 === number ? '' : ', and took the rest'
  return `It refused ${first?.field} of ${first?.date}${and}${rest}.`
}
