import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'
import { columns, type Row } from './row.ts'
import type { Place, WrongPlace } from './wrong-lines.ts'

/**
 * Reads the objects of a JSON list, each with its places.
 * @param wrong takes what cannot be read
 */
export function* jsonRows(text: string, wrong: WrongPlace[]): Generator<Row> {
  yield* objectsOf(text, 1, wrong)
}

/**
 * Reads a JSON object on each line. Empty lines are passed over.
 * @param wrong takes what cannot be read
 */
export function* ndjsonRows(text: string, wrong: WrongPlace[]): Generator<Row> {
  let line = 0
  for (const one of text.split('\n')) {
    line += 1
    if (one.trim() !== '') yield* objectsOf(one, line, wrong)
  }
}

/** @param first number of its first line */
function objectsOf(text: string, first: number, wrong: WrongPlace[]): Row[] {
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
  return list.flatMap((values, index) => {
    const { whole, named } = places[index] ?? { whole: { line: first, column: 1 }, named: new Map() }
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      wrong.push({ ...whole, message: 'Give an object, such as {"inv_code": "HR:1", "date": "2026-12-24"}.' })
      return []
    }
    for (const [name, place] of named)
      if (!columns.includes(name))
        wrong.push({ ...place, name, message: `It is not known. Known are ${columns.join(', ')}.` })
    return [{ values, at: (name?: string) => (name === undefined ? whole : (named.get(name) ?? whole)) }]
  })
}

type Places = { whole: Place; named: Map<string, Place> }

/** @param depth of the objects */
function placesOf(text: string, first: number, depth: number): Places[] {
  const found: Places[] = []
  let inside = 0
  const at = (line: number, character: number) => ({ line: line + first, column: character + 1 })
  const value = (line: number, character: number) => {
    if (inside === depth) found.push({ whole: at(line, character), named: new Map() })
  }
  visit(text, {
    onArrayBegin: (_offset, _length, line, character) => {
      value(line, character)
      inside += 1
    },
    onArrayEnd: () => {
      inside -= 1
    },
    onObjectBegin: (_offset, _length, line, character) => {
      value(line, character)
      inside += 1
    },
    onObjectEnd: () => {
      inside -= 1
    },
    onObjectProperty: (name, _offset, _length, line, character) => {
      if (inside === depth + 1) found.at(-1)?.named.set(name, at(line, character))
    },
    onLiteralValue: (_value, _offset, _length, line, character) => value(line, character),
  })
  return found
}

function placeOf(text: string, offset: number, first: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: first + before.length - 1, column: (before.at(-1) ?? '').length + 1 }
}
