import {
  type Contract,
  checkByContract,
  type RawRequest,
  type Read,
  readByContract,
} from '@innwire/validators'
import type { ControlErrorCode } from '../generated/control.ts'
import { operationSchemas } from '../generated/control-checks.ts'
import { controlErrorCodes, controlOperations } from '../generated/control-operations.ts'
import { schemas } from '../generated/control-schemas.ts'
import { controlRules } from './control-rules.ts'
import type { ControlIssue, ControlOperationId, ControlRequests } from './control-types.ts'

export type * from './control-types.ts'
export { controlOperations }

const contract: Contract<ControlRequests, ControlErrorCode> = {
  operations: controlOperations,
  checks: operationSchemas,
  schemas,
  errorCodes: controlErrorCodes,
  rules: controlRules,
}

/**
 * Reads and checks one request of the control API. The token is not looked at, nor is anything that depends on what is
 * stored.
 * @example
 * const read = readControlRequest('putRoom', { path: { hr_id: 'demo', rate_code: 'HR:1' }, query: '', contentType, body })
 * if (read.ok) read.body.price_update // true, unless it was sent
 */
export const readControlRequest = <Id extends ControlOperationId>(
  operationId: Id,
  request: RawRequest,
): Read<ControlRequests[Id], ControlErrorCode> => readByContract(contract, operationId, request)

/** Checks an answer of the control API against the contract, as `checkResponse` does for the property API. */
export const checkControlResponse = (
  operationId: ControlOperationId,
  status: number,
  body: unknown,
): ControlIssue[] => checkByContract(contract, operationId, status, body)
