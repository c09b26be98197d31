import type { OperationId } from '@innwire/types'
import { seededFraction } from '../connectors/backoff.ts'
import type { FaultInput } from '../generated/control.ts'
import { interruptibleWait } from '../interruptible-wait.ts'
import type { KeptState } from '../storage/kept-state.ts'
import { calendarUpdates } from './calendar-updates.ts'

/** A rule that makes requests fail, for tests. */
export type Fault = FaultInput & { id: number; hits: number }

/** The rules in force; they outlive a restart. */
export type FaultRules = Awaited<ReturnType<typeof faultRules>>

/** What other processes are told when all rules were removed. */
export const faultsCleared = 'faults cleared'

/** A rule as it is stored, with the number of requests that it was asked about. */
export type KeptFault = Fault & { seen: number }

export async function faultRules(kept: KeptState<KeptFault>) {
  const delays = interruptibleWait()
  let last = sorted(await kept.read()).at(-1)?.id ?? 0
  return {
    list: async () => sorted(await kept.read()).map(({ seen: _, ...fault }) => fault),
    add: (rule: FaultInput) =>
      kept.change((values, changed) => {
        // A restored snapshot or another process may have brought higher ones.
        last = Math.max(last, ...[...values.values()].map(({ id }) => id)) + 1
        const fault = { ...rule, id: last, hits: 0 }
        values.set(String(last), { ...fault, seen: 0 })
        changed(String(last))
        return fault
      }),
    /** @returns whether there was such a rule */
    remove: (id: number) =>
      kept.change((values, changed) => {
        changed(String(id))
        return values.delete(String(id))
      }),
    /** Removes all of them, and ends the delays under way. */
    clear: async () => {
      await kept.change((values, changed) => {
        for (const name of values.keys()) changed(name)
        values.clear()
      })
      delays.interrupt()
    },
    /** Ends the delays under way. */
    letGo: () => delays.interrupt(),
    wait: (ms: number) => delays.wait(ms),
    /** The faults that a request gets, in the order of the rules. */
    strike: async (operation: OperationId, hrId: string) => {
      if (!sorted(await kept.read()).some((rule) => concerns(rule, operation, hrId))) return []
      return kept.change((values, changed) =>
        sorted(values).filter((rule) => {
          if (!concerns(rule, operation, hrId)) return false
          rule.seen += 1
          changed(String(rule.id))
          if (seededFraction(rule.seed, rule.seen) >= rule.share) return false
          rule.hits += 1
          if (rule.count !== null) rule.count -= 1
          return true
        }),
      )
    },
  }
}

const sorted = (values: ReadonlyMap<string, KeptFault>) =>
  [...values.values()].sort((one, other) => one.id - other.id)

function concerns(rule: KeptFault, operation: OperationId, hrId: string): boolean {
  if (rule.operation !== null && rule.operation !== operation) return false
  if (rule.hr_id !== null && rule.hr_id !== hrId) return false
  if (rule.effect === 'try_again' && !Object.hasOwn(calendarUpdates, operation)) return false
  return rule.count !== 0
}
