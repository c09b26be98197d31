import type { ErrorCode, MappingKind, PostingItem, PostType } from '@innwire/types'
import { postTypeValues } from '@innwire/types'
import Big from 'big.js'
import type { FolioItemTable, RevenueAccountTable } from '../storage/schema.ts'
import type { Ledger, LedgerKind } from './ledger.ts'

/** An item with its department and account found, and what it counts in the base currency. */
export type ResolvedItem = Omit<
  FolioItemTable,
  'hr_id' | 'transaction_id' | 'line' | 'folio_id' | 'posted_at'
>

/** What is wrong with an item; `field` is the place within it. */
export type ItemIssue = { field: string; code: ErrorCode; message: string }

/** Finds where an item belongs (D27, D28), or everything that keeps it from being posted. */
export function resolveItem(ledger: Ledger, item: PostingItem): ResolvedItem | ItemIssue[] {
  const issues: ItemIssue[] = []
  const place = findPlace(ledger, item, issues)
  const base = baseAmount(ledger, item, issues)
  if (issues.length > 0 || !place || !base) return issues
  const post_type = postType(item.post_type)
  return {
    post_type,
    department_id: place.department,
    revenue_account_id: place.account.id,
    product_id: place.product,
    product_name: item.product_name ?? null,
    quantity: new Big(item.quantity).toFixed(),
    unit: item.unit ?? null,
    amount: new Big(item.amount).toFixed(),
    currency: item.currency || ledger.currency,
    exchange_rate: base.rate,
    base_amount: base.amount.times(sign(post_type, place.account)).toFixed(),
    mapping: place.mapping,
  }
}

type Place = {
  department: number
  account: RevenueAccountTable
  product: number | null
  mapping: MappingKind
}

/** The product first; only without one, department and account. */
function findPlace(ledger: Ledger, item: PostingItem, issues: ItemIssue[]): Place | undefined {
  if (item.product_id != null) {
    const found = findId(ledger, 'product', 'product_id', item.product_id, issues)
    const product = found && ledger.products.get(found.id)
    if (!product) return undefined
    const account = ledger.accounts.get(product.revenue_account_id)
    if (!account) {
      const message = `The product ${product.name} names the account ${product.revenue_account_id}, which is gone. Set the product up anew.`
      issues.push({ field: 'product_id', code: 'no_mapping', message })
      return undefined
    }
    const department = ledger.departments.get(product.sales_department_id)
    if (department?.type_code !== account.type_code) {
      const message = `The product ${product.name} is sold by a department of the type_code ${department?.type_code} and booked to an account of ${account.type_code}. Set the product up anew.`
      issues.push({ field: 'product_id', code: mismatchOf(found), message })
    }
    const mapping = found.mapping === 'default' ? 'default' : 'product'
    return { department: product.sales_department_id, account, product: product.id, mapping }
  }
  const [departmentId, accountId] = [item.department_id, item.revenue_account_id]
  if (departmentId == null || accountId == null) {
    const message = 'Give product_id, or both department_id and revenue_account_id.'
    issues.push({ field: '', code: 'product_or_accounts_required', message })
    return undefined
  }
  const foundDepartment = findId(ledger, 'department', 'department_id', departmentId, issues)
  const foundAccount = findId(ledger, 'account', 'revenue_account_id', accountId, issues)
  const department = foundDepartment && ledger.departments.get(foundDepartment.id)
  const account = foundAccount && ledger.accounts.get(foundAccount.id)
  if (!department || !account) return undefined
  if (department.type_code !== account.type_code) {
    issues.push(pairIssue(item, { ...foundDepartment, ...department }, { ...foundAccount, ...account }))
  }
  const kinds = [foundDepartment.mapping, foundAccount.mapping]
  // The weakest link is what the caller must see.
  const mapping = (['default', 'mapped', 'direct'] as const).find((kind) => kinds.includes(kind)) ?? 'direct'
  return { department: department.id, account, product: null, mapping }
}

