import type { ErrorCode, MappingKind, PostingItem } from '@innwire/types'
import type { RevenueAccountTable } from '../storage/schema.ts'
import type { Ledger, LedgerKind } from './ledger.ts'

/** What is wrong with an item; `field` is the place within it. */
export type ItemIssue = { field: string; code: ErrorCode; message: string }

/** Where an item is booked, and how that was found. */
export type Place = {
  department: number
  account: RevenueAccountTable
  product: number | null
  mapping: MappingKind
}

/** The product first; only without one, department and account. */
export function findPlace(ledger: Ledger, item: PostingItem, issues: ItemIssue[]): Place | undefined {
  if (item.product_id != null) return findProduct(ledger, item.product_id, issues)
  const [departmentId, accountId] = [item.department_id, item.revenue_account_id]
  if (departmentId == null || accountId == null) {
    const message = 'Give product_id, or both department_id and revenue_account_id.'
    issues.push({ field: '', code: 'product_or_accounts_required', message })
    return undefined
  }
  const foundDepartment = findId(ledger, 'department', departmentId)
  const foundAccount = findId(ledger, 'account', accountId)
  if (!foundDepartment) issues.push(notFound('department', 'department_id', departmentId))
  if (!foundAccount) issues.push(notFound('account', 'revenue_account_id', accountId))
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

/**
 * The accounts that the product brings. Of an id without a mapping those of the default product, or the default
 * department and account, where that can be booked (D39).
 */
function findProduct(ledger: Ledger, given: string, issues: ItemIssue[]): Place | undefined {
  const found = findId(ledger, 'product', given)
  if (found && found.mapping !== 'default') {
    const place = placeOfProduct(ledger, found.id)
    if ('account' in place) return { ...place, mapping: 'product' }
    issues.push({ field: 'product_id', ...place })
    return undefined
  }
  if (given.startsWith('HR:')) {
    issues.push(notFound('product', 'product_id', given))
    return undefined
  }
  const ofDefault = found && placeOfProduct(ledger, found.id)
  const place = ofDefault && 'account' in ofDefault ? ofDefault : defaultPair(ledger)
  if (place) return { ...place, mapping: 'default' }
  const message = `The POS id ${given} has no mapping, and the property has neither a default product that can be booked nor a default department and account of one type_code. Map it, or send an id with HR:.`
  issues.push({ field: 'product_id', code: 'no_mapping', message })
  return undefined
}

type Accounts = Omit<Place, 'mapping'>

function placeOfProduct(ledger: Ledger, id: number): Accounts | Omit<ItemIssue, 'field'> {
  const product = ledger.products.get(id)
  const account = ledger.accounts.get(product?.revenue_account_id ?? Number.NaN)
  if (!product || !account) {
    const message = `The product ${product?.name} names the account ${product?.revenue_account_id}, which is gone. Set the product up anew.`
    return { code: 'no_mapping', message }
  }
  const department = ledger.departments.get(product.sales_department_id)
  if (department?.type_code === account.type_code)
    return { department: product.sales_department_id, account, product: id }
  const message = `The product ${product.name} is sold by a department of the type_code ${department?.type_code} and booked to an account of ${account.type_code}. Set the product up anew.`
  return { code: 'type_code_mismatch', message }
}

function defaultPair({ mappings, departments, accounts }: Ledger): Accounts | undefined {
  const department = departments.get(mappings.department.get('') ?? Number.NaN)
  const account = accounts.get(mappings.account.get('') ?? Number.NaN)
  if (!department || department.type_code !== account?.type_code) return undefined
  return { department: department.id, account, product: null }
}

type Found = { id: number; mapping: Exclude<MappingKind, 'product'> }

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
function findId(ledger: Ledger, kind: LedgerKind, given: string): Found | undefined {
  const table = tableOf(ledger, kind)
  if (given.startsWith('HR:')) {
    const id = /^HR:[0-9]{1,15}$/.test(given) ? Number(given.slice(3)) : Number.NaN
    return table.has(id) ? { id, mapping: 'direct' } : undefined
  }
  const mapped = ledger.mappings[kind].get(given)
  if (mapped !== undefined && table.has(mapped)) return { id: mapped, mapping: 'mapped' }
  const standard = ledger.mappings[kind].get('')
  return standard !== undefined && table.has(standard) ? { id: standard, mapping: 'default' } : undefined
}

function notFound(kind: LedgerKind, field: string, given: string): ItemIssue {
  if (given.startsWith('HR:')) {
    const message = `The property has no ${kind} ${given}. Read the list again.`
    return { field, code: 'unknown_service_id', message }
  }
  const message = `The POS id ${given} has no mapping, and the property has no default ${kind}. Map it, or send an id with HR:.`
  return { field, code: 'no_mapping', message }
}

function tableOf(ledger: Ledger, kind: LedgerKind): Map<number, unknown> {
  if (kind === 'department') return ledger.departments
  return kind === 'account' ? ledger.accounts : ledger.products
}
