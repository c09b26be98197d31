import type { Start } from '../engine/start.ts'
import { everyone, type Scope } from './cell.ts'
import { type DayAt, isUrgent, keyOf, type Missing } from './day.ts'

/** Tells numbers that were set since the engine was opened from old ones, as long as those wait. */
export type PresentNumbers = ReturnType<typeof openPresentNumbers>

export function openPresentNumbers(start: Pick<Start, 'updates' | 'oldNumbers'>) {
  const set = new Map<string, Set<Scope>>()
  const isPresent = ({ code, date }: DayAt, scope: Scope) => {
    const scopes = set.get(keyOf(code, date))
    return scopes !== undefined && (scopes.has(scope) || scopes.has(everyone))
  }
  return {
    /** @param channels undefined: all of them */
    set({ code, date }: Pick<DayAt, 'code' | 'date'>, channels: string[] | undefined) {
      if (!start.oldNumbers()) return set.clear()
      const key = keyOf(code, date)
      set.set(key, new Set([...(set.get(key) ?? []), ...(channels ?? [everyone])]))
    },
    /** Whether a value is not to be sent yet. What closes a date always is. */
    keepsBack(at: DayAt, { field, value, scope }: Missing): boolean {
      if (isUrgent(field, value)) return false
      if (start.updates()) return true
      return field === 'availability' && start.oldNumbers() !== undefined && !isPresent(at, scope)
    },
  }
}
