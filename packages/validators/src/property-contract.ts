import { type ErrorCode, errorCodes, type OperationId, operationTable } from '@innwire/types'
import { type Contract, checkByContract, type RawRequest, type Read, readByContract } from './contract.ts'
import { operationSchemas } from './generated/operations.ts'
import { schemas } from './generated/schemas.ts'
import type { Issue } from './issue.ts'
import type { PropertyRequests } from './request-types.ts'
import { rules } from './rules.ts'

const contract: Contract<PropertyRequests, ErrorCode> = {
  operations: operationTable,
  checks: operationSchemas,
  schemas,
  errorCodes,
  rules,
  // Every request carries them, and whoever lets requests in reads them (D8).
  skipped: ['token', 'hr_id'],
  // D2: seen in a sample.
  aliases: { room_code: 'inv_code' },
}

/** A request that the contract allows, or why it does not. */
export type ReadRequest<Id extends OperationId> = Read<PropertyRequests[Id], ErrorCode>

/**
 * Reads and checks one request: query and form as text, lists in every spelling of D36, a range update merged from
 * both (D3), a JSON body; then the schemas, then the rules between fields. Token and hotel id are not looked at,
 * but for a form that has others than the query, nor is anything that depends on the property.
 *
 * @param options `ignoresUnknown` leaves parameters and fields that the operation does not have out of account, as other
 *   services may; else they are refused (D36)
 * @returns the values, or a refusal with status, code and every wrong place (at most 100)
 * @example
 * const read = readRequest('updateRoomsDaily', { query, contentType: 'application/json', body })
 * if (!read.ok) return respond(read.refusal.status, errorBody(read.refusal, requestId))
 * read.body.rooms // typed
 */
export const readRequest = <Id extends OperationId>(
  operationId: Id,
  request: RawRequest,
  options?: { ignoresUnknown?: boolean },
): ReadRequest<Id> => readByContract(contract, operationId, request, options)

/**
 * Checks a response body against the contract.
 * @param body the parsed JSON
 * @returns what is wrong, at most 100 places; empty when the body keeps the contract. A status that the operation
 *   does not have is an issue at `status`.
 * @example
 * checkResponse('listChannels', 200, { channels: [{ name: 'HRS' }] })
 * // [{ path: 'channels[0].code', code: 'required', message: 'code is missing.' }]
 */
export const checkResponse = (operationId: OperationId, status: number, body: unknown): Issue[] =>
  checkByContract(contract, operationId, status, body)
