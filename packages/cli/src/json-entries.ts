import { timeSlices } from '@innwire/sync/time-slices'
import { mostBytes } from '@innwire/types'
import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'
import { type JsonFault, jsonFault } from './json-fault.ts'
import { type Place, type WrongPlace, wrongAtMost } from './wrong-lines.ts'

/** A value of a file, and where it and its fields are. */
export type JsonEntry = {
  value: unknown
  /** Where it begins, or a field of it, where it has that. */
  at(name?: string): Place
}

/** More is no row and no invoice: the service takes none of that size. */
const mostCharacters = mostBytes
/** An invoice has three. */
const deepest = 20

/**
 * Reads the values of a JSON list, a JSON object on each line, or one JSON object, in many turns. Empty lines are passed over.
 * @param wrong takes what cannot be read
 */
export async function* jsonEntries(text: string, wrong: WrongPlace[]): AsyncGenerator<JsonEntry> {
  const isList = text[skipped(text, 0)] === '['
  const pieces = isList ? elementsOf(text, wrong) : isOfLines(text) ? linesOf(text) : [wholeOf(text)]
  const turn = timeSlices()
  for (const piece of pieces) {
    await turn()
    if (piece.text === '') continue
    const entry = entryOf(piece, wrong)
    if (entry) yield entry
    // What follows a broken element of a list is not known to be one.
    else if (isList) return
    if (wrong.length > wrongAtMost) return
  }
}

/** One object over several lines has no line that is JSON by itself at its begin or end; a file with a wrong line has one. */
function isOfLines(text: string): boolean {
  const trimmed = text.trim()
  const [first, last] = [trimmed.indexOf('\n'), trimmed.lastIndexOf('\n')]
  return first === -1 || isJson(trimmed.slice(0, first)) || isJson(trimmed.slice(last + 1))
}

function isJson(text: string): boolean {
  if (text.length > mostCharacters) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A part of the text that is to be one value; an empty one is the blank end of it. */
type Piece = { text: string; place: Place }

const start: Place = { line: 1, column: 1 }
const blank = /[ \t\r\n]*/y

function wholeOf(text: string): Piece {
  const begin = skipped(text, 0)
  return { text: text.slice(begin).trimEnd(), place: movedOn(start, text, 0, begin) }
}

function* linesOf(text: string): Generator<Piece> {
  let place = start
  for (let at = 0; at < text.length; ) {
    const begin = skipped(text, at)
    place = movedOn(place, text, at, begin)
    const found = text.indexOf('\n', begin)
    at = found === -1 ? text.length : found
    yield { text: text.slice(begin, at).trimEnd(), place }
    place = movedOn(place, text, begin, at)
  }
}

function* elementsOf(text: string, wrong: WrongPlace[]): Generator<Piece> {
  let place = start
  let at = 0
  const moveTo = (to: number) => {
    place = movedOn(place, text, at, to)
    at = to
  }
  const refuse = (fault: JsonFault) => wrong.push({ ...place, message: jsonFault(fault, text, at) })
  moveTo(skipped(text, 0) + 1)
  moveTo(skipped(text, at))
  for (let isFirst = true; !(isFirst && text[at] === ']'); isFirst = false) {
    const end = endOfElement(text, at)
    const content = text.slice(at, end)
    if (content === '') return refuse('ValueExpected')
    yield { text: content, place }
    moveTo(end)
    if (text[at] === ']') break
    if (text[at] !== ',') return refuse('CloseBracketExpected')
    moveTo(skipped(text, at + 1))
  }
  moveTo(skipped(text, at + 1))
  if (at < text.length) refuse('EndOfFileExpected')
}

function skipped(text: string, from: number): number {
  blank.lastIndex = from
  blank.test(text)
  return blank.lastIndex
}

export const placeOf = (text: string, offset: number): Place => movedOn(start, text, 0, offset)

/** The place of `to`, where that of `from` is known. Only what is between is looked at: one line may be the whole file. */
function movedOn({ line, column }: Place, text: string, from: number, to: number): Place {
  const passed = text.slice(from, to)
  let [lines, last] = [0, -1]
  for (let at = passed.indexOf('\n'); at !== -1; at = passed.indexOf('\n', at + 1)) {
    lines += 1
    last = at
  }
  return { line: line + lines, column: last === -1 ? column + passed.length : passed.length - last }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where the comma or the bracket behind an element is; of one that is too long, somewhere in it. */
function endOfElement(text: string, from: number): number {
  let depth = 0
  const most = Math.min(text.length, from + mostCharacters + 1)
  for (let at = from; at < most; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfString(text, at, most)
    else if (sign === openList || sign === openObject) depth += 1
    else if (depth === 0 && (sign === comma || sign === closeList)) return at
    else if (sign === closeList || sign === closeObject) depth -= 1
  }
  return most
}

function endOfString(text: string, from: number, most: number): number {
  let at = from + 1
  for (; at < most && text.charCodeAt(at) !== quote; at += 1) if (text.charCodeAt(at) === backslash) at += 1
  return at
}

function entryOf({ text, place }: Piece, wrong: WrongPlace[]): JsonEntry | undefined {
  const refuse = (message: string, at = place) => {
    wrong.push({ ...at, message })
    return undefined
  }
  if (text.length > mostCharacters)
    return refuse(`More than ${mostCharacters.toLocaleString('en')} characters are one entry here. Split it.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    try {
      const [{ error, offset } = { error: 1, offset: 0 }] = errorsOf(text)
      const fault = jsonFault(printParseErrorCode(error), text, offset)
      return refuse(fault, movedOn(place, text, 0, offset))
    } catch {
      return refuse(tooDeep)
    }
  }
  if (isDeeper(value, deepest)) return refuse(tooDeep)
  let fields: Map<string, Place> | undefined
  const at = (name: string | undefined) => {
    if (name === undefined) return place
    // Only of an entry that something is wrong with: it takes longer than to read the value.
    fields ??= fieldsOf(text, place)
    return fields.get(name) ?? place
  }
  return { value, at }
}

const tooDeep = `This has lists or objects in one another, more than ${deepest} deep.`

function errorsOf(text: string): ParseError[] {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  return errors
}

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1)))

function fieldsOf(text: string, { line: first, column: begin }: Place): Map<string, Place> {
  const found = new Map<string, Place>()
  let depth = 0
  const open = () => {
    depth += 1
  }
  const close = () => {
    depth -= 1
  }
  visit(text, {
    onArrayBegin: open,
    onArrayEnd: close,
    onObjectBegin: open,
    onObjectEnd: close,
    onObjectProperty: (name, _offset, _length, line, character) => {
      if (depth !== 1) return
      found.set(name, { line: first + line, column: character + (line === 0 ? begin : 1) })
    },
  })
  return found
}
