import type { ErrorCode } from '@innwire/types'

/** One wrong place in a request or response. */
export type Issue = {
  /** Where it is, as in JavaScript: `rooms[0].dates[3].date`. A query or form field stands with its name. */
  path: string
  code: ErrorCode
  /** What is wrong and what to do, a whole sentence. */
  message: string
}

/** Long lists help nobody; the rest is seen after the first are mended. */
export const mostIssues = 100
