import type { OperationId } from '@innwire/types'
import type { RequestBody, RequestQuery } from '@innwire/validators'
import type { Logger } from 'pino'
import type { Answer } from '../http/answer.ts'
import type { PropertyItself } from '../property/set-up.ts'

/** A request of the property API that has been let in and read. */
export type PropertyRequest<Id extends OperationId = OperationId> = {
  setUp: PropertyItself
  tokenId: string
  /** The caller's own `X-Request-Id`, where it is one that is kept (D10). */
  requestId: string | undefined
  /** Its lines have the id of the request. */
  log: Pick<Logger, 'error'>
  query: RequestQuery<Id>
  body: RequestBody<Id>
}

/** One function for every operation of the contract. */
export type PropertyHandlers = {
  [Id in OperationId]: (request: PropertyRequest<Id>) => Promise<Answer>
}
