import type { OperationId, ResponseBody } from '@innwire/types'
import type { Refusal, RequestBody, RequestQuery } from '@innwire/validators'
import type { PropertySetUp } from '../property/set-up.ts'

/** A request of the property API that has been let in and read. */
export type PropertyRequest<Id extends OperationId = OperationId> = {
  setUp: PropertySetUp
  tokenId: string
  /** The caller's own `X-Request-Id`, where it is one that is kept (D10). */
  requestId: string | undefined
  query: RequestQuery<Id>
  body: RequestBody<Id>
}

/** A 200. */
export type Answer = {
  /** JSON in UTF-8; as bytes, because answers that are kept would else be encoded anew each time. */
  bytes: Buffer
  headers?: Record<string, string>
  /** Called once the whole answer was handed to the caller's connection, and not at all if it was not. */
  afterSent?: () => Promise<void>
}

/** One function for every operation of the contract. */
export type PropertyHandlers = {
  [Id in OperationId]: (request: PropertyRequest<Id>) => Promise<Answer>
}

/** The answer of an operation, typed by the contract. */
export const answer = <Id extends OperationId>(body: ResponseBody<Id>): Answer => ({
  bytes: Buffer.from(JSON.stringify(body)),
})

/** A refusal of either API; each has codes of its own. */
export type AnyRefusal = Pick<Refusal, 'status' | 'message'> & {
  code: string
  errors?: { path: string; code: string; message: string }[]
}

/** Ends a request with a refusal; nothing that it wrote is kept. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: AnyRefusal
  readonly headers: Record<string, string>
  constructor(refusal: AnyRefusal, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.refusal = refusal
    this.headers = headers
  }
}
