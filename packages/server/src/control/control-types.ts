import type { Issue } from '@innwire/validators'
import type { ControlErrorCode, operations } from '../generated/control.ts'

export type ControlOperationId = keyof operations

/** One wrong place in a request. */
export type ControlIssue = Omit<Issue, 'code'> & { code: ControlErrorCode }

/** Why a request is not acceptable, and the HTTP status to answer with. */
export type ControlRefusal = {
  status: number
  code: ControlErrorCode
  message: string
  errors?: ControlIssue[]
}

/** Path and query by their names, and the body; every default is filled in. */
export type ControlRequest<Id extends ControlOperationId> = {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: JsonOf<NonNullable<operations[Id]['requestBody']>>
}

type Part<Parameters, Name extends keyof Parameters> = [NonNullable<Parameters[Name]>] extends [never]
  ? Record<string, never>
  : NonNullable<Parameters[Name]>
type JsonOf<Message> = [Message] extends [{ content: { 'application/json': infer Json } }] ? Json : undefined
