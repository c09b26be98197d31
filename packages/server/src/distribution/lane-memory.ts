import { type Cell, cellsOf, type DateField } from './cells.ts'
import type { Handover } from './connector.ts'
import type { Pending } from './pending.ts'

/**
 * What is known of a lane while something waits in it. Nothing of it is stored: after a restart all that is not
 * settled goes once more, which costs some requests and tells the same values.
 */
export type LaneMemory = {
  /** The highest number that was sent. */
  lastNumber: number | undefined
  /** The values that the receiver took, and those that it refused alone with what it said, by their names. */
  taken: Set<string>
  refused: Map<string, string>
  /** When what was refused is told again, as the calendar is then, in epoch milliseconds. */
  retellAt: number | undefined
  /** How often that was done. */
  retold: number
}

export const laneMemory = (): LaneMemory => ({
  lastNumber: undefined,
  taken: new Set(),
  refused: new Map(),
  retellAt: undefined,
  retold: 0,
})

/** The receiver may be another one, and take what it refused; and what waits may be older after a restore. */
export function forget(memory: LaneMemory) {
  memory.lastNumber = Number.POSITIVE_INFINITY
  memory.taken.clear()
  memory.refused.clear()
  if (memory.retellAt !== undefined) memory.retellAt = 0
}

/** A refusal may have been a moment's, of a gateway or of a room that was not ready; later, once a day does. */
const retellAfterMs = [60_000, 900_000]
/** Further ahead it is only by a clock that was set back. */
export const longestRetellMs = Math.max(...retellAfterMs)

/** Keeps that a value was refused alone. */
export function refuse(memory: LaneMemory, cell: Cell, message: string) {
  memory.refused.set(nameOf(cell.source, cell), message)
}

/** Keeps that values were taken. */
export function take(memory: LaneMemory, cells: Cell[]) {
  for (const cell of cells) memory.taken.add(nameOf(cell.source, cell))
}

/** What was neither taken nor refused yet. */
export const freshOf = (memory: LaneMemory, cells: Iterable<Cell>): Cell[] =>
  [...cells].filter((cell) => !isSettled(memory, nameOf(cell.source, cell)))

export const isTaken = ({ taken }: LaneMemory, cell: Cell): boolean => taken.has(nameOf(cell.source, cell))

/** Whether parts of what waits are taken or refused already. */
export const knowsSome = ({ taken, refused }: LaneMemory): boolean => taken.size + refused.size > 0

/** Forgets what was taken and refused when all of it is recorded, and says when what was refused is told again. */
export function settleAll(memory: LaneMemory, now: number) {
  const pauseMs = retellAfterMs[memory.retold]
  if (memory.refused.size > 0 && memory.retellAt === undefined && pauseMs !== undefined) {
    memory.retellAt = now + pauseMs
    memory.retold += 1
  }
  memory.taken.clear()
  memory.refused.clear()
}

/**
 * What became of a delivery by what became of its values. A value that a newer one took the place of before it was
 * handed over shares the fate of the newer one.
 * @param waits what is recorded while a value of it is not settled
 */
export function fateOf(
  memory: LaneMemory,
  cells: Map<string, Cell>,
  { id, dates, error_message }: Pending,
  from: string,
  waits: () => Handover,
): Handover {
  if (dates.length > 0 && dates.every(({ date }) => date < from))
    return { outcome: 'failed', message: `${error_message ?? ''} Given up: all its dates are over.`.trim() }
  const its = dates.flatMap((values) => cellsOf(values, from))
  const names = its.map((cell) => {
    const own = nameOf(id, cell)
    return isSettled(memory, own) ? own : nameOf(cells.get(cell.key)?.source ?? id, cell)
  })
  if (!names.every((name) => isSettled(memory, name))) return waits()
  const refused = its.filter((_, index) => memory.refused.has(names[index] ?? ''))
  const message = names.flatMap((name) => memory.refused.get(name) ?? [])[0]
  if (message === undefined) return { outcome: 'succeeded' }
  return {
    outcome: 'failed',
    message: refused.length === its.length ? message : `${message} ${apart(refused)}`,
  }
}

const isSettled = ({ taken, refused }: LaneMemory, name: string) => taken.has(name) || refused.has(name)

const nameOf = (source: number, { key }: Pick<Cell, 'key'>) => `${source} ${key}`

/** Which part of a change was refused. */
function apart([first, ...others]: DateField[]): string {
  const and = others.length === 0 ? '' : ` and ${others.length} more`
  return `It refused ${first?.field} of ${first?.date}${and}, and took the rest.`
}
