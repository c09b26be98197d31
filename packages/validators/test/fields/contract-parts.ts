import { type OperationId, operationTable } from '@innwire/types'
import bundled from '@innwire/types/openapi.json' with { type: 'json' }
import type { Json, JsonObject } from './json.ts'

type Ref = { $ref: string }
type Basis = { 'x-basis'?: string }
export type Parameter = Basis & {
  name: string
  in: string
  required?: boolean
  schema: { default?: Json; $ref?: string; type?: Json; items?: Json; minItems?: number }
}
type Header = Basis & { required?: boolean; schema: { type: string; enum?: string[]; minimum?: number } }
export type Body = {
  content?: Record<string, { schema: Ref; examples?: Record<string, { value: JsonObject } | Ref> }>
}
export type Response = Basis & Body & { headers?: Record<string, Header | Ref> }
export type Operation = Basis & {
  operationId: string
  parameters?: (Parameter | Ref)[]
  requestBody?: (Body & { required?: boolean }) | Ref
  responses: Record<string, Response | Ref>
  security?: unknown
  [keyword: string]: unknown
}

/** The bundled contract, as far as these tests read it. */
export const contract = bundled as unknown as {
  servers: { url: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, { type: string; in: string; name: string }>
    schemas: Record<
      string,
      {
        properties?: Record<string, unknown>
        'x-error-codes'?: Record<string, { status: number; retryable: boolean }>
      }
    >
  }
}

/** What a reference stands for, or the value itself. */
export function resolved<T extends object>(value: T | Ref): T {
  if (!('$ref' in value)) return value
  let found: unknown = bundled
  for (const step of value.$ref.split('/').slice(1)) found = (found as Record<string, unknown>)[step]
  return found as T
}

export const operationIds = Object.keys(operationTable) as OperationId[]

export function operationOf(id: OperationId): Operation {
  const { path, method } = operationTable[id]
  const operation = contract.paths[path]?.[method]
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`)
  return operation
}

export const parametersOf = (id: OperationId): Parameter[] => (operationOf(id).parameters ?? []).map(resolved)

export function responseOf(id: OperationId, status: number): Response {
  const response = operationOf(id).responses[status]
  if (!response) throw new Error(`${id} has no answer with status ${status}.`)
  return resolved(response)
}

/** The named examples of an answer. */
export const examplesOf = (response: Response): JsonObject[] =>
  Object.values(response.content ?? {})
    .flatMap(({ examples = {} }) => Object.values(examples))
    .map((example) => resolved(example).value)
