import Big from 'big.js'
import type { ExtraInput } from '../generated/control.ts'
import { listed } from '../listed.ts'
import { type Ledger, type LedgerKind, readLedger } from '../postings/ledger.ts'
import { deleteRows, listRows, upsertRow } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import type { ControlIssue } from './control-types.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { refused, refusedAt } from './refusals.ts'

/** What an entry of each kind is called, and the list that shows it. */
const names = {
  account: { table: 'revenue_account', title: 'revenue account', list: 'accounts' },
  department: { table: 'sales_department', title: 'sales department', list: 'departments' },
  product: { table: 'extra', title: 'extra', list: 'extras' },
} as const satisfies Record<LedgerKind, object>

const ledgerColumns: ('id' | 'name' | 'type_code' | 'type')[] = ['id', 'name', 'type_code', 'type']

/** Revenue accounts, sales departments and extras: what an invoice is booked to. */
export function ledgerHandlers({ service: { storage } }: SetUpParts) {
  const remove = (kind: LedgerKind, { hr_id, id }: EntryPath) =>
    storage.write(async (database) => {
      await deleteUnused(database, kind, { hr_id, id })
      return { status: 204 as const }
    }, hr_id)

  return {
    listAccounts: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const columns = [...ledgerColumns, 'tax_amounts' as const]
      const rows = await listRows(storage.read, 'revenue_account', { hr_id }, 'id', columns)
      const accounts = rows.map((row) => ({ ...row, tax_amounts: JSON.parse(row.tax_amounts) as string[] }))
      return { status: 200, body: { accounts } }
    },

    putAccount: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const stored = { ...body, tax_amounts: JSON.stringify(body.tax_amounts) }
        await upsertRow(database, 'revenue_account', { hr_id, id }, stored)
        return { status: 200, body: { id, ...body } }
      }, hr_id),

    deleteAccount: ({ path }) => remove('account', path),

    listDepartments: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const departments = await listRows(storage.read, 'sales_department', { hr_id }, 'id', ledgerColumns)
      return { status: 200, body: { departments } }
    },

    putDepartment: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        await upsertRow(database, 'sales_department', { hr_id, id }, body)
        return { status: 200, body: { id, ...body } }
      }, hr_id),

    deleteDepartment: ({ path }) => remove('department', path),

    listPropertyExtras: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await listRows(storage.read, 'extra', { hr_id }, 'id')
      return { status: 200, body: { extras: rows.map(({ hr_id: _, ...extra }) => extra) } }
    },

    putExtra: ({ path: { hr_id, id }, body }) =>
      storage.write(async (database) => {
        const ledger = await readLedger(database, await findProperty(database, hr_id))
        const [first, ...rest] = placeIssues(ledger, body)
        if (first) throw refusedAt(first, ...rest)
        const extra = { ...body, unit_price: new Big(body.unit_price).toFixed() }
        await upsertRow(database, 'extra', { hr_id, id }, extra)
        return { status: 200, body: { id, ...extra } }
      }, hr_id),

    deleteExtra: ({ path }) => remove('product', path),
  } satisfies Partial<ControlHandlers>
}

type EntryPath = { hr_id: string; id: number }

/**
 * Deletes an entry, unless something refers to it.
 * @throws {Refused} 409 naming what does, or 404
 */
async function deleteUnused(database: Database, kind: LedgerKind, { hr_id, id }: EntryPath): Promise<void> {
  const { table, title, list } = names[kind]
  const uses = usesOf(await readLedger(database, await findProperty(database, hr_id)), kind, id)
  if (uses.length > 0)
    throw refused('in_use', `The ${title} ${id} is used by ${listed(uses)}. Change those first.`)
  if ((await deleteRows(database, table, { hr_id, id })) === 1) return
  throw refused('not_found', `The property ${hr_id} has no ${title} ${id}. See the list of its ${list}.`)
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

/** Where an extra is sold and booked to must exist, and be of one kind (D27). */
function placeIssues(
  { departments, accounts }: Ledger,
  { sales_department_id, revenue_account_id }: ExtraInput,
): ControlIssue[] {
  const department = departments.get(sales_department_id)
  const account = accounts.get(revenue_account_id)
  const issues: ControlIssue[] = []
  if (!department) {
    const message = `The property has no sales department ${sales_department_id}. Create it first.`
    issues.push({ path: 'sales_department_id', code: 'unknown_reference', message })
  }
  if (!account) {
    const message = `The property has no revenue account ${revenue_account_id}. Create it first.`
    issues.push({ path: 'revenue_account_id', code: 'unknown_reference', message })
  }
  if (department && account && department.type_code !== account.type_code) {
    const message = `The account has the type_code ${account.type_code}, the department ${department.type_code}. Choose two of one type_code.`
    issues.push({ path: 'revenue_account_id', code: 'invalid_value', message })
  }
  return issues
}
