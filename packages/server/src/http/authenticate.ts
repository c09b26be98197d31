import { hash } from 'node:crypto'
import { demoToken } from '../demo/demo-hotel.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { unauthorized } from './unauthorized.ts'

export type Caller = { setUp: PropertySetUp; tokenId: string }

export const hashToken = (token: string) => hash('sha256', token)

const lookUp = compiledOnce((database) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .select(['token.id', 'property.set_up_version'])
    .where('token.hr_id', '=', '')
    .where('token.hash', '=', '')
    .where('token.revoked_at', 'is', null),
)

/**
 * Who calls, by token and hotel id. Whatever is wrong with the two, the answer is the same, so that nothing tells
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
    const [known] = once ? await lookUp(storage.read, hrId, hashToken(token)) : []
    if (!known || !hrId) throw unauthorized()
    return { setUp: await setUps.at(storage.read, hrId, known.set_up_version), tokenId: known.id }
  }
}
