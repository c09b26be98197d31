import { operationsOf as operationNodes } from '../../packages/spectral-ruleset/src/document/model.ts'
import { JsonNode } from '../../packages/spectral-ruleset/src/document/node.ts'

/** The contract is at fault; the message says where, and what to do. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/** The parts of a bundled OpenAPI 3.1 document that the generators read. */
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string }
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    requestBodies: Record<string, RequestBody>
    examples: Record<string, Example>
    headers: Record<string, Header>
    securitySchemes: Record<string, { type: string; in: string; name: string; description?: string }>
  }
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'

export type Ref = { $ref: string }
type PathItem = { [M in Method]?: Operation } & { parameters?: (Parameter | Ref)[] }

export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: [string]
  parameters?: (Parameter | Ref)[]
  requestBody?: RequestBody | Ref
  responses: Record<string, Response | Ref>
  'x-basis': string
  /** Name of the schema that query and form fields must satisfy once they are merged (D3). */
  'x-merged-input'?: string
  /** The least role of a token of the control API. */
  'x-role'?: string
  /** Whether the operation is refused by a server that is not started for tests. */
  'x-test-only'?: boolean
}

export type Parameter = {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema: Schema
  description?: string
  example?: unknown
}
type Header = { description: string; required?: boolean; schema: Schema }
export type Example = { summary: string; value: unknown }
type MediaType = { schema: Schema; examples?: Record<string, Example | Ref> }
type RequestBody = { required?: boolean; content: Record<string, MediaType> }
type Response = {
  description: string
  headers?: Record<string, Header | Ref>
  content?: Record<string, MediaType>
}

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  'x-extensible-enum'?: string[]
  'x-error-codes'?: Record<string, { status: number; retryable: boolean; meaning: string }>
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  minimum?: number
  maximum?: number
  pattern?: string
  'x-limits'?: Record<string, unknown>
  [keyword: string]: unknown
}

/** Gives what a `$ref` into the document stands for, or the value itself when it is none. */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Ref): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const target = JsonNode.root({ data: document }).at(value, null)?.target
  if (target === undefined) throw new ContractError(`The contract has nothing at ${value.$ref}.`)
  return target.value as T
}

/** A copy of an object of the document with other values. */
export const mapValues = (value: object, change: (inner: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]))

/** All operations of the document, in the order of its paths, each with the parameters of its path, too. */
export function* operationsOf(document: OpenApiDocument) {
  for (const { path, method, node, pathItem } of operationNodes(JsonNode.root({ data: document }))) {
    const own = node.value as Operation
    const { parameters: shared = [] } = pathItem.value as PathItem
    const operation =
      shared.length === 0 ? own : { ...own, parameters: [...shared, ...(own.parameters ?? [])] }
    yield { path, method: method as Method, operation }
  }
}
