import { AuthenticationError, ConflictError, createClient, InnwireError, InputError } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: 'not-the-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
  onRetry: ({ operationId, delayMs, reason }) =>
    console.log(`${operationId} again in ${delayMs} ms: ${reason}`),
})

try {
  await hotel.postings.create(
    {
      transaction_id: '0b6cf0f2-6d6e-4c54-93a6-cd2b59d8a2c5', // made once and stored with the invoice
      invoice_number: 'BAR-4711',
      pos_id: '123',
      reservation_id_customer_id: '-1',
      posts: [
        {
          post_type: 'Expense',
          product_id: 'HR:692',
          department_id: null,
          revenue_account_id: null,
          quantity: 2,
          amount: 8,
        },
      ],
    },
    { timeoutMs: 10_000, retry: { limit: 2 } },
  )
} catch (error) {
  if (error instanceof InputError) console.log(error.issues)
  else if (error instanceof AuthenticationError) console.log(`${error.name}: ${error.message}`)
  else if (error instanceof InnwireError && error.unconfirmed)
    console.log('It may be posted: look on the folio first.')
  else if (error instanceof ConflictError)
    // The id was used, or the guest has left: an earlier call may have posted this invoice all the same.
    console.log('Look on the folio before you settle it otherwise or post it under another id.')
  else if (error instanceof InnwireError && error.retryable)
    console.log('Later, with the same transaction_id.')
  else throw error
}
