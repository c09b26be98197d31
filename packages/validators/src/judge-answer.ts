import type { OperationId } from '@innwire/types'
import { checkResponse } from './property-contract.ts'

/** How many places a sentence names; a reader needs no more to find the cause. */
const mostNamed = 5

/**
 * What a client that validates says of an answer: its first faults in one sentence.
 * @param validate `warn` writes the sentence to the console, anything else gives it
 * @param show makes what may be shown of a text
 * @returns the sentence; undefined when the answer keeps the contract, or was warned of
 */
export function judgeAnswer(
  validate: string | undefined,
  operationId: OperationId,
  status: number,
  body: unknown,
  show: (text: string) => string,
): string | undefined {
  const issues = checkResponse(operationId, status, body)
  if (!issues[0]) return undefined
  const named = issues.slice(0, mostNamed).map(({ path, message }) => `${path}: ${message}`)
  const rest = issues.length > mostNamed ? ` And ${issues.length - mostNamed} more.` : ''
  const sentence = `${show(`The answer has errors: ${named.join(' ')}`)}${rest}`
  if (validate !== 'warn') return sentence
  console.warn(`${operationId}: ${sentence}`)
  return undefined
}
