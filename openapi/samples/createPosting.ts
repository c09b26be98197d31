import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

const { data } = await hotel.postings.create({
  transaction_id: '4711', // made once, and kept with the invoice
  invoice_number: 'BAR-4711',
  pos_id: 'bar',
  reservation_id_customer_id: '41749:25238942', // one of hotel.inHouse.list()
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
for (const { department_id, revenue_account_id, mapping } of data)
  console.log(department_id, revenue_account_id, mapping)