type Found = { id: number; mapping: 'direct' | 'mapped' | 'default' }

/** A default that does not fit is none (D39). */
const mismatchOf = ({ mapping }: Found): ErrorCode =>
  mapping === 'default' ? 'no_mapping' : 'type_code_mismatch'

type Side = Found & { name: string; type_code: string }

/** Two of different types: the fault of the side that fell back to its default, if one did. */
function pairIssue(item: PostingItem, department: Side, account: Side): ItemIssue {
  const both = `the department ${department.name} has type_code ${department.type_code}, the account ${account.name} has ${account.type_code}`
  const fallen = [
    { field: 'revenue_account_id', given: item.revenue_account_id, side: account },
    { field: 'department_id', given: item.department_id, side: department },
  ].find(({ side }) => side.mapping === 'default')
  if (!fallen) {
    const message = `The two do not fit: ${both}. Choose two of one type_code.`
    return { field: 'revenue_account_id', code: 'type_code_mismatch', message }
  }
  const message = `The POS id ${fallen.given} has no mapping, and the default does not fit: ${both}. Map it, or send an id with HR:.`
  return { field: fallen.field, code: 'no_mapping', message }
}

/** D28: ids of the service must exist; ids of the POS go through the mapping, then to the default. */
function findId(
  ledger: Ledger,
  kind: LedgerKind,
  field: string,
  given: string,
  issues: ItemIssue[],
): Found | undefined {
  if (given.startsWith('HR:')) {
    const id = /^HR:[0-9]{1,15}$/.test(given) ? Number(given.slice(3)) : Number.NaN
    if (tableOf(ledger, kind).has(id)) return { id, mapping: 'direct' }
    const message = `The property has no ${kind} ${given}. Read the list again.`
    issues.push({ field, code: 'unknown_service_id', message })
    return undefined
  }
  const exists = (id: number | undefined) => id !== undefined && tableOf(ledger, kind).has(id)
  const mapped = ledger.mappings[kind].get(given)
  if (mapped !== undefined && exists(mapped)) return { id: mapped, mapping: 'mapped' }
  const standard = ledger.mappings[kind].get('')
  if (standard !== undefined && exists(standard)) return { id: standard, mapping: 'default' }
  const message = `The POS id ${given} has no mapping, and the property has no default ${kind}. Map it, or send an id with HR:.`
  issues.push({ field, code: 'no_mapping', message })
  return undefined
}

function tableOf(ledger: Ledger, kind: LedgerKind): Map<number, unknown> {
  if (kind === 'department') return ledger.departments
  return kind === 'account' ? ledger.accounts : ledger.products
}

/** Exact: neither the product nor any sum of it is ever rounded. */
function baseAmount(ledger: Ledger, item: PostingItem, issues: ItemIssue[]) {
  const amount = new Big(item.amount)
  if (!item.currency || item.currency === ledger.currency) return { amount, rate: null }
  if (item.exchange_rate == null) {
    const message = `The currency ${item.currency} is not the base currency ${ledger.currency}. Send exchange_rate: the ${ledger.currency} for one ${item.currency}.`
    issues.push({ field: 'exchange_rate', code: 'exchange_rate_required', message })
    return undefined
  }
  const rate = new Big(item.exchange_rate)
  return { amount: amount.times(rate), rate: rate.toFixed() }
}

/** D27: read in any case. */
function postType(given: PostType): FolioItemTable['post_type'] {
  const known = postTypeValues.find((value) => value.toLowerCase() === given.toLowerCase())
  return known ?? 'Expense'
}

/** What the guest owes rises with expenses. A refund takes back what its account is for. */
function sign(type: FolioItemTable['post_type'], account: RevenueAccountTable): 1 | -1 {
  if (type === 'Expense') return 1
  if (type === 'Refund') return account.type === 'payment' ? 1 : -1
  return -1
}
