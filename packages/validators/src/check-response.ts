import { type OperationId, operationTable } from '@innwire/types'
import { describeErrors } from './describe-errors.ts'
import { operationSchemas } from './generated/operations.ts'
import { schemas } from './generated/schemas.ts'
import type { Issue } from './issue.ts'

/**
 * Checks a response body against the contract.
 * @param body the parsed JSON
 * @returns what is wrong, at most 100 places; empty when the body keeps the contract. A status that the operation
 *   does not have is an issue at `status`.
 * @example
 * checkResponse('listChannels', 200, { channels: [{ name: 'HRS' }] })
 * // [{ path: 'channels[0].code', code: 'required', message: 'code is missing.' }]
 */
export function checkResponse(operationId: OperationId, status: number, body: unknown): Issue[] {
  const responses: Record<string, string> = operationSchemas[operationId].responses
  const schema = schemas[responses[status] ?? '']
  if (!schema) {
    const { method, path } = operationTable[operationId]
    const message = `${method.toUpperCase()} ${path} has no answer with status ${status} in the contract.`
    return [{ path: 'status', code: 'invalid_value', message }]
  }
  return schema(body) ? [] : describeErrors(schema.errors ?? [], 'response')
}
