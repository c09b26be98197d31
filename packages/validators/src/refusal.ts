import { type ErrorBody, type ErrorCode, errorCodes } from '@innwire/types'
import { type Issue, mostIssues } from './issue.ts'

/** Why a request is not acceptable, and the HTTP status to answer with. */
export type Refusal = { status: number; code: ErrorCode; message: string; errors?: Issue[] }

/**
 * A refusal by its code; the status comes from the contract's catalogue.
 * @example refuse('transaction_not_found', 'The property has no transaction 17.') // status 404
 */
export const refuse = (code: ErrorCode, message: string, errors?: Issue[]): Refusal => ({
  status: errorCodes[code].status,
  code,
  message,
  ...(errors && { errors }),
})

/** One refusal for all issues (D9): a single one gives its code to the whole, several are `validation_failed`. */
export function refuseIssues(issues: [Issue, ...Issue[]]): Refusal {
  const [first] = issues
  const errors = issues.slice(0, mostIssues)
  if (issues.length === 1) return refuse(first.code, `${first.path}: ${first.message}`, errors)
  const message = `The request is wrong in ${issues.length} places. Correct them and send it again.`
  return refuse('validation_failed', message, errors)
}

/**
 * The error body of D9.
 * @example reply.code(refusal.status).send(errorBody(refusal, request.id))
 */
export const errorBody = ({ code, message, errors }: Refusal, requestId: string): ErrorBody => ({
  status: 'error',
  code,
  message,
  request_id: requestId,
  ...(errors && { errors }),
})
