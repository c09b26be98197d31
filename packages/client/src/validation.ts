import type { OperationId } from '@innwire/types'
import { listed } from './errors.ts'

/** Says what is wrong with an answer, in one sentence; nothing when it keeps the contract. */
export type Check = (id: OperationId, status: number, body: unknown) => string | undefined

/** Loads the validators, which nobody carries who does not ask for them; rejects when they are not installed. */
export async function loadCheck(): Promise<Check> {
  const { checkResponse } = await import('@innwire/validators').catch((error) => {
    // Caught, because a bundler then takes what is not installed for optional.
    throw error
  })
  return (id, status, body) => {
    const issues = checkResponse(id, status, body)
    return issues.length ? `The answer of ${id} leaves the contract. ${listed(issues)}` : undefined
  }
}
