import type { Kysely } from 'kysely'
import type {
  ExtraTable,
  PosMappingTable,
  RevenueAccountTable,
  SalesDepartmentTable,
  Schema,
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
  database: Kysely<Schema>,
  property: { hr_id: string; currency: string },
): Promise<Ledger> {
  const { hr_id, currency } = property
  const of = <T extends 'sales_department' | 'revenue_account' | 'extra' | 'pos_mapping'>(table: T) =>
    database
      .selectFrom(table as 'pos_mapping')
      .selectAll()
      .where('hr_id', '=', hr_id)
      .execute() as unknown
  const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
  const mappings = (await of('pos_mapping')) as PosMappingTable[]
  const mapped = (kind: LedgerKind) =>
    new Map(mappings.filter((its) => its.kind === kind).map((its) => [its.pos_id, its.id]))
  return {
    currency,
    departments: byId((await of('sales_department')) as SalesDepartmentTable[]),
    accounts: byId((await of('revenue_account')) as RevenueAccountTable[]),
    products: byId((await of('extra')) as ExtraTable[]),
    mappings: { department: mapped('department'), account: mapped('account'), product: mapped('product') },
  }
}
