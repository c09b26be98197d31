import { listRows } from '../storage/rows.ts'
import type {
  Database,
  ExtraTable,
  PosMappingTable,
  RevenueAccountTable,
  SalesDepartmentTable,
} from '../storage/schema.ts'

/** What a property's invoices can be posted to. */
export type Ledger = {
  currency: string
  departments: Map<number, SalesDepartmentTable>
  accounts: Map<number, RevenueAccountTable>
  products: Map<number, ExtraTable>
  /** Ids of the service by kind and POS id; the default stands at the empty POS id. */
  mappings: Record<LedgerKind, Map<string, number>>
}

export type LedgerKind = PosMappingTable['kind']

export async function readLedger(
  database: Database,
  property: { hr_id: string; currency: string },
): Promise<Ledger> {
  const { hr_id, currency } = property
  const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
  const mappings = await listRows(database, 'pos_mapping', { hr_id }, 'pos_id')
  const mapped = (kind: LedgerKind) =>
    new Map(mappings.filter((its) => its.kind === kind).map((its) => [its.pos_id, its.id]))
  return {
    currency,
    departments: byId(await listRows(database, 'sales_department', { hr_id }, 'id')),
    accounts: byId(await listRows(database, 'revenue_account', { hr_id }, 'id')),
    products: byId(await listRows(database, 'extra', { hr_id }, 'id')),
    mappings: { department: mapped('department'), account: mapped('account'), product: mapped('product') },
  }
}
