/** A line of a body, and what is wrong in it. */
export type Line = { text: string; wrong?: string }

/**
 * A body for a person: JSON with a value on each line, and beside a line what the service calls wrong there.
 * @param wrong messages by their place, as `rooms[0].dates[3].price`
 */
export function markedJson(body: string | undefined, wrong: ReadonlyMap<string, string> = new Map()): Line[] {
  if (body === undefined || body === '') return []
  const value = parsed(body)
  if (value === undefined || isDeep(value.json)) return body.split('\n').map((text) => ({ text }))
  const lines: Line[] = []
  write(value.json, '', '', '', lines, wrong)
  return lines
}

function parsed(body: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** More levels than a person reads: each indents its lines further, and a stranger may send ten thousands. */
const mostLevels = 50

export const isDeep = (value: unknown, levels = mostLevels): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (levels === 0 || Object.values(value).some((its) => isDeep(its, levels - 1)))

/** Writes a value behind what stands before it on its first line, such as the name of the field. */
function write(
  value: unknown,
  place: string,
  indent: string,
  before: string,
  lines: Line[],
  wrong: ReadonlyMap<string, string>,
  after = '',
): void {
  const message = wrong.get(place)
  const add = (text: string) => lines.push({ text, ...(message !== undefined && { wrong: message }) })
  const entries = entriesOf(value, place)
  if (!entries || entries.length === 0) return void add(`${indent}${before}${JSON.stringify(value)}${after}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  add(`${indent}${before}${open}`)
  for (const [index, { name, at, its }] of entries.entries()) {
    const comma = index < entries.length - 1 ? ',' : ''
    write(its, at, `${indent}  `, name === undefined ? '' : `${JSON.stringify(name)}: `, lines, wrong, comma)
  }
  lines.push({ text: `${indent}${close}${after}` })
}

type Entry = { name?: string; at: string; its: unknown }

function entriesOf(value: unknown, place: string): Entry[] | undefined {
  if (Array.isArray(value)) return value.map((its, index) => ({ at: `${place}[${index}]`, its }))
  if (value === null || typeof value !== 'object') return undefined
  return Object.entries(value).map(([name, its]) => ({ name, at: place ? `${place}.${name}` : name, its }))
}
