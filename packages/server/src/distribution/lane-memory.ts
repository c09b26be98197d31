import { type Cell, cellsOf, type DateField } from './cells.ts'
import type { Handover } from './connector.ts'
import { type NarrowingDown, nothingLeft } from './narrow-down.ts'
import type { Pending } from './pending.ts'

/**
 * What is known of a lane while something waits in it. Nothing of it is stored: after a restart all that is not
 * settled goes once more, which costs some requests and tells the same values.
 */
export type LaneMemory = {
  /** The highest number that may have been sent. */
  lastNumber: number
  /** The values that the receiver took, and those that it refused with what it said, by their names. */
  taken: Set<string>
  refused: Map<string, string>
  left: NarrowingDown
  /** When what was refused is told again, as the calendar is then, in epoch milliseconds. */
  retellAt: number | undefined
  /** How often that was done. */
  retold: number
}

/** @param lastNumber after a start nobody knows what was sent before: Infinity */
export const laneMemory = (lastNumber = 0): LaneMemory => ({
  lastNumber,
  taken: new Set(),
  refused: new Map(),
  left: nothingLeft(),
  retellAt: undefined,
  retold: 0,
})

/** After its connection was changed: the receiver may be another one, and take what it refused. */
export function forget(memory: LaneMemory) {
  forgetValues(memory)
  memory.lastNumber = Number.POSITIVE_INFINITY
  memory.retold = 0
  if (memory.retellAt !== undefined) memory.retellAt = 0
}

function forgetValues(memory: LaneMemory) {
  memory.taken.clear()
  memory.refused.clear()
  memory.left = nothingLeft()
}

/** A refusal may have been a moment's, of a gateway or of a room that was not ready; later, once a day does. */
const retellAfterMs = [60_000, 900_000]
/** Further ahead it is only by a clock that was set back. */
export const longestRetellMs = Math.max(...retellAfterMs)

/** Keeps that a value was refused. */
export function refuse(memory: LaneMemory, cell: Cell, message: string) {
  memory.refused.set(nameOf(cell.source, cell), message)
}

/** Keeps that values were taken. */
export function take(memory: LaneMemory, cells: Cell[]) {
  for (const cell of cells) memory.taken.add(nameOf(cell.source, cell))
}

/** Whether parts of what waits are taken or refused already. */
export const knowsSome = ({ taken, refused }: LaneMemory): boolean => taken.size + refused.size > 0

/** Forgets what was taken and refused when all of it is recorded, and says when what was refused is told again. */
export function settleAll(memory: LaneMemory, now: number) {
  const pauseMs = retellAfterMs[memory.retold]
  if (memory.refused.size > 0 && memory.retellAt === undefined && pauseMs !== undefined) {
    memory.retellAt = now + pauseMs
    memory.retold += 1
  }
  forgetValues(memory)
}

/**
 * What became of a delivery by what became of its values. A value that a newer one took the place of before it was
 * handed over shares the fate of the newer one.
 * @returns undefined while a value of it is not settled
 */
export function fateOf(
  memory: LaneMemory,
  cells: Map<string, Cell>,
  { id, dates, error_message }: Pending,
  from: string,
): Handover | undefined {
  if (dates.length > 0 && dates.every(({ date }) => date < from))
    return { outcome: 'failed', message: `${error_message ?? ''} Given up: all its dates are over.`.trim() }
  const refused: DateField[] = []
  let message: string | undefined
  let number = 0
  for (const values of dates)
    for (const cell of cellsOf(values, from)) {
      number += 1
      const own = nameOf(id, cell)
      const name = isSettled(memory, own) ? own : nameOf(cells.get(cell.key)?.source ?? id, cell)
      if (!isSettled(memory, name)) return undefined
      const said = memory.refused.get(name)
      if (said === undefined) continue
      message ??= said
      refused.push(cell)
    }
  if (message === undefined) return { outcome: 'succeeded' }
  return { outcome: 'failed', message: `${message} ${placesOf(refused, number)}` }
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
