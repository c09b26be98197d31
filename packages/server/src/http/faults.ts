import type { OperationId } from '@innwire/types'
import { alarm } from '../distribution/alarm.ts'
import { seededFraction } from '../distribution/backoff.ts'

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

/** The rules in force. They live as long as the process. */
export type FaultRules = {
  list(): Fault[]
  add(rule: FaultRule): Fault
  /** @returns whether there was such a rule */
  remove(id: number): boolean
  /** Removes all of them; requests that one holds up go on. */
  clear(): void
  /** Holds a request up. */
  wait(ms: number): Promise<void>
  /** What is to go wrong with a request, in the order of the rules. */
  strike(operation: OperationId, hrId: string): Fault[]
}

const updates = new Set<OperationId>(['updateRoomRange', 'updateRoomRangeV1', 'updateRoomsDaily'])

export function faultRules(): FaultRules {
  const rules = new Map<number, Fault & { seen: number }>()
  const delays = alarm()
  let last = 0
  return {
    list: () => [...rules.values()].map(({ seen: _, ...fault }) => fault),
    add: (rule) => {
      last += 1
      const fault = { ...rule, id: last, hits: 0 }
      rules.set(last, { ...fault, seen: 0 })
      return fault
    },
    remove: (id) => rules.delete(id),
    clear: () => {
      rules.clear()
      delays.ring()
    },
    wait: (ms) => delays.wait(ms),
    strike: (operation, hrId) =>
      [...rules.values()].filter((rule) => {
        if (rule.operation !== null && rule.operation !== operation) return false
        if (rule.hr_id !== null && rule.hr_id !== hrId) return false
        if (rule.effect === 'try_again' && !updates.has(operation)) return false
        if (rule.count === 0) return false
        rule.seen += 1
        if (seededFraction(rule.seed, rule.seen) >= rule.share) return false
        rule.hits += 1
        if (rule.count !== null) rule.count -= 1
        return true
      }),
  }
}
