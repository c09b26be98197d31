import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { type Calls, startCalls } from '../control/calls.ts'
import { type Answered, answered } from '../support/answered.ts'

type Examples = Record<string, { value: unknown }>

/** The value of an example of the contract. */
export function exampleOf<T = object>(name: string): T {
  const example = (contract.components.examples as Examples)[name]
  if (!example) throw new Error(`The contract has no example ${name}.`)
  return example.value as T
}

export const exampleNames = Object.keys(contract.components.examples)

export type Demo = Calls & {
  /** Calls the property API as the demo integration, by the path after `/api/`. */
  send(method: string, path: string, sent?: Sent): Promise<Answered>
}
type Sent = { query?: Record<string, string>; json?: unknown; raw?: string; type?: string }

/** The demo hotel on the day that the examples are about. */
export async function openDemo(): Promise<Demo> {
  const calls = await startCalls()
  await calls.control('PUT', '/clock', { now: '2026-11-20T09:00:00Z' })
  return {
    ...calls,
    send: (method, path, { query = {}, json, raw, type = 'application/json' }: Sent = {}) => {
      const body = json === undefined ? raw : JSON.stringify(json)
      const access = new URLSearchParams({ token: 'demo-token', hr_id: 'demo', ...query })
      return answered(`${calls.server.url}/api/${path}?${access}`, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': type } }),
      })
    },
  }
}
