import type { operations as contractOperations } from './generated/contract.ts'
import { operationTable } from './generated/operations.ts'

export type * from './generated/contract.ts'
export * from './generated/enums.ts'
export * from './generated/limits.ts'
export { operationTable }

/** Name of an operation of the contract. */
export type OperationId = keyof typeof operationTable

/**
 * JSON body of an operation's response with the given status.
 * @example type Rooms = ResponseBody<'listRooms', 200>['rooms']
 */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof contractOperations[Id]['responses'] = 200 & keyof contractOperations[Id]['responses'],
> = contractOperations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : never
