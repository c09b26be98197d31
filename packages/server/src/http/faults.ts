import type { OperationId } from '@innwire/types'
import { seededFraction } from '../distribution/backoff.ts'
import { interruptibleWait } from '../distribution/interruptible-wait.ts'
import type { KeptState } from '../storage/kept-state.ts'

/** A rule that makes requests fail, for tests. */
type FaultRule = {
  /** Null for every operation. */
  operation: OperationId | null
  /** Null for every property. */
  hr_id: string | null
  /** Share of the matching requests, 0 to 1. */
  share: number
  /** How many more times; null for no end. */
  count: number | null
  seed: number
} & FaultEffect

type FaultEffect =
  | { effect: 'status'; status: 429 | 500 | 503; moment: FaultMoment }
  | { effect: 'delay'; delay_ms: number }
  | { effect: 'drop'; moment: FaultMoment }
  | { effect: 'try_again' }
  | { effect: 'malformed_body' }

type FaultMoment = 'before_commit' | 'after_commit'

/** A rule in force. */
export type Fault = FaultRule & { id: number; hits: number }

/** The rules in force; they outlive a restart. */
export type FaultRules = {
  list(): Fault[]
  add(rule: FaultRule): Fault
  /** @returns whether there was such a rule */
  remove(id: number): boolean
  /** Removes all of them; requests that one holds up go on. */
  clear(): void
  /** Requests that one holds up go on. */
  letGo(): void
  /** Holds a request up. */
  wait(ms: number): Promise<void>
  /** What is to go wrong with a request, in the order of the rules. */
  strike(operation: OperationId, hrId: string): Fault[]
}

const updates = new Set<OperationId>(['updateRoomRange', 'updateRoomRangeV1', 'updateRoomsDaily'])

/** A rule as it is kept, with how many requests it has judged. */
export type KeptFault = Fault & { seen: number }

export function faultRules({ values, changed }: KeptState<KeptFault>): FaultRules {
  const delays = interruptibleWait()
  const rules = () => [...values.values()].sort((one, other) => one.id - other.id)
  let last = rules().at(-1)?.id ?? 0
  return {
    list: () => rules().map(({ seen: _, ...fault }) => fault),
    add: (rule) => {
      // A restored snapshot may have brought higher ones.
      last = Math.max(last, ...rules().map(({ id }) => id)) + 1
      const fault = { ...rule, id: last, hits: 0 }
      values.set(String(last), { ...fault, seen: 0 })
      changed(String(last))
      return fault
    },
    remove: (id) => {
      changed(String(id))
      return values.delete(String(id))
    },
    clear: () => {
      for (const name of values.keys()) changed(name)
      values.clear()
      delays.interrupt()
    },
    letGo: () => delays.interrupt(),
    wait: (ms) => delays.wait(ms),
    strike: (operation, hrId) =>
      rules().filter((rule) => {
        if (rule.operation !== null && rule.operation !== operation) return false
        if (rule.hr_id !== null && rule.hr_id !== hrId) return false
        if (rule.effect === 'try_again' && !updates.has(operation)) return false
        if (rule.count === 0) return false
        rule.seen += 1
        changed(String(rule.id))
        if (seededFraction(rule.seed, rule.seen) >= rule.share) return false
        rule.hits += 1
        if (rule.count !== null) rule.count -= 1
        return true
      }),
  }
}
