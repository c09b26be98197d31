import type { OperationId } from '@innwire/types'

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'

/** The parts of the bundled contract that routing and headers need. */
export type ContractDocument = {
  paths: Record<
    string,
    { [M in Method]?: { operationId: string; responses: Record<string, { $ref: string }> } }
  >
  components: {
    responses: Record<string, { headers?: Record<string, { $ref: string }> }>
    headers: Record<string, { required?: boolean }>
  }
}

const methods: Method[] = ['get', 'put', 'post', 'delete', 'patch']

/** Finds the operation of a request; without one, says which methods the path has (none: no such path). */
export function route(
  document: ContractDocument,
  method: string,
  path: string,
): { method: Method; operationId: OperationId } | { allowed: string[] } {
  const item = document.paths[path]
  if (!item) return { allowed: [] }
  const wanted = methods.find((known) => known === (method === 'HEAD' ? 'get' : method.toLowerCase()))
  const operation = wanted && item[wanted]
  if (operation) return { method: wanted, operationId: operation.operationId as OperationId }
  const allowed = methods.filter((known) => item[known]).map((known) => known.toUpperCase())
  return { allowed: allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed }
}

/**
 * Names, in lower case, of the headers that a response always has. Prism fills in the optional ones too, which would
 * tell of a quota that is not there and of a replay that never was.
 */
export function requiredHeaders(
  document: ContractDocument,
  path: string,
  method: Method,
  status: number,
): Set<string> {
  const name = document.paths[path]?.[method]?.responses[status]?.$ref.split('/').at(-1) ?? ''
  const headers = Object.entries(document.components.responses[name]?.headers ?? {})
  const required = headers.filter(
    ([, { $ref }]) => document.components.headers[$ref.split('/').at(-1) ?? '']?.required,
  )
  return new Set(required.map(([header]) => header.toLowerCase()))
}
