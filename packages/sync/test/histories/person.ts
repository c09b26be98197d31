import type { PostingState, Sync } from '../../src/index.ts'
import type { Json } from '../hotel.ts'

/** Decides about bills that are not settled. */
export type Person = (postings: Sync['postings'], bills: PostingState[]) => Promise<void>

/** A request whose answer was lost may be carried out for so long. */
const lateMs = 3000

/**
 * A person at the hotel, who looks on the folio: a bill that is there is taken out, another one is sent again.
 * @param confirms whether the service confirms bills at all; where it does not, those that wait are taken out, too
 */
export function personOf(control: { url: string; token: string }, hrId: string, confirms: boolean): Person {
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

  return async (postings, bills) => {
    const late = bills.filter(
      (one) => one.outcome === 'unconfirmed' && one.unconfirmedSince.getTime() < Date.now() - lateMs,
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
