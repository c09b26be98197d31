import type { Reservation } from '@innwire/types'
import type { PostingState, Sync } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import { nightsOf } from './pms.ts'

/** Decides about bills that are not settled, and looks into the quarantine. */
export type Person = (sync: Sync, bills: PostingState[]) => Promise<void>

type At = {
  /** Whether the service confirms bills at all. */
  confirms: boolean
  /** Sets the availability of nights anew. */
  setAnew: (nights: string[]) => Promise<void>
}

/** A request whose answer was lost may be carried out for so long. */
const lateMs = 3000

/**
 * A person at the hotel, who looks on the folio: a bill that is there is taken out, another one is sent again. Where the
 * service confirms no bill, those that wait are taken out, too. What is in the quarantine has come with its number before.
 */
export function personOf(
  control: { url: string; token: string },
  hrId: string,
  { confirms, setAnew }: At,
): Person {
  const seen = new Set<string>()
  async function ask(path: string): Promise<Json> {
    const headers = { authorization: `Bearer ${control.token}` }
    const answer = await fetch(`${control.url}/control/v1/properties/${hrId}/folios${path}`, { headers })
    return answer.json()
  }

  async function billsOnFolio(): Promise<Set<string>> {
    const ids = new Set<string>()
    for (const { folio_id } of (await ask('')).folios) {
      const { items } = await ask(`/${encodeURIComponent(folio_id)}?limit=1000`)
      for (const { transaction_id } of items) ids.add(transaction_id)
    }
    return ids
  }

  async function lookIntoQuarantine({ reservations }: Sync) {
    for (const { id, entry } of await reservations.quarantined()) {
      if (seen.has(id)) continue
      await reservations.acknowledgeQuarantined(id)
      if (entry) await setAnew(nightsOf(entry as Reservation))
      seen.add(id)
    }
  }

  return async (sync, bills) => {
    await lookIntoQuarantine(sync)
    const { postings } = sync
    // What the engine sends again by itself is not for a person.
    const late = bills.filter(
      (one) =>
        one.outcome === 'unconfirmed' &&
        !one.sentAgain &&
        one.unconfirmedSince.getTime() < Date.now() - lateMs,
    )
    const unsent = confirms
      ? []
      : bills.filter(({ outcome, attempts }: Json) => outcome === 'waiting' && !attempts)
    const present = late.length > 0 ? await billsOnFolio() : new Set()
    for (const { transactionId } of [...late, ...unsent]) {
      if (!confirms || present.has(transactionId)) await postings.withdraw(transactionId)
      else await postings.retry(transactionId)
    }
  }
}
