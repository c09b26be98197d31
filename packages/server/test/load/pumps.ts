import fc from 'fast-check'

/** A text that grows in its middle, as texts do that let a careless pattern try everything. */
export type Pump = { before: string; unit: string; after: string; choice: number }

/** Signs that mean something to a parser, a pattern, an encoder or a collation. */
const atoms = [
  ...['a', 'A', 'x', '0', '1', '9', 'e', 'HR:1', 'true', 'null', '2027-01-01', 'T10:00:00Z', 'constructor'],
  ...[
    ' ',
    '\t',
    '\n',
    '\0',
    '"',
    "'",
    '\\',
    '/',
    '../',
    '<',
    '&',
    '=',
    '+',
    '-',
    '.',
    ',',
    ':',
    ';',
    '$',
    '~',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '[0]',
    '%',
    '%2',
    '%25',
    '%C3%9F',
    '%ff',
    '__proto__',
    '\u007f',
    '\u00a0',
    '\u2028',
  ],
  // In another case, decomposed or encoded these are up to 18 times as long.
  ...[
    '\u00df',
    '\u0130',
    '\ufb03',
    '\ufdfa',
    '\u1f82',
    '\u{1f469}\u200d',
    '\u0301',
    '\u202e',
    '\ufeff',
    '\ud800',
  ],
]

const text = (most: number) =>
  fc.array(fc.constantFrom(...atoms), { maxLength: most }).map((parts) => parts.join(''))

export const pumps: fc.Arbitrary<Pump> = fc.record({
  before: text(2),
  unit: text(4).filter((unit) => unit !== ''),
  after: text(2),
  choice: fc.nat({ max: 1_000_000 }),
})

/** The unit, as often as it fits. */
const times = (unit: string, bytes: number) =>
  unit.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(unit))))

const chosen = <T>(list: T[], choice: number): T => list[choice % list.length] as T

/** A value of JSON with so many bytes, in one of the ways in which one grows. */
export function jsonOf({ before, unit, after, choice }: Pump, bytes: number): string {
  const [inner, ...ends] = [unit, before, after].map((part) => JSON.stringify(part).slice(1, -1))
  const quoted = `"${inner}"`
  const grown = `"${ends.join(times(inner as string, bytes))}"`
  const wrapped = (open: string, close: string) => {
    const depth = Math.floor(bytes / Buffer.byteLength(open + close))
    return `${open.repeat(depth)}0${close.repeat(depth)}`
  }
  const numbered = (entry: (index: number) => string) => {
    const length = Buffer.byteLength(entry(1_000_000)) + 1
    return Array.from({ length: bytes / length }, (_, index) => entry(1_000_000 + index)).join(',')
  }
  const ways: (() => string)[] = [
    () => grown,
    () => `{${grown}:0}`,
    () => `{${times(`${quoted}:0,`, bytes)}${quoted}:1}`,
    () => `{${numbered((index) => `"${inner}${index}":0`)}}`,
    () => `[${numbered((index) => `"${inner}${index}"`)}]`,
    () => `[${times(`${quoted},`, bytes)}0]`,
    () => `[${times('1e999,', bytes)}0]`,
    () => `[${times('{},[],', bytes)}0]`,
    () => `[${times(`{${quoted}:[]},`, bytes)}0]`,
    () => wrapped('[', ']'),
    () => wrapped(`{${quoted}:`, '}'),
    () => wrapped(`[{${quoted}:`, '}]'),
    () => '9'.repeat(bytes),
    () => `-0.${'3'.repeat(bytes)}`,
    () => `0.${'0'.repeat(bytes)}1`,
    () => `1e${'9'.repeat(bytes)}`,
    () => `1e-${'9'.repeat(bytes)}`,
    () => `1E+${'0'.repeat(bytes)}1`,
    () => `"${'1'.repeat(bytes)}.5"`,
    () => `"${times(chosen(['2027-01-01', '-', '00', 'T', '12:'], choice), bytes)}"`,
    () => `${times(chosen([' ', '\t', '\n', '\r\n'], choice), bytes)}{${quoted}:0}`,
    () => `"${times(chosen(['\\u00e9', '\\ud800', '\\n', '\\/'], choice), bytes)}"`,
  ]
  return chosen(ways, choice)()
}

/** Text of a query or a form about a field, with so many bytes, in one of the ways in which it grows. */
export function fieldsOf(name: string, { before, unit, after, choice }: Pump, bytes: number): string {
  const [field, encoded] = [encodeURIComponent(name), encode(unit)]
  const value = `${encode(before)}${times(encoded, bytes)}${encode(after)}`
  const ways: (() => string)[] = [
    () => `${field}=${value}`,
    () => `${field}[]=${value}`,
    () => `${field}=${encode(encode(before))}${times(encode(encoded), bytes)}`,
    () => `${field}=${times('%', bytes)}`,
    () => `${field}=${times('%25', bytes)}`,
    () => `${field}=${times('%ff', bytes)}`,
    () => `${field}=${times('+', bytes)}1`,
    () => `${field}=${times(`${encoded},`, bytes)}`,
    () => `${field}=%5B${times(`%22${encoded}%22,`, bytes)}0%5D`,
    () => `${field}=${times('9', bytes)}`,
    () => `${field}=0.${times('0', bytes)}1`,
    () => `${field}=1e${times('9', bytes)}`,
    () => `${field}${times('[0]', bytes)}=1`,
    () => `${field}${times('[', bytes)}=1`,
    () => `${field}[${value}]=1`,
    () => `${field}${value}=1`,
    () => times(`${field}=${encoded}&`, bytes),
    () => times(`${field}[]=${encoded}&`, bytes),
    () => times(`${field}[${encoded}]=1&`, bytes),
    () => times(`${encoded}=${encoded}&`, bytes),
  ]
  return chosen(ways, choice)()
}

/** What may stand in a header, as one long line or as many short ones. */
export function headerOf({ before, unit, after, choice }: Pump, bytes: number): string | string[] {
  const [part, ...ends] = [unit, before, after].map((text) => text.replace(/[^\t -~\xa0-\xff]/g, '') || 'x')
  const lines = Math.ceil(bytes / (bytesBesideValue + (part as string).length))
  return choice % 2 ? Array(lines).fill(part) : ends.join(times(part as string, bytes)).trim()
}

/** Name of a header, its colon and the end of its line, more or less. */
const bytesBesideValue = 20

/** Text that may stand between two slashes of a path. */
export const segmentOf = ({ before, unit, after }: Pump, bytes: number): string =>
  `${encode(before)}${times(encode(unit), bytes)}${encode(after)}`

const encode = (part: string) => encodeURIComponent(part.toWellFormed())
