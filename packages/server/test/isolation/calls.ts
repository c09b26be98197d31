import { type OperationId, operationTable } from '@innwire/types'
import { goodRequests } from '../../../validators/test/good-requests.ts'
import { day } from './two-hotels.ts'

/** A call of one operation; `query` goes behind the credentials. */
export type Call = { operationId: OperationId; query: string; init: RequestInit }

export const operationIds = Object.keys(operationTable) as OperationId[]

/** A call that is good for the first of the two hotels. */
export function goodCall(operationId: OperationId): Call {
  const { query = '', init = {} } = goodRequests[operationId] ?? {}
  const moved = (text: string) =>
    text
      .replace('2026-12-01', day(5))
      .replace('2026-12-31', day(9))
      .replace('2026-12-24', day(5))
      .replace('"product_id":"HR:1"', '"product_id":"HR:691"')
  return {
    operationId,
    query: moved(query),
    init: { ...init, ...(typeof init.body === 'string' && { body: moved(init.body) }) },
  }
}

export type Given = { status: number; headers: Record<string, string>; text: string }

export async function make(
  url: string,
  { operationId, query, init }: Call,
  credentials: string,
): Promise<Given> {
  const { method, path } = operationTable[operationId]
  const response = await fetch(`${url}${path}?${credentials}${query}`, {
    method: method.toUpperCase(),
    ...init,
  })
  const { date: _, 'x-request-id': id = '', ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: (await response.text()).replaceAll(id, '<request id>') }
}
