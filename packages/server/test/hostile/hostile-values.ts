import fc from 'fast-check'

/** JSON that no value of JavaScript is written as; it stands in the text as it is. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toJSON(): string {
    return `<raw>${this.text}</raw>`
  }
}

/** The text of a body, with everything raw in it as it is. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"<raw>(.*?)<\/raw>"/g, (_, text) => JSON.parse(`"${text}"`))

const deep = 100_000

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'HR:1\u0000',
  '\ud800',
  '\u202e\u{1f4a3}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '1e2',
  '0x10',
  '-1',
  '-0',
  '00',
  '1.',
  '.5',
  '1,5',
  '١٢',
  '9007199254740993',
  '99999999999999999999999999',
  '0.0000000000000000001',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '+275760-09-14T00:00:00Z',
  '2026-11-20T08:01:29',
  '2026-11-20T25:61:61Z',
  '2026-11-20T08:01:29+99:99',
  'HR:',
  'HR:-1',
  'HR:1.5',
  'HR:99999999999999999999',
  '-1:-1',
  '999999999999999:999999999999999',
  'direct:9999-99-99',
  '../../../etc/passwd',
  "' or 1=1; --",
  '"; drop table property; --',
  '%',
  '%00',
  '<script>',
  '[object Object]',
  'null',
  'undefined',
  'true',
  'x'.repeat(129),
  'x'.repeat(4001),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1.0005,
    1e21,
    5e-324,
    Number.MAX_VALUE,
    Number.MAX_SAFE_INTEGER + 1,
    -(2 ** 63),
    {},
    [],
    [[]],
    [null],
    [{}],
    { length: 5 },
    { toString: 1, valueOf: 1 },
    { toJSON: 1 },
    'x'.repeat(100_000),
    Array.from({ length: 600 }, () => ({})),
    new Raw('1e400'),
    new Raw('-1e400'),
    new Raw('-0'),
    new Raw('1e-400'),
    new Raw('123456789012345678901234567890.123456789'),
    new Raw('"\\ud800"'),
    new Raw('"\\u0000"'),
    new Raw('{"__proto__":{"isAdmin":true}}'),
    new Raw('{"constructor":{"prototype":{"isAdmin":true}}}'),
    new Raw('['.repeat(deep) + ']'.repeat(deep)),
    new Raw(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`),
    new Raw('NaN'),
    new Raw('Infinity'),
    new Raw('01'),
    new Raw("'x'"),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

type Change = { at: number; kind: 'replace' | 'remove' | 'add' | 'repeat'; value: unknown; name: string }

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  value: hostileValue,
  name: hostileText,
})

/** A value with up to three places that are not as they should be. */
export const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.array(change, { maxLength: 3 })).map(([good, changes]) => changes.reduce(spoil, good))

type Holder = Record<string, unknown>

function spoil(root: unknown, { at, kind, value, name }: Change): unknown {
  const copy = { root: clone(root) } as Holder
  const places = placesIn(copy)
  const [holder, key] = places[at % places.length] ?? [copy, 'root']
  const present = holder[key]
  if (kind === 'replace') holder[key] = value
  else if (kind === 'remove') delete holder[key]
  else if (kind === 'repeat') holder[key] = [present, present]
  else if (isHolder(present))
    Object.defineProperty(present, name, { value, enumerable: true, writable: true, configurable: true })
  return copy.root
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !(value instanceof Raw)

const clone = (value: unknown): unknown => {
  if (!isHolder(value)) return value
  // Of a list only the items: what was added to it beside them is gone in JSON.
  if (Array.isArray(value)) return Array.from(value, clone)
  return Object.fromEntries(Object.entries(value).map(([name, its]) => [name, clone(its)]))
}

/** Every place of a value, as what holds it and its name there. */
function placesIn(holder: Holder): [Holder, string][] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key]
    return [[holder, key] as [Holder, string], ...(isHolder(value) ? placesIn(value) : [])]
  })
}
