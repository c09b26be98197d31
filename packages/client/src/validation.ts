import type { OperationId } from '@innwire/types'
import type { InputIssue } from './errors.ts'

/** Says what is wrong with an answer; nothing when it keeps the contract. */
export type Check = (id: OperationId, status: number, body: unknown) => InputIssue[]

/** Loads the validators, which nobody carries who does not ask for them; rejects when they are not installed. */
export async function loadCheck(): Promise<Check> {
  const { checkResponse } = await import('@innwire/validators').catch((error) => {
    // Caught, because a bundler then takes what is not installed for optional.
    throw error
  })
  return checkResponse
}
