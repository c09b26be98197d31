import { WrongUse } from './failure.ts'

/** Where in a file something is, both counted from 1. */
export type Place = { line: number; column: number }

/** What is wrong with a file, and where. */
export type WrongPlace = Place & { name?: string | undefined; message: string }

/** A file that has wrong places. */
export class WrongFile extends WrongUse {
  override name = 'WrongFile'
  /** All of them, in order. */
  readonly wrong: WrongPlace[]
  constructor(message: string, wrong: WrongPlace[]) {
    super(message)
    this.wrong = wrong
  }
}

/** A person mends so many at once; the rest are counted. */
const mostNamed = 20

/** @throws {WrongFile} that names the first wrong places, where there are any */
export function refuseWrong(file: string, wrong: WrongPlace[]): void {
  if (wrong.length === 0) return
  const sorted = [...wrong].sort((one, other) => one.line - other.line || one.column - other.column)
  const named = sorted
    .slice(0, mostNamed)
    .map(
      ({ line, column, name, message }) =>
        `  line ${line}, column ${column}${name === undefined ? '' : ` (${name})`}: ${message}`,
    )
  const more = sorted.length - named.length
  if (more > 0) named.push(`  and ${more.toLocaleString('en')} more`)
  const places =
    sorted.length === 1 ? 'one wrong place' : `${sorted.length.toLocaleString('en')} wrong places`
  throw new WrongFile(`${file} has ${places}. Nothing was sent.\n${named.join('\n')}`, sorted)
}
