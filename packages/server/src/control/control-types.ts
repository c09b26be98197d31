import type { Issue } from '@innwire/validators'
import type { ControlErrorCode, operations } from '../generated/control.ts'

export type ControlOperationId = keyof operations

/** One wrong place in a request. */
export type ControlIssue = Issue<ControlErrorCode>

/** Path and query of each operation by their names, and the body; every default is filled in. */
export type ControlRequests = {
  [Id in ControlOperationId]: {
    path: Part<operations[Id]['parameters'], 'path'>
    query: Part<operations[Id]['parameters'], 'query'>
    body: JsonOf<NonNullable<operations[Id]['requestBody']>>
  }
}

export type ControlRequest<Id extends ControlOperationId> = ControlRequests[Id]

type Part<Parameters, Name extends keyof Parameters> = [NonNullable<Parameters[Name]>] extends [never]
  ? Record<string, never>
  : NonNullable<Parameters[Name]>
type JsonOf<Message> = [Message] extends [{ content: { 'application/json': infer Json } }] ? Json : undefined
