import type { OperationId, operations, RangeUpdate } from '@innwire/types'

type RangeId = 'updateRoomRange' | 'updateRoomRangeV1'

/** Query fields of an operation as read; for a range update, the merged fields of query and form (D3). */
export type RequestQuery<Id extends OperationId> = Id extends RangeId
  ? RangeUpdate
  : operations[Id] extends { parameters: { query?: infer Query } }
    ? NonNullable<Query>
    : Record<string, never>

/** JSON body of an operation; `undefined` where it has none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** The requests of the property API by their operations. */
export type PropertyRequests = {
  [Id in OperationId]: { path: Record<string, never>; query: RequestQuery<Id>; body: RequestBody<Id> }
}
