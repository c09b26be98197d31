import type { OperationId, ResponseBody } from '@innwire/types'
import type { RequestBody, RequestQuery } from '@innwire/validators'
import { exampleNames, examples } from './generated/examples.ts'

/** A status that the operation has in the contract. */
export type Status<Id extends OperationId> = AsNumber<keyof (typeof exampleNames)[Id]>
type AsNumber<Key> = Key extends `${infer Value extends number}` ? Value : never

/** Name of an example that the operation has in the contract. */
export type ExampleName<Id extends OperationId> = NamesOf<(typeof exampleNames)[Id]>
type NamesOf<ByStatus> = {
  [S in keyof ByStatus]: ByStatus[S] extends readonly (infer Name)[] ? Name : never
}[keyof ByStatus]

/** An accepted request, as an answering function gets it. */
export type AcceptedRequest<Id extends OperationId> = {
  /** Its query, in wire names. */
  query: RequestQuery<Id>
  /** Its JSON body or its form. */
  body: RequestBody<Id>
  /** The request as MSW has it. */
  request: Request
}

/** What an operation answers: an example by name, the first example of a status, a body, or a function. */
export type ShownResponse<Id extends OperationId> =
  | { example: ExampleName<Id> }
  | { status: Status<Id> }
  | { body: ResponseBody<Id> }
  | ((request: AcceptedRequest<Id>) => Response | Promise<Response>)

/**
 * Status and body of a shown response.
 * @throws {TypeError} when the contract has no such example or status for the operation
 */
export function statusAndBody<Id extends OperationId>(
  id: Id,
  shown: Exclude<ShownResponse<Id>, (...args: never) => unknown>,
): { status: number; body: unknown } {
  if ('body' in shown) return { status: 200, body: shown.body }
  const byStatus = Object.entries(exampleNames[id]) as [string, readonly string[]][]
  const [status, names] =
    byStatus.find(([status, names]) =>
      'example' in shown ? names.includes(shown.example as string) : status === String(shown.status),
    ) ?? []
  const name = 'example' in shown ? (shown.example as string) : names?.[0]
  if (!status || !name) {
    const wanted = 'example' in shown ? `example ${String(shown.example)}` : `status ${String(shown.status)}`
    const known = byStatus.map(([status, names]) => `${status}: ${names.join(', ')}`).join('; ')
    throw new TypeError(`${id} has no ${wanted} in the contract. It has ${known}.`)
  }
  return { status: Number(status), body: (examples as Record<string, unknown>)[name] }
}
