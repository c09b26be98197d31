/** Prints what a call gave, or why it failed: `name`, a tab, JSON. The other programs print the same. */
export async function call(name: string, act: () => Promise<unknown>): Promise<void> {
  try {
    console.log(`${name}\t${JSON.stringify(await act())}`)
  } catch (error) {
    console.log(`${name}\t${JSON.stringify(`failed: ${error instanceof Error ? error.message : error}`)}`)
  }
}

const { BASE_URL = '', TOKEN = '', HR_ID = '', FIRST_DAY = '', LAST_DAY = '', INVOICE = '' } = process.env
export const given = { BASE_URL, TOKEN, HR_ID, FIRST_DAY, LAST_DAY, INVOICE }

/** What every program sends: the values of a date, a range update, and an invoice. */
export const date = { date: FIRST_DAY, price: '119.90', min_stay: 2, stop_sale: '0', cta: '1' }
export const range = {
  inv_code: 'HR:1',
  start_date: FIRST_DAY,
  end_date: LAST_DAY,
  price: '99.50',
  stop_sale: '0' as const,
  'days[]': [5 as const, 6 as const],
  'channel_codes[]': ['online', 'bookingcom'],
}
export const invoice = {
  transaction_id: INVOICE,
  invoice_number: '1',
  pos_id: '1',
  reservation_id_customer_id: '-1',
  posts: [{ post_type: 'Expense' as const, product_id: 'HR:692', quantity: 2, amount: 8.5 }],
}
