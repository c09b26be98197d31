import { readFile } from 'node:fs/promises'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { WrongUse } from '../failure.ts'
import { placeOf } from '../json-entries.ts'
import { jsonFault } from '../json-fault.ts'
import { type Place, refuseWrong } from '../wrong-lines.ts'

/** Keys and indexes from the whole to a value. */
export type Path = (string | number)[]

/** A file of JSON, and where in it each value is. */
export type PlacedJson = {
  content: unknown
  /** Of a value; of the nearest one around it, where there is none. */
  placeOf(path: Path): Place
}

/**
 * Reads a file of JSON that a person has written.
 * @throws {WrongUse} when it cannot be read, or is not JSON
 */
export async function readPlacedJson(file: string): Promise<PlacedJson> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${(error as Error).message}. Correct that.`)
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error || !tree) {
    const message = error
      ? jsonFault(printParseErrorCode(error.error), text, error.offset)
      : 'The file is empty.'
    refuseWrong(file, [{ ...placeOf(text, error?.offset ?? 0), message }])
  }
  return {
    content: tree && getNodeValue(tree),
    placeOf: (path) => placeOf(text, nearest(tree as Node, path).offset),
  }
}

function nearest(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(tree, path.slice(0, length))
    if (found) return found
  }
  return tree
}

/** As a person writes it: `hotels[0].quota`. */
export const pathText = (path: Path): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
