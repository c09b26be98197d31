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

/** One wrong place, by the codes of a catalogue. */
type IssueOf<Code> = Omit<Issue, 'code'> & { code: Code }

/** Makes a refusal by its code, as `refuse` does for the codes of the property API. */
type Refuse<Code, Refused> = (
  code: Code | 'validation_failed',
  message: string,
  errors: IssueOf<Code>[],
) => Refused

/**
 * One refusal for all issues (D9): a single one gives its code to the whole, several are `validation_failed`.
 * @param by for issues of another catalogue than the property API's
 */
export function refuseIssues(issues: [Issue, ...Issue[]]): Refusal
export function refuseIssues<Code, Refused>(
  issues: [IssueOf<Code>, ...IssueOf<Code>[]],
  by: Refuse<Code, Refused>,
): Refused
export function refuseIssues(issues: [Issue, ...Issue[]], by: Refuse<ErrorCode, unknown> = refuse) {
  const [first] = issues
  const errors = issues.slice(0, mostIssues)
  if (issues.length === 1) return by(first.code, `${first.path}: ${first.message}`, errors)
  const message = `The request is wrong in ${issues.length} places. Correct them and send it again.`
  return by('validation_failed', message, errors)
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
