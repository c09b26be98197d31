import type { ErrorCode } from '@innwire/types'

/** One wrong place in a request or response. */
export type Issue<Code extends string = ErrorCode> = {
  /** Where it is, as in JavaScript: `rooms[0].dates[3].date`. A query or form field stands with its name. */
  path: string
  /** What kind of fault it is, for programs. */
  code: Code
  /** What is wrong and what to do, a whole sentence. */
  message: string
}

/** Codes that a request is read and checked with, whatever contract it belongs to: every catalogue has them. */
export type ReaderCode =
  | 'unreadable_request'
  | 'unsupported_media_type'
  | 'body_too_large'
  | 'validation_failed'
  | 'required'
  | 'invalid_type'
  | 'invalid_value'
  | 'unknown_field'
  | 'too_few'
  | 'too_many'

/** Long lists help nobody; the rest is seen after the first are mended. */
export const mostIssues = 100
