import type { Issue, ReaderCode } from './issue.ts'
import { joinPath } from './path.ts'
import { unknownName } from './unknown-name.ts'

/** How the text of a query or form field becomes a value. */
export type Reading = 'text' | 'integer' | 'boolean' | 'array'

/** The values of the fields by their names, and the fields that the operation does not have. */
export type Fields = { fields: Record<string, unknown>; issues: Issue<ReaderCode>[] }

/**
 * Reads a query string or form. Lists are read in every spelling that frameworks make (D36): `days[]=5&days[]=6`,
 * `days=5&days=6`, `days[0]=5&days[1]=6`, `days[][0]=5&days[][1]=6`, `days=5,6`, `days[]=5,6` and `days=[5,6]`, all to
 * `days: ['5', '6']`. A single field that stands several times stays a list, so that the check refuses it. A field that
 * the operation does not have is an issue that names the nearest one (D36).
 * @param skipped names of fields that somebody else reads
 * @example readFields(new URLSearchParams('limit=10'), { limit: 'integer' }).fields // { limit: 10 }
 */
export function readFields(
  source: URLSearchParams,
  readings: Record<string, Reading>,
  skipped: readonly string[] = [],
): Fields {
  const texts = new Map<string, unknown[]>()
  const issues: Issue<ReaderCode>[] = []
  for (const [name, text] of source) {
    if (skipped.includes(name)) continue
    const field = fieldOf(name, readings)
    if (field) {
      const values = texts.get(field.name) ?? []
      for (const value of readers[field.reading](text)) values.push(value)
      texts.set(field.name, values)
    } else issues.push(unknownName(joinPath('', name), name, namesOf(readings)))
  }
  const fields = [...texts].map(([name, values]) => [
    name,
    values.length === 1 && !isList(name, readings) ? values[0] : values,
  ])
  return { fields: Object.fromEntries(fields), issues }
}

const isList = (name: string, readings: Record<string, Reading>): boolean =>
  (own(readings, name) ?? own(readings, `${name}[]`)) === 'array'

/** The field that a name stands for: `days`, `days[]`, `days[3]` and `days[][3]` are one list. */
function fieldOf(name: string, readings: Record<string, Reading>) {
  const reading = own(readings, name)
  if (reading && reading !== 'array') return { name, reading }
  const plain = /^([^[\]]*)(?:\[\])?\[\d{0,9}\]$/.exec(name)?.[1] ?? name
  return isList(plain, readings) ? ({ name: plain, reading: 'array' } as const) : undefined
}

const namesOf = (readings: Record<string, Reading>) => [
  ...new Set(Object.keys(readings).map((name) => name.replace(/\[\]$/, ''))),
]

const own = (readings: Record<string, Reading>, name: string) =>
  Object.hasOwn(readings, name) ? readings[name] : undefined

/** What is no value of the kind stays text, so that the check shows it as it stands. */
const readers: Record<Reading, (text: string) => unknown[]> = {
  text: (text) => [text],
  integer: (text) => [/^-?\d{1,15}$/.test(text) ? Number(text) : text],
  boolean: (text) => [text === 'true' ? true : text === 'false' ? false : text],
  array: listItems,
}

/** No list within its bounds has as many characters, or entries; more of them need not be read to be refused (D32). */
const longestList = 50_000
const mostEntries = 1000

function listItems(text: string): unknown[] {
  if (text.length > longestList) return text.split(',', mostEntries)
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list
    } catch {
      // Not JSON: the check will show the text as it stands.
      return [text]
    }
  }
  return text.split(',')
}
