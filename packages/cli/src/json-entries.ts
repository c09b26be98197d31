import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'
import type { Place, WrongPlace } from './wrong-lines.ts'

/** A value of a file, and where it and its fields are. */
export type JsonEntry = {
  value: unknown
  whole: Place
  /** Where each field begins, by its name. */
  fields: Map<string, Place>
}

/**
 * Reads the values of a JSON list, a JSON object on each line, or one JSON object. Empty lines are passed over.
 * @param wrong takes what cannot be read
 */
export function* jsonEntries(text: string, wrong: WrongPlace[]): Generator<JsonEntry> {
  if (!isOfLines(text)) {
    yield* entriesOf(text, 1, wrong)
    return
  }
  let line = 0
  for (const one of text.split('\n')) {
    line += 1
    if (one.trim() !== '') yield* entriesOf(one, line, wrong)
  }
}

/** One object over several lines has no line that is JSON by itself at its begin or end; a file with a wrong line has one. */
function isOfLines(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.startsWith('[')) return false
  const [first, last] = [trimmed.indexOf('\n'), trimmed.lastIndexOf('\n')]
  return first === -1 || isJson(trimmed.slice(0, first)) || isJson(trimmed.slice(last + 1))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** @param first number of its first line */
function entriesOf(text: string, first: number, wrong: WrongPlace[]): JsonEntry[] {
  const errors: ParseError[] = []
  const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }
  const content: unknown = parse(text, errors, options)
  const [error] = errors
  if (error) {
    const message = `This is not JSON: ${printParseErrorCode(error.error)}.`
    wrong.push({ ...placeOf(text, error.offset, first), message })
    return []
  }
  const list = Array.isArray(content) ? content : [content]
  const places = placesOf(text, first, Array.isArray(content) ? 1 : 0)
  return list.map((value, index) => ({
    value,
    ...(places[index] ?? { whole: { line: first, column: 1 }, fields: new Map() }),
  }))
}

type Places = Pick<JsonEntry, 'whole' | 'fields'>

/** @param depth of the values */
function placesOf(text: string, first: number, depth: number): Places[] {
  const found: Places[] = []
  let inside = 0
  const at = (line: number, character: number) => ({ line: line + first, column: character + 1 })
  const value = (line: number, character: number) => {
    if (inside === depth) found.push({ whole: at(line, character), fields: new Map() })
  }
  const begin = (_offset: number, _length: number, line: number, character: number) => {
    value(line, character)
    inside += 1
  }
  const end = () => {
    inside -= 1
  }
  visit(text, {
    onArrayBegin: begin,
    onArrayEnd: end,
    onObjectBegin: begin,
    onObjectEnd: end,
    onObjectProperty: (name, _offset, _length, line, character) => {
      if (inside === depth + 1) found.at(-1)?.fields.set(name, at(line, character))
    },
    onLiteralValue: (_value, _offset, _length, line, character) => value(line, character),
  })
  return found
}

/** @param first number of the first line of the text */
export function placeOf(text: string, offset: number, first = 1): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: first + before.length - 1, column: (before.at(-1) ?? '').length + 1 }
}
