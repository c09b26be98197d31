import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4020',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

const guests = await hotel.inHouse.list()
const guest = guests.find(({ room_name }) => room_name === '102')
if (!guest) throw new Error('Nobody is in room 102. Choose another guest from the list.')

const { status, data } = await hotel.postings.create({
  transaction_id: crypto.randomUUID(), // a new bill at each run; a till stores the id before it sends
  invoice_number: 'BAR-4711',
  pos_id: 'bar-1',
  reservation_id_customer_id: guest.reservation_id_customer_id,
  posts: [
    {
      post_type: 'Expense',
      product_id: 'HR:692',
      department_id: null, // the product brings both
      revenue_account_id: null,
      quantity: 2,
      amount: 8, // of the line, whatever the quantity
    },
  ],
})
console.log(status)
for (const { index, mapping } of data) console.log(`item ${index} is on the folio, by ${mapping}`)
