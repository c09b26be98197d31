import type { OperationId } from '@innwire/types'
import type { RequestBody, RequestQuery } from '@innwire/validators'
import type { Logger } from 'pino'
import type { Answer } from '../http/answer.ts'
import type { PropertyItself } from '../property/set-up.ts'
import type { PageVersion } from '../reservations/page-version.ts'
import type { Cause } from '../transactions/record-update.ts'

/** A request of the property API that has been let in and read. */
export type PropertyRequest<Id extends OperationId = OperationId> = {
  setUp: PropertyItself
  tokenId: string
  /** Of a poll the version of its page, where all that was delivered to the token is in it. */
  polled: PageVersion | undefined
  /** The caller's own `X-Request-Id`, where it is one that is kept (D10). */
  requestId: string | undefined
  /** What an update that it makes is stored with. */
  cause: Cause
  /** Has a job called when the caller has left, also where that is so already. */
  onLeft: (job: () => void) => void
  /** Its lines have the id of the request. */
  log: Pick<Logger, 'error'>
  query: RequestQuery<Id>
  body: RequestBody<Id>
}

/** One function for every operation of the contract. */
export type PropertyHandlers = {
  [Id in OperationId]: (request: PropertyRequest<Id>) => Promise<Answer>
}
