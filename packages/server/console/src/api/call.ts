import type { ErrorBody, operations } from '../../../src/generated/control.ts'
import { controlOperations } from '../../../src/generated/control-operations.ts'

export type OperationId = keyof operations

type Part<Id extends OperationId, Name extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Name & keyof operations[Id]['parameters']]
>
type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } } ? Json : undefined
type BodyOf<Id extends OperationId> = JsonOf<
  NonNullable<operations[Id] extends { requestBody?: infer Body } ? Body : never>
>
type Responses<Id extends OperationId> = operations[Id]['responses']

/** What is asked for. Whatever has a default in the contract may be left out. */
export type Request<Id extends OperationId> = {
  path?: Part<Id, 'path'>
  query?: Partial<Part<Id, 'query'>>
  body?: DeepPartial<BodyOf<Id>>
  /** Only to begin a session; everything else goes by that. */
  token?: string
}

/** Defaults are filled in by the server, at any depth. */
type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value

export type Answer<Id extends OperationId> = JsonOf<Responses<Id>[keyof Responses<Id> & (200 | 201)]>

/** A refusal of the control API, in its own words. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly places: { path: string; message: string }[]

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? `The server answered ${status} without a message.`)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.requestId = body.request_id
    this.places = body.errors ?? []
  }
}

/**
 * Calls an operation of the control API with the session of this page.
 * @throws {ApiError} where it was refused
 * @throws {TypeError} where the server was not reached
 */
export async function call<Id extends OperationId>(
  operationId: Id,
  { path, query, body, token }: Request<Id> = {},
  signal?: AbortSignal,
): Promise<Answer<Id>> {
  const { method, path: template } = controlOperations[operationId]
  const values = path as Record<string, string | number> | undefined
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values?.[name])),
  )
  const response = await fetch(filled + queryText(query), {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    ...(signal && { signal }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text === '' ? undefined : parsed(text)
  if (!response.ok) throw new ApiError(response.status, (json ?? {}) as Partial<ErrorBody>)
  return json as Answer<Id>
}

function queryText(query: object | undefined): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
