import type { OperationId } from '@innwire/types'
import { refuseAccess } from '@innwire/validators'
import { demoToken } from '../demo/demo-hotel.ts'
import { Refused } from '../http/answer.ts'
import type { PropertyItself } from '../property/set-up.ts'
import { type PageVersion, withPolled } from '../reservations/page-version.ts'
import type { Receipts } from '../reservations/receipts.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Database } from '../storage/schema.ts'
import { hashToken } from '../storage/token-hashes.ts'

export type Caller = { setUp: PropertyItself; tokenId: string; polled: PageVersion | undefined }

type Given = { hr_id: string; hash: string }

const tokenOf = (database: Database, { hr_id, hash }: Given) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .select('token.id')
    .where(({ and }) => and({ 'token.hr_id': hr_id, 'token.hash': hash }))
    .where('token.revoked_at', 'is', null)

/** With the property, where that is not known. */
const lookUp = compiledOnce((database, given: Given) => tokenOf(database, given).selectAll('property'))
/** Each column takes its time, of PostgreSQL and of the driver. */
const lookUpKnown = compiledOnce((database, given: Given) =>
  tokenOf(database, given).select('property.set_up_version'),
)
const lookUpPoll = compiledOnce((database, given: Given) =>
  tokenOf(database, given).$call(withPolled(database, given.hr_id)),
)

type Present = { id: string; set_up_version: number; polled?: PageVersion }

/** Of a few hundred bytes each; the least recently asked for is dropped first (LRU). */
const mostProperties = 20_000

/**
 * Finds the caller by token and hotel id. Whatever is wrong with the two, the refusal is the same, so that it does not show
 * which properties exist (D8). A property is read anew when its version has changed.
 * @param demo whether the token of the demo hotel is good
 * @throws {Refused} 401
 */
export function authenticator(
  { storage: { read }, setUps }: Service,
  receipts: Pick<Receipts, 'areStored'>,
  demo: boolean,
): (operationId: OperationId, query: URLSearchParams) => Promise<Caller> {
  const cached = new Map<string, PropertyItself>()
  const keep = (hrId: string, setUp: PropertyItself) => {
    cached.delete(hrId)
    cached.set(hrId, setUp)
    const [oldest] = cached.size > mostProperties ? cached.keys() : []
    if (oldest !== undefined) cached.delete(oldest)
  }
  /** The version of the property now; of a poll also that of its page. */
  async function present(given: Given, polls: boolean): Promise<Present | undefined> {
    // Asked before the query: what is stored from then on is another answer's.
    if (!polls || !receipts.areStored(given.hr_id)) return (await lookUpKnown(read, given))[0]
    const [polled] = await lookUpPoll(read, given)
    return polled && { ...polled, ...(!polled.answering && { polled }) }
  }
  async function find(given: Given, polls: boolean): Promise<Caller | undefined> {
    const setUp = cached.get(given.hr_id)
    if (setUp) {
      const token = await present(given, polls)
      if (!token) return undefined
      if (token.set_up_version === setUp.property.set_up_version) {
        keep(given.hr_id, setUp)
        return { setUp, tokenId: token.id, polled: token.polled }
      }
    }
    const [known] = await lookUp(read, given)
    if (!known) return undefined
    const { id, ...property } = known
    const its = setUps.itself(property)
    keep(given.hr_id, its)
    return { setUp: its, tokenId: id, polled: undefined }
  }
  return async (operationId, query) => {
    const [token, ...moreTokens] = query.getAll('token')
    const [hrId, ...moreIds] = query.getAll('hr_id')
    const once =
      token && hrId && moreTokens.length + moreIds.length === 0 && (demo || token !== demoToken.token)
    const given = once ? { hr_id: hrId, hash: hashToken(token) } : undefined
    const caller = given && (await find(given, operationId === 'listReservations'))
    if (!caller) throw new Refused(refuseAccess())
    return caller
  }
}
