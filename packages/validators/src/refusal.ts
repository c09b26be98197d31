import { type ErrorCode, errorCodes } from '@innwire/types'
import { type Issue, mostIssues, type ReaderCode } from './issue.ts'

/** Why a request is not acceptable, and the HTTP status to answer with. */
export type Refusal<Code extends string = ErrorCode> = {
  /** HTTP status. */
  status: number
  /** Why, for programs. */
  code: Code
  /** Why and what to do, as a sentence. */
  message: string
  /** The wrong places, where places are at fault. */
  errors?: Issue<Code>[]
}

/** The error codes of a contract, each with the status that it comes with. */
export type ErrorCatalogue<Code extends string> = Readonly<Record<Code | ReaderCode, { status: number }>>

/** Makes refusals by the codes of one contract. */
type Refusals<Code extends string> = {
  refuse(code: Code, message: string, errors?: Issue<Code>[]): Refusal<Code>
  refuseIssues(issues: [Issue<Code>, ...Issue<Code>[]]): Refusal<Code>
}

/**
 * Makes refusals by the error catalogue of a contract of your own, as `refuse` and `refuseIssues` do by that of the
 * property API.
 */
export function refusals<Code extends string>(catalogue: ErrorCatalogue<Code>): Refusals<Code | ReaderCode> {
  const refuse: Refusals<Code | ReaderCode>['refuse'] = (code, message, errors) => ({
    status: catalogue[code].status,
    code,
    message,
    ...(errors && { errors }),
  })
  return {
    refuse,
    refuseIssues: (issues) => {
      const [first] = issues
      const errors = issues.slice(0, mostIssues)
      if (issues.length === 1) return refuse(first.code, `${first.path}: ${first.message}`, errors)
      // Readers stop at so many.
      const places = `${issues.length < mostIssues ? '' : 'at least '}${issues.length}`
      const message = `The request is wrong in ${places} places. Correct them.`
      return refuse('validation_failed', message, errors)
    },
  }
}

const property = /* @__PURE__ */ refusals<ErrorCode>(errorCodes)

/**
 * A refusal by its code; the status comes from the contract's catalogue.
 * @example refuse('transaction_not_found', 'The property has no transaction 17.') // status 404
 */
export const refuse: Refusals<ErrorCode>['refuse'] = property.refuse

/** One refusal for all issues (D9): a single one gives its code to the whole, several are `validation_failed`. */
export const refuseIssues: Refusals<ErrorCode>['refuseIssues'] = property.refuseIssues

/** What is wrong with token and hotel id is not told (D8). */
export const refuseAccess = (): Refusal =>
  refuse('unauthorized', 'Token or hotel id is missing or wrong. Send both in the query, as token and hr_id.')

/**
 * Makes the 404 for a path that the contract has not.
 * @param advice what to do where more can be said than to look into the contract
 */
export const refusePath = (path: string, advice = 'Compare it with the contract.'): Refusal =>
  refuse('path_not_found', `There is no path ${path}. ${advice}`)

/**
 * Makes the 405 for a method that the path does not take.
 * @param allow the methods that the path takes, as the header Allow has them
 */
export const refuseMethod = (method: string, allow: string): Refusal =>
  refuse('method_not_allowed', `This path does not take ${method}. It takes ${allow}.`)

type ErrorBodyOf<Code extends string> = Pick<Refusal<Code>, 'code' | 'message' | 'errors'> & {
  status: 'error'
  request_id: string
}

/**
 * The error body of D9.
 * @example reply.code(refusal.status).send(errorBody(refusal, request.id))
 */
export const errorBody = <Code extends string = ErrorCode>(
  { code, message, errors }: Refusal<Code>,
  requestId: string,
): ErrorBodyOf<Code> => ({
  status: 'error',
  code,
  message,
  request_id: requestId,
  ...(errors && { errors }),
})
