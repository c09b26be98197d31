import { refuseAccess } from '@innwire/validators'
import { demoToken } from '../demo/demo-hotel.ts'
import { Refused } from '../http/answer.ts'
import type { PropertyItself } from '../property/set-up.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { hashToken } from '../storage/token-hashes.ts'

export type Caller = { setUp: PropertyItself; tokenId: string }

const lookUp = compiledOnce((database, { hr_id, hash }: { hr_id: string; hash: string }) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .selectAll('property')
    .select('token.id')
    .where(({ and }) => and({ 'token.hr_id': hr_id, 'token.hash': hash }))
    .where('token.revoked_at', 'is', null),
)

/**
 * Finds the caller by token and hotel id. Whatever is wrong with the two, the refusal is the same, so that it does not show
 * which properties exist (D8).
 * @param demo whether the token of the demo hotel is good
 * @throws {Refused} 401
 */
export function authenticator(
  { storage, setUps }: Service,
  demo: boolean,
): (query: URLSearchParams) => Promise<Caller> {
  return async (query) => {
    const [token, ...moreTokens] = query.getAll('token')
    const [hrId, ...moreIds] = query.getAll('hr_id')
    const once =
      token && hrId && moreTokens.length + moreIds.length === 0 && (demo || token !== demoToken.token)
    const [known] = once ? await lookUp(storage.read, { hr_id: hrId, hash: hashToken(token) }) : []
    if (!known || !hrId) throw new Refused(refuseAccess())
    const { id, ...property } = known
    return { setUp: setUps.itself(property), tokenId: id }
  }
}
