import { WrongUse } from './failure.ts'
import { shortened } from './shown-text.ts'

/** Where in a file something is, both counted from 1. */
export type Place = { line: number; column: number }

/** What is wrong with a file, and where. */
export type WrongPlace = Place & { name?: string | undefined; message: string }

/** Whoever reads a file stops behind so many: nobody mends them one by one, and each takes memory and room in a report. */
export const wrongAtMost = 10_000

/** A file that has wrong places. */
export class WrongFile extends WrongUse {
  override name = 'WrongFile'
  /** They are in order; behind {@link wrongAtMost} there may be more. */
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
  const sorted = [...wrong]
    .sort((one, other) => one.line - other.line || one.column - other.column)
    .slice(0, wrongAtMost)
    .map(bounded)
  const named = sorted
    .slice(0, mostNamed)
    .map(
      ({ line, column, name, message }) =>
        `  line ${line}, column ${column}${name === undefined ? '' : ` (${name})`}: ${message}`,
    )
  const isCut = wrong.length > wrongAtMost
  const more = sorted.length - named.length
  if (more > 0) named.push(`  and ${more.toLocaleString('en')} more`)
  const many = `${isCut ? 'more than ' : ''}${sorted.length.toLocaleString('en')}`
  const places = sorted.length === 1 ? 'one wrong place' : `${many} wrong places`
  throw new WrongFile(`${file} has ${places}. Nothing was sent.\n${named.join('\n')}`, sorted)
}

/** What is wrong may be as long as the file. */
const bounded = ({ name, message, ...place }: WrongPlace): WrongPlace => ({
  ...place,
  ...(name !== undefined && { name: shortened(name) }),
  message: shortened(message),
})
