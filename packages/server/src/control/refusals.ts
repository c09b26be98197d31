import { type Issue, refuseIssues } from '@innwire/validators'
import type { ControlErrorCode } from '../generated/control.ts'
import { Refused } from '../http/answer.ts'
import { refuseControl } from './control-contract.ts'
import type { ControlIssue } from './control-types.ts'

/** A refusal by its code, ready to be thrown. */
export const refused = (code: ControlErrorCode, message: string) => new Refused(refuseControl(code, message))

/**
 * A refusal that names every wrong place of the request, ready to be thrown. As in the property API, a single one gives
 * its code to the whole.
 */
export function refusedAt(...issues: [ControlIssue, ...ControlIssue[]]): Refused {
  const [{ path, code, message }] = issues
  if (issues.length === 1) return new Refused(refuseControl(code, `${path}: ${message}`, issues))
  // Only the names of the codes differ between the two APIs.
  return new Refused(refuseIssues(issues as [Issue, ...Issue[]]))
}
