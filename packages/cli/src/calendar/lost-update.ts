import { existsSync } from 'node:fs'
import { ApiError } from '@innwire/client'
import { openJournal } from '../engine/journal-file.ts'
import type { KnownHotel } from '../engine/open-hotel.ts'

/** Our server keeps a transaction for 90 days (D17); a younger one is lost only with all else. */
const keptMs = 80 * 86_400_000
/** Another update that has the id by now is younger by more than two clocks may differ. */
const mostApartMs = 3_600_000

/**
 * Asks the service for the last update that the journal counts as sent, once.
 * @returns what to say where the service does not know it: it has lost its data, or is another one
 */
export async function lostUpdate({ client, journal, hrId }: KnownHotel): Promise<string | undefined> {
  const last = await lastOf(journal, hrId)
  if (!last?.at || Date.now() - last.at.getTime() > keptMs) return undefined
  const known = await client.transactions.get(last.transactionId).catch((error: unknown) => {
    // Any other failure says nothing of the data; the push meets it, too, and tells it.
    return error instanceof ApiError && error.code === 'transaction_not_found' ? 'lost' : undefined
  })
  if (known === undefined) return undefined
  const first =
    known === 'lost' ? Infinity : Math.min(...known.details.map((one) => Date.parse(one.created_at)))
  const isLost = first === Infinity ? known === 'lost' : first > last.at.getTime() + mostApartMs
  if (!isLost) return undefined
  return `The service does not know the update ${last.transactionId}, which it took before ${last.at.toISOString()}. It has lost its data, as a demo that was restarted without --database, or another service is at this address now. All that the journal counts as sent is sent anew. Availability above 0 that is not in this file is held until it is pushed.`
}

async function lastOf(journal: string, hrId: string) {
  if (!existsSync(journal)) return undefined
  const { readJournal } = await import('@innwire/sync')
  const store = await openJournal(journal)
  try {
    return await readJournal(store, hrId).lastUpdate()
  } finally {
    await store.close()
  }
}
