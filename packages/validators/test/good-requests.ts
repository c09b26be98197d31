const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const range = '&inv_code=HR:1&start_date=2026-12-01&end_date=2026-12-31&stop_sale=1&days[]=5&days[]=6'

/** What an operation needs beside token and hotel id, for those that need anything. */
export const goodRequests: Record<string, { query?: string; init?: RequestInit }> = {
  updateRoomRange: { query: range },
  updateRoomRangeV1: { query: range },
  updateRoomsDaily: {
    init: json({
      rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: '1', price: 19.99 }] }],
    }),
  },
  getTransactionDetails: { query: '&transaction_id=1' },
  getTransactionDetailsV1: { query: '&transaction_id=1' },
  createPosting: {
    init: json({
      transaction_id: 't',
      invoice_number: 'i',
      pos_id: 'p',
      reservation_id_customer_id: '-1',
      posts: [{ post_type: 'Expense', product_id: 'HR:1', quantity: 1, amount: '1.00' }],
    }),
  },
}
