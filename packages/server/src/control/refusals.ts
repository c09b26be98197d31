import { refusals } from '@innwire/validators'
import type { ControlErrorCode } from '../generated/control.ts'
import { controlErrorCodes } from '../generated/control-operations.ts'
import { Refused } from '../http/answer.ts'
import type { ControlIssue } from './control-types.ts'

const { refuse, refuseIssues } = refusals<ControlErrorCode>(controlErrorCodes)

/** A refusal by its code, ready to be thrown. */
export const refused = (code: ControlErrorCode, message: string, headers?: Record<string, string>) =>
  new Refused(refuse(code, message), headers)

/**
 * A refusal that names every wrong place of the request, ready to be thrown. As in the property API, a single one gives
 * its code to the whole.
 */
export const refusedAt = (...issues: [ControlIssue, ...ControlIssue[]]): Refused =>
  new Refused(refuseIssues(issues))

/** The refusal of what only the console needs, ready to be thrown. */
export const consoleIsOff = () =>
  refused('not_found', 'This server was started without its console. Start it with --console.')
