import Big from 'big.js'
import { expect } from 'vitest'
import type { Folio } from '../../src/generated/control.ts'
import { type Addresses, call, control, json } from './calls.ts'
import { as, at, tokens } from './hotel.ts'
import type { Invoice, Line, Records } from './records.ts'
import { post } from './writers.ts'

/**
 * Every answered invoice stands on the folio with all its lines, once; one that was not answered wholly or not at
 * all, and sent again it stands there once as well. The sums are exact.
 */
export async function verifyInvoices(server: Addresses, records: Records): Promise<void> {
  const before = linesByInvoice(await readFolio(server, records))
  for (const invoice of records.invoices) {
    if (!invoice.answered && !before.has(invoice.transaction_id)) continue
    expect(before.get(invoice.transaction_id), invoice.transaction_id).toEqual(linesOf(invoice))
  }
  for (const invoice of records.invoices.filter(({ answered }) => !answered)) {
    const replayed = await post({ url: server.url, records, noted: () => {} }, invoice)
    expect(replayed, invoice.transaction_id).toBe(before.has(invoice.transaction_id))
  }
  const folio = await readFolio(server, records)
  const expected = records.invoices.map((invoice) => [invoice.transaction_id, linesOf(invoice)] as const)
  expect(linesByInvoice(folio)).toEqual(new Map(expected))
  const lines = records.invoices.flatMap((invoice) => invoice.lines)
  expect(new Big(folio.balance).eq(sum(lines.map(signed)))).toBe(true)
  const expenses = lines.filter((line) => line.post_type === 'Expense')
  expect(new Big(folio.expenses).eq(sum(expenses.map(baseAmount)))).toBe(true)
}

/** The whole folio: a long run posts more than a page has. */
async function readFolio(server: Addresses, { guest }: Records): Promise<Folio> {
  const path = `${at}/folios/${guest}`
  const folio = await control<Folio>(server, 'GET', path)
  for (let { next } = folio; next !== null; ) {
    const page = await control<Folio>(server, 'GET', `${path}?after=${encodeURIComponent(next)}`)
    folio.items.push(...page.items)
    next = page.next
  }
  return folio
}

function linesByInvoice({ items }: Folio): Map<string, string[]> {
  const byInvoice = Map.groupBy(items, (item) => item.transaction_id)
  return new Map(
    [...byInvoice].map(([id, lines]) => [id, lines.map((its) => `${its.line} ${its.base_amount}`)]),
  )
}

const linesOf = ({ lines }: Invoice) => lines.map((line, index) => `${index} ${signed(line).toFixed()}`)

const baseAmount = ({ amount, exchange_rate }: Line) => new Big(amount).times(exchange_rate ?? 1)
const signed = (line: Line) => baseAmount(line).times(line.post_type === 'Expense' ? 1 : -1)
const sum = (amounts: Big[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0))

/** The id of an invoice that stands is refused for any other one, also after a restart. */
export async function expectIdTaken(url: string, { guest, invoices }: Records): Promise<void> {
  const [invoice] = invoices.filter(({ answered }) => answered)
  if (!invoice) return
  const other = {
    transaction_id: invoice.transaction_id,
    invoice_number: 'another',
    pos_id: '1',
    reservation_id_customer_id: guest,
    posts: [
      { post_type: 'Expense', department_id: 'HR:37', revenue_account_id: 'HR:62', quantity: 1, amount: '1' },
    ],
  }
  const path = `/api/v1/apps/pos/postings?${as(tokens.writing)}`
  const { status, text } = await call(`${url}${path}`, { method: 'POST', ...json(other) })
  expect([status, JSON.parse(text).code]).toEqual([409, 'transaction_id_reused'])
}
