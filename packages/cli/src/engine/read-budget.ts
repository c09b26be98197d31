import { existsSync } from 'node:fs'
import type { BudgetState, Quota } from '@innwire/sync'
import { openJournal } from './journal-file.ts'

/**
 * Reads the budget of a hotel as its journal has it, and writes nothing: another process may have the hotel.
 * @throws {WrongUse} when the journal cannot be used
 */
export async function budgetOf(journal: string, hrId: string, quota: Quota): Promise<BudgetState> {
  const { memoryStore, openBudget } = await import('@innwire/sync')
  const store = existsSync(journal) ? await openJournal(journal) : memoryStore()
  try {
    const budget = await openBudget({
      store: { list: store.list, write: async () => {} },
      property: hrId,
      quota,
    })
    return budget.state()
  } finally {
    await store.close()
  }
}
