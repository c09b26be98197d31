import { readFile } from 'node:fs/promises'
import { readRequest } from '@innwire/validators'
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { readControlRequest } from '../control/control-contract.ts'
import { StartError } from '../start-error.ts'
import { type HotelFile, type Place, placeOf, shownPlace, type WrongPlace } from './hotel-file.ts'
import { mostCalendarDays } from './outline.ts'
import { isHotel, type Parts, type Step, stepsOf } from './steps.ts'

/** A hotel that was read, and may be set up. */
export type ReadHotel = {
  parts: Parts
  /** Gives what is wrong, with its places in the file. */
  refusal(wrong: WrongPlace[]): StartError
}

/** A person mends so many at once; the rest are counted. */
const mostNamed = 20
/** More is no hotel: 20 rooms with ten rates each take a tenth of it. */
const mostBytes = 4 * 1024 * 1024

/**
 * Reads and checks a hotel: a file of YAML or JSON, or what it would hold.
 * @throws {StartError} that names each wrong place, with line and column, and what to do
 */
export async function readHotel(given: string | HotelFile, now: Date): Promise<ReadHotel> {
  const { content, refusal } = typeof given === 'string' ? await readText(given) : readObject(given)
  const wrong: WrongPlace[] = []
  if (!isHotel(content, wrong)) throw refusal(wrong)
  for (const step of stepsOf(content, now)) wrong.push(...issuesOf(step))
  wrong.push(...calendarIssues(content))
  if (wrong.length > 0) throw refusal(wrong)
  return { parts: content, refusal }
}

function readObject(given: HotelFile) {
  // What JSON leaves out, such as undefined, is left out here, too.
  const content: unknown = JSON.parse(JSON.stringify(given) ?? 'null')
  return { content, refusal: (wrong: WrongPlace[]) => refusalOf('The hotel', wrong) }
}

async function readText(file: string) {
  let text: string
  try {
    const bytes = await readFile(file)
    if (bytes.length > mostBytes)
      throw new StartError(`${file} is larger than ${mostBytes / 1024 / 1024} MiB. It is no hotel.`)
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} cannot be read: ${(error as Error).message}. Give a file of YAML or JSON.`)
  }
  const lineCounter = new LineCounter()
  // It compares each key with all before it, which takes minutes for a file of keys only.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const lineOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return `line ${line}, column ${col}`
  }
  const errors = document.errors.map(({ pos, message }) => ({ offset: pos[0], message }))
  if (errors.length === 0) errors.push(...repeatedKeys(document))
  if (errors.length > 0)
    throw new StartError(
      `${file} is neither YAML nor JSON. Nothing was started.\n${errors
        .slice(0, mostNamed)
        .map(({ offset, message }) => `  ${lineOf(offset)}: ${message}`)
        .join('\n')}`,
    )
  /** Of what is missing, the place is where it would be. */
  const where = (place: Place): string => {
    for (let length = place.length; length > 0; length -= 1) {
      const node = document.getIn(keysOf(document, place.slice(0, length)), true)
      if (isNode(node) && node.range) return lineOf(node.range[0])
    }
    return 'line 1, column 1'
  }
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    // Aliases of aliases, which would be more than any memory holds.
    throw new StartError(
      `${file} cannot be read: ${(error as Error).message}. Write out what aliases stand for.`,
    )
  }
  return {
    content,
    refusal: (wrong: WrongPlace[]) => refusalOf(file, wrong, where),
  }
}

/** Keys that their map has already. */
function repeatedKeys(document: Document): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = []
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>()
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : key
        if (known.has(value) && isNode(key))
          found.push({ offset: key.range?.[0] ?? 0, message: `${JSON.stringify(value)} is there twice.` })
        known.add(value)
      }
    },
  })
  return found
}

/** Keys of YAML may be numbers, as ids are. */
function keysOf(document: ReturnType<typeof parseDocument>, place: Place): unknown[] {
  const keys: unknown[] = []
  for (const part of place) {
    const number = Number(part)
    const isNumber = typeof part === 'string' && !document.hasIn([...keys, part]) && `${number}` === part
    keys.push(isNumber ? number : part)
  }
  return keys
}

function refusalOf(name: string, wrong: WrongPlace[], where?: (place: Place) => string): StartError {
  const named = wrong.slice(0, mostNamed).map(({ place, message }) => {
    const path = shownPlace(place) || 'the whole'
    return `  ${where ? `${where(place)} (${path})` : path}: ${message}`
  })
  const more = wrong.length - named.length
  if (more > 0) named.push(`  and ${more.toLocaleString('en')} more`)
  const places = wrong.length === 1 ? 'one wrong place' : `${wrong.length.toLocaleString('en')} wrong places`
  return new StartError(`${name} has ${places}. Nothing was started.\n${named.join('\n')}`)
}

/** How the request of a step comes over the wire. */
export const requestOf = ({ path, body }: Step) => ({
  path,
  query: '',
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(body) ?? 'null'),
})

function issuesOf(step: Step): WrongPlace[] {
  const read = readControlRequest(step.operation, requestOf(step))
  return read.ok ? [] : placesOf(step, read.refusal)
}

/** Where in the file the places of a refused request are. */
export function placesOf(
  { place, called = {} }: Step,
  { message, errors }: { message: string; errors?: { path: string; message: string }[] | undefined },
): WrongPlace[] {
  if (!errors || errors.length === 0) return [{ place, message }]
  return errors.map(({ path, message: its }) => {
    const parts = path === 'request' ? [] : placeOf(path)
    const other = called[String(parts[0])]
    return { place: other ? [...other, ...parts.slice(1)] : [...place, ...parts], message: its }
  })
}

/** Values for each day are those of an update of a range, and are checked as one. */
function calendarIssues({ calendar, rooms }: Parts): WrongPlace[] {
  if (calendar === undefined) return []
  const { days = standardDays, groups, ...others } = calendar as Record<string, unknown>
  const wrong: WrongPlace[] = Object.keys(others).map((name) => ({
    place: ['calendar', name],
    message: 'It is not known. Known are days and groups.',
  }))
  if (!Number.isInteger(days) || (days as number) < 1 || (days as number) > mostCalendarDays)
    wrong.push({ place: ['calendar', 'days'], message: `Give a whole number from 1 to ${mostCalendarDays}.` })
  if (typeof groups !== 'object' || groups === null || Array.isArray(groups))
    return [...wrong, { place: ['calendar', 'groups'], message: 'Give values by the codes of room types.' }]
  const known = new Set(Object.values(rooms).map((room) => (room as { inv_code?: unknown } | null)?.inv_code))
  for (const [inv_code, values] of Object.entries(groups as Record<string, object | null>)) {
    const place = ['calendar', 'groups', inv_code]
    if (!known.has(inv_code))
      wrong.push({ place, message: 'No room has this inv_code. Add the room, or take this out.' })
    const query = new URLSearchParams({ ...anyDay, inv_code })
    for (const [name, value] of Object.entries(values ?? {})) query.set(name, String(value))
    const read = readRequest('updateRoomRange', {
      query: `${query}`,
      contentType: undefined,
      body: undefined,
    })
    if (!read.ok)
      for (const { path, message } of read.refusal.errors ?? [])
        wrong.push({ place: [...place, ...placeOf(path)], message })
  }
  return wrong
}

/** What such an update has besides. */
const anyDay = { token: 'unread', hr_id: 'unread', start_date: '2030-01-01', end_date: '2030-01-01' }

export const standardDays = 365
