import type { OperationId } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }

type Reference = { $ref: string }
type Response = { content: { 'application/json': { examples: Record<string, Reference> } } }
type Operation = { operationId: OperationId; responses: Record<string, Reference> }

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item)) as Operation[]

const at = <T>({ $ref }: Reference): T =>
  $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract) as T

/** The statuses that the contract has for an operation. */
export const statusesOf = (id: OperationId): number[] =>
  Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {}).map(Number)

/** The first example of an operation's answer with a status; throws when the contract has none. */
export function exampleOf(id: OperationId, status = 200): Record<string, unknown> {
  const response = operations.find(({ operationId }) => operationId === id)?.responses[status]
  const [example] = response ? Object.values(at<Response>(response).content['application/json'].examples) : []
  if (!example) throw new Error(`The contract has no example of ${id} ${status}.`)
  return at<{ value: Record<string, unknown> }>(example).value
}
