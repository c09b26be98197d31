import type { Kysely } from 'kysely'
import { listed } from '../listed.ts'
import { type Ledger, type LedgerKind, readLedger } from '../postings/ledger.ts'
import type { PropertyRow, Schema } from '../storage/schema.ts'
import { refused } from './refusals.ts'

const titles = { department: 'sales department', account: 'revenue account', product: 'extra' }

/**
 * Keeps what is referred to from being deleted.
 * @throws {Refused} 409 naming what refers to it
 */
export async function refuseInUse(
  database: Kysely<Schema>,
  property: PropertyRow,
  kind: LedgerKind,
  id: number,
): Promise<void> {
  const uses = usesOf(await readLedger(database, property), kind, id)
  if (uses.length === 0) return
  const message = `The ${titles[kind]} ${id} is used by ${listed(uses)}. Change those first.`
  throw refused('in_use', message)
}

function usesOf(ledger: Ledger, kind: LedgerKind, id: number): string[] {
  const extras = [...ledger.products.values()].filter((extra) =>
    kind === 'department' ? extra.sales_department_id === id : extra.revenue_account_id === id,
  )
  const posIds = [...ledger.mappings[kind]].filter(([, mapped]) => mapped === id)
  return [
    ...(kind === 'product' ? [] : extras.map((extra) => `the extra ${extra.id} (${extra.name})`)),
    ...posIds.map(([posId]) => (posId ? `the POS id ${posId}` : 'the default of the POS mapping')),
  ]
}
