import { InputError } from '@innwire/client'
import type { CalendarChange } from '@innwire/sync'
import { WrongUse } from '../failure.ts'
import { bytesOf } from '../read-bytes.ts'
import { refuseWrong, type WrongPlace, wrongAtMost } from '../wrong-lines.ts'
import { changeOf } from './change-of-row.ts'
import type { Row } from './row.ts'

/** What a file wants of the calendar, and where in it each change is. */
export type CalendarFile = {
  /** As messages name it. */
  name: string
  changes: CalendarChange[]
  /**
   * Does what may refuse changes by their index.
   * @throws {WrongUse} with their places in the file instead
   */
  placing<Result>(work: () => Promise<Result>): Promise<Result>
  /** @throws {WrongUse} with the places of these, where there are any */
  refuse(wrong: WrongChange[]): void
  /** Where a change begins, counted from 1. */
  lineOf(index: number): number
}

/** Lines of dates that are over. */
export type LeftOut = { before: string; lines: number }

/** What is wrong with a change: its index, and the column. */
export type WrongChange = { index: number; name: string; message: string }

/** A file is checked whole before anything is sent, so it has to fit into memory: 300 rates for two years. */
const mostLines = 200_000

/**
 * Reads and checks a whole file: CSV, JSON or a JSON object on each line, as its first sign shows.
 * @param path `-` for standard input
 * @throws {WrongUse} with the first wrong places, each with line and column
 */
export async function readCalendarFile(path: string): Promise<CalendarFile> {
  const name = path === '-' ? 'Standard input' : path
  return checkCalendar(name, await bytesOf(path, name))
}

/**
 * Checks the whole of a file.
 * @param name as messages have it
 * @param over what is before this date is left out, and counted
 * @throws {WrongUse} the same
 */
export async function checkCalendar(name: string, bytes: Buffer, over?: LeftOut): Promise<CalendarFile> {
  const text = textOf(bytes, name)
  const wrong: WrongPlace[] = []
  const changes: CalendarChange[] = []
  const places: Row['at'][] = []
  for await (const row of await rowsOf(text, wrong)) {
    const change = changeOf(row, wrong)
    if (over && isDate(change.date) && change.date < over.before) {
      over.lines += 1
      continue
    }
    if (changes.length === mostLines)
      throw new WrongUse(
        `${name} has more than ${mostLines.toLocaleString('en')} lines with values. Nothing was sent. Split it into several.`,
      )
    changes.push(change)
    places.push(row.at)
    if (wrong.length > wrongAtMost) break
  }
  if (changes.length === 0 && wrong.length === 0 && !over?.lines)
    throw new WrongUse(`${name} has no line with values. Nothing was sent.`)
  const keyOf = ({ line, column, name }: WrongPlace) => `${line}/${column}/${name}`
  const placed = (error: InputError) => {
    const known = new Set(wrong.map(keyOf))
    return [...wrong, ...placesOf(error, places, changes).filter((place) => !known.has(keyOf(place)))]
  }
  const placeOf = (index: number, column?: string) => places[index]?.(column) ?? { line: 1, column: 1 }
  const { checkCalendar: checkChanges } = await import('@innwire/sync')
  try {
    await checkChanges(changes)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    refuseWrong(name, placed(error))
  }
  refuseWrong(name, wrong)
  return {
    name,
    changes,
    async placing(work) {
      try {
        return await work()
      } catch (error) {
        if (error instanceof InputError) refuseWrong(name, placed(error))
        throw error
      }
    },
    refuse(found) {
      refuseWrong(
        name,
        found.map(({ index, name: column, message }) => {
          const given = changes[index]?.[column as keyof CalendarChange]
          const what = `${JSON.stringify(given)}: ${message}`
          return { ...placeOf(index, column), name: column, message: what }
        }),
      )
    },
    lineOf: (index) => placeOf(index).line,
  }
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new WrongUse(`${name} is not UTF-8 text. In a spreadsheet, save it as "CSV UTF-8".`)
  }
}

/** The readers are loaded here, because the help must not wait for them. */
async function rowsOf(text: string, wrong: WrongPlace[]): Promise<Iterable<Row> | AsyncIterable<Row>> {
  const [sign] = text.trimStart()
  if (sign !== '[' && sign !== '{') return (await import('./csv-rows.ts')).csvRows(text, wrong)
  return (await import('./json-rows.ts')).jsonRows(text, wrong)
}

const dateForm = /^\d{4}-\d\d-\d\d$/
/** Whether a calendar has it: no February has 30 days. */
const isDate = (date: unknown): date is string =>
  typeof date === 'string' &&
  dateForm.test(date) &&
  new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) === true

function placesOf(error: InputError, places: Row['at'][], changes: CalendarChange[]): WrongPlace[] {
  return error.issues.slice(0, wrongAtMost + 1).flatMap(({ path, message }) => {
    const [, index = '', name] = /^changes\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
    const place = places[Number(index)]
    if (index === '' || !place) return [{ line: 1, column: 1, message: `${path}: ${message}` }]
    const given = name === undefined ? undefined : changes[Number(index)]?.[name as keyof CalendarChange]
    if (name === 'date') {
      const exists = typeof given !== 'string' || !dateForm.test(given)
      const what = given === undefined ? '' : `${JSON.stringify(given)}: `
      const said = exists ? `${what}Write the date as 2026-12-24.` : `${given} does not exist. Correct it.`
      return [{ ...place(name), name, message: said }]
    }
    const what = given === undefined ? message : `${JSON.stringify(given)}: ${message}`
    return [{ ...place(name), name, message: what }]
  })
}
