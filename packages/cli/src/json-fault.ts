import type { printParseErrorCode } from 'jsonc-parser'

export type JsonFault = ReturnType<typeof printParseErrorCode>

const noNumber = 'a number is written as 12 or 119.90'
const noComments = 'there are no comments in JSON'

/** What is wrong at a place. */
const faults: Record<JsonFault, string> = {
  InvalidSymbol: 'a text needs double quotes around it, and true, false and null are the only words',
  InvalidNumberFormat: noNumber,
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing behind the name',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a comma or the closing } is missing',
  CloseBracketExpected: 'a comma or the closing ] is missing',
  EndOfFileExpected: 'nothing may follow',
  InvalidCommentToken: noComments,
  UnexpectedEndOfComment: noComments,
  UnexpectedEndOfString: 'a text has no closing quote',
  UnexpectedEndOfNumber: noNumber,
  InvalidUnicode: 'behind \\u stand four digits from 0 to f',
  InvalidEscapeCharacter: 'a backslash stands only before one of "\\/bfnrtu',
  InvalidCharacter: 'a text has a sign that is written with a backslash, such as \\t for a tab',
  '<unknown ParseErrorCode>': 'it cannot be read',
}

/**
 * Why a text is no JSON at an offset, as a sentence; the caller tells line and column. Of what is there only the first sign is
 * shown: it may be a token.
 */
export function jsonFault(fault: JsonFault, text: string, offset: number): string {
  const [sign] = text.slice(offset, offset + 2)
  const there = sign === undefined || /\s/.test(sign) ? 'it ends here' : `here is ${sign}`
  return `This is not JSON: ${faults[fault]}; ${there}.`
}
