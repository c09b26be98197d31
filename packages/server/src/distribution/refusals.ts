import { type Cell, cellsOf } from './cells.ts'
import type { Handover } from './connector.ts'
import type { Pending } from './pending.ts'

/** What a receiver refused by itself, and when it is handed over again. */
type Refusal = { source: number; message: string; times: number; dueAt: number }

/**
 * What is known of a lane while something waits in it. Nothing of it is stored: after a restart all that is not
 * settled goes once more, which costs some requests and tells the same values.
 */
export type LaneMemory = {
  /** The highest number that was sent. */
  lastNumber: number | undefined
  /** By cell the delivery whose value the receiver took. */
  taken: Map<string, number>
  refused: Map<string, Refusal>
  /** What was said to values that were refused, also where a newer one has taken the place of one since. */
  refusedBefore: Map<string, string>
  /** Rounds one after another in which everything was refused. */
  fruitless: number
}

export const laneMemory = (): LaneMemory => ({
  lastNumber: undefined,
  taken: new Map(),
  refused: new Map(),
  refusedBefore: new Map(),
  fruitless: 0,
})

/** Nothing is known any more, but that some number was sent. */
export const forgotten = (): LaneMemory => ({ ...laneMemory(), lastNumber: Number.POSITIVE_INFINITY })

/** After these pauses, twenty minutes together, a refusal is final: one second of a faulty gateway must not be. */
const pausesMs = [60_000, 300_000, 840_000]
const longestMs = Math.max(...pausesMs)

/** Keeps that a cell was refused alone. */
export function refuse({ refused, refusedBefore }: LaneMemory, cell: Cell, message: string, now: number) {
  const before = refused.get(cell.key)
  const times = before?.source === cell.source ? before.times + 1 : 1
  refused.set(cell.key, {
    source: cell.source,
    message,
    times,
    dueAt: now + (pausesMs[times - 1] ?? 0),
  })
  refusedBefore.set(nameOf(cell), message)
}

/** Keeps that cells were taken. */
export function take({ taken, refusedBefore }: LaneMemory, cells: Cell[]) {
  for (const cell of cells) {
    taken.set(cell.key, cell.source)
    refusedBefore.delete(nameOf(cell))
  }
}

const nameOf = ({ key, source }: Pick<Cell, 'key' | 'source'>) => `${source} ${key}`

type CellState =
  | { state: 'fresh' | 'taken' }
  | { state: 'refused'; message: string; final: boolean; dueAt: number }

export function stateOf({ taken, refused }: LaneMemory, { key, source }: Cell): CellState {
  if (taken.get(key) === source) return { state: 'taken' }
  const refusal = refused.get(key)
  if (refusal?.source !== source) return { state: 'fresh' }
  const { message, times, dueAt } = refusal
  return { state: 'refused', message, dueAt, final: times > pausesMs.length }
}

/** What can be handed over now: what was not refused yet, and what is to be tried again. */
export function ready(memory: LaneMemory, cells: Iterable<Cell>, now: number) {
  const fresh: Cell[] = []
  const again: Cell[] = []
  let next: number | undefined
  for (const cell of cells) {
    const its = stateOf(memory, cell)
    if (its.state === 'fresh') fresh.push(cell)
    if (its.state !== 'refused' || its.final) continue
    // A clock that was set back must not hold it up.
    if (its.dueAt <= now || its.dueAt > now + longestMs) again.push(cell)
    else next = Math.min(its.dueAt, next ?? its.dueAt)
  }
  return { fresh, again, next }
}

/**
 * What became of a delivery by what became of its cells. A value that a newer one took the place of before it was
 * handed over shares the fate of the newer one.
 * @param waits what is recorded while a cell of it is not settled
 */
export function fateOf(
  memory: LaneMemory,
  cells: Map<string, Cell>,
  delivery: Pending,
  from: string,
  waits: (dueAt: number | undefined, message: string | undefined) => Handover,
): Handover {
  const { id, dates, error_message } = delivery
  if (dates.length > 0 && dates.every(({ date }) => date < from))
    return { outcome: 'failed', message: `${error_message ?? ''} Given up: all its dates are over.`.trim() }
  const its = dates.flatMap((values) => cellsOf(values, from))
  const states = its.flatMap(({ key }) => cells.get(key) ?? []).map((cell) => stateOf(memory, cell))
  const refusals = states.filter((cell) => cell.state === 'refused')
  const [before] = its.flatMap(({ key }) => memory.refusedBefore.get(nameOf({ key, source: id })) ?? [])
  const message = refusals[0]?.message ?? before
  const waiting = refusals.filter(({ final }) => !final).map(({ dueAt }) => dueAt)
  const fresh = states.some(({ state }) => state === 'fresh')
  if (fresh || waiting.length > 0) return waits(fresh ? undefined : Math.min(...waiting), message)
  return message === undefined ? { outcome: 'succeeded' } : { outcome: 'failed', message }
}
