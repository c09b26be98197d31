import { type Cell, cellsOf, type DateField } from './cells.ts'
import type { Handover } from './connector.ts'
import { type NarrowingDown, nothingLeft } from './narrow-down.ts'
import type { Pending } from './pending.ts'
import { noteSettled, type Retelling, retellingAt } from './retelling.ts'

/**
 * What is known of a lane while something waits in it. Nothing of it is stored: after a restart all that is not
 * settled goes once more, which costs some requests and tells the same values.
 */
export type LaneMemory = {
  /** The highest number that may have been sent. */
  lastNumber: number
  /** Attempts in a row with which it neither took nor refused anything; undefined where nobody has counted yet. */
  inVain: number | undefined
  /** Whether it crashed over the last: what comes later need not wait for that. */
  crashed: boolean
  /** The values that the receiver took, and those that it refused with what it said, by their names. */
  taken: Set<string>
  refused: Map<string, string>
  /** Of these, what is not recorded yet: on a full disk nothing can be. */
  unrecorded: { taken: Cell[]; refused: Cell[] }
  left: NarrowingDown
  retelling: Retelling
}

/** @param lastNumber after a start nobody knows what was sent before: Infinity */
export const laneMemory = (lastNumber = 0): LaneMemory => ({
  lastNumber,
  inVain: undefined,
  crashed: false,
  taken: new Set(),
  refused: new Map(),
  unrecorded: { taken: [], refused: [] },
  left: nothingLeft(),
  retelling: retellingAt(undefined),
})

/** After its connection was changed: the receiver may be another one, and take what it refused. */
export function forget(memory: LaneMemory) {
  forgetValues(memory)
  memory.lastNumber = Number.POSITIVE_INFINITY
  memory.inVain = 0
  const { at, counted } = memory.retelling
  memory.retelling = { ...retellingAt(at && 0), counted }
}

function forgetValues(memory: LaneMemory) {
  memory.taken.clear()
  memory.refused.clear()
  memory.unrecorded = { taken: [], refused: [] }
  memory.left = nothingLeft()
}

/** Keeps that a value was refused. */
export function refuse(memory: LaneMemory, cell: Cell, message: string) {
  memory.refused.set(nameOf(cell.source, cell), message)
  memory.unrecorded.refused.push(cell)
}

/** Keeps that values were taken. */
export function take(memory: LaneMemory, cells: Cell[]) {
  for (const cell of cells) memory.taken.add(nameOf(cell.source, cell))
  memory.unrecorded.taken.push(...cells)
}

/** Whether parts of what waits are taken or refused already. */
export const knowsSome = ({ taken, refused }: LaneMemory): boolean => taken.size + refused.size > 0

/** Forgets what was taken and refused when all of it is recorded, and says when what was refused is told again. */
export function settleAll(memory: LaneMemory, now: number) {
  const { retelling, taken, refused } = memory
  noteSettled(retelling, now, taken.size > 0, refused.size > 0)
  forgetValues(memory)
}

/**
 * What became of a delivery by what became of its values. A value that a newer one took the place of before it was
 * handed over shares the fate of the newer one.
 * @param held the values of older deliveries that are not settled. A newer one of the same waits with them, or the older
 *   would be the last that waits, and be handed over after it.
 * @returns undefined while a value of it is not settled
 */
export function fateOf(
  memory: LaneMemory,
  cells: Map<string, Cell>,
  { id, dates, error_message }: Pending,
  from: string,
  held: Set<string>,
): Handover | undefined {
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
