import type { Posting } from '@innwire/types'
import { openSync } from '../../src/open-sync.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'

/*
 * A till in a process of its own: hands invoices in, without waiting for the service, and says on its standard output,
 * one id a line, which ones were taken.
 */

export type Setting = { baseUrl: string; token: string; hrId: string; file: string; invoices: Posting[] }

if (process.argv[2]) await work(JSON.parse(process.argv[2]))

async function work({ file, invoices, ...access }: Setting) {
  const sync = await openSync({
    ...access,
    store: await sqliteStore(file),
    quota: { perMinute: 100_000, perDay: 10_000_000 },
    repeat: 'by transaction_id',
    pacing: { retryMs: 5, timeoutMs: 500, leaseMs: 1000 },
  })
  for (const invoice of invoices) {
    const { transactionId } = await sync.postings.post(invoice)
    process.stdout.write(`${transactionId}\n`)
  }
}
