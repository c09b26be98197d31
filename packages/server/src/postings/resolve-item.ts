import { type PostingItem, type PostType, postTypeValues } from '@innwire/types'
import Big from 'big.js'
import type { FolioItemTable, RevenueAccountTable } from '../storage/schema.ts'
import { findPlace, type ItemIssue } from './find-place.ts'
import type { Ledger } from './ledger.ts'

/** An item with its department and account found, and what it counts in the base currency. */
export type ResolvedItem = Omit<
  FolioItemTable,
  'hr_id' | 'transaction_id' | 'line' | 'folio_id' | 'posted_at'
>

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

/** Exact: neither the product nor any sum of it is ever rounded. */
function baseAmount(ledger: Ledger, item: PostingItem, issues: ItemIssue[]) {
  const amount = new Big(item.amount)
  if (!item.currency || item.currency === ledger.currency) {
    if (item.exchange_rate == null || new Big(item.exchange_rate).eq(1)) return { amount, rate: null }
    const message = `The amount is in the base currency ${ledger.currency}, which has no rate but 1; this is ${item.exchange_rate}. Send currency with it, or leave exchange_rate out.`
    issues.push({ field: 'exchange_rate', code: 'invalid_value', message })
    return undefined
  }
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

/** The sign in the balance, which rises with expenses. A refund takes back an expense or a payment, by its account. */
function sign(type: FolioItemTable['post_type'], account: RevenueAccountTable): 1 | -1 {
  if (type === 'Expense') return 1
  if (type === 'Refund') return account.type === 'payment' ? 1 : -1
  return -1
}
