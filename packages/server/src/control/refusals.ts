import { refuseIssues } from '@innwire/validators'
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
export const refusedAt = (...issues: [ControlIssue, ...ControlIssue[]]): Refused =>
  new Refused(refuseIssues(issues, refuseControl))
