import { createClient } from '@innwire/client'
import { startServer } from '@innwire/server'
import { cashierMessage, memoryStore, openSync } from '@innwire/sync'

const server = await startServer({ port: 0, demo: true })
const hotel = { baseUrl: server.url, token: 'demo-token', hrId: 'demo' }

const sync = await openSync({
  ...hotel,
  store: memoryStore(), // sqliteStore('till.db'): a bill outlives a power cut
  // What the service lets you do. Of the real one, integrators report 5 a minute and 250 a day.
  quota: { perMinute: 600, perDay: 100_000 },
  // The service charges a transaction_id once, and cancels nothing by one that comes again: ask its operator. Otherwise
  // state 'never', and a person decides.
  repeat: 'by transaction_id',
  // What came of each bill, at least once, also after a restart: keep it with the bill.
  onPosting: async ({ key }) => console.log(key),
})

// Without close() the next process waits until the lease of this one runs out, for half a minute.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => sync.close().finally(() => process.exit()))

// Whom to charge: the waiter types a room, and picks a guest.
const guests = await createClient(hotel).inHouse.list()
const john = guests.find(({ room_name, customer_name }) => room_name === '102' && /John/.test(customer_name))
// Not on the folio of direct sales instead ('-1'): the waiter chooses again.
if (!john) throw new Error('The guest is not in the house. Choose the guest again, or take the payment here.')

const byProduct = { department_id: null, revenue_account_id: null } // the product brings both

const bill = (transaction_id: string, guest: string) =>
  sync.postings.post({
    transaction_id, // made once and kept with the bill: by what you state, the same id charges once
    invoice_number: `BAR-${transaction_id}`,
    pos_id: 'bar-1',
    reservation_id_customer_id: guest,
    posts: [
      { ...byProduct, post_type: 'Expense', product_id: 'HR:693', quantity: 2, amount: 11 },
      { ...byProduct, post_type: 'Discount', product_id: 'HR:693', quantity: 1, amount: 1 },
    ],
  })

// It is on the disk when the promise resolves, also while the service cannot be reached.
const { settled } = await bill('4711', john.reservation_id_customer_id)

// The bill is printed; what became of it on the folio comes soon after, or when the line is back.
const outcome = await settled
if (outcome.outcome === 'posted')
  for (const { index, mapping } of outcome.result.data)
    console.log(`item ${index} is on the folio, by ${mapping}`)

// A guest who has left: the cashier reads at once that the bill should be on no folio, by our reading (D27), and can
// take cash.
const refused = await (await bill('4712', '36001:55430001')).settled
console.log(cashierMessage(refused))

await sync.close()
await server.stop()
