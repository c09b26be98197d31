import { inspect } from 'node:util'
import { expect } from 'vitest'

/** Tokens with everything that an encoding treats in its own way. */
export const tokens = [
  'demo-token.v2_x~1',
  '50%off+tax=1&x#y?z/@:;,$!*()',
  'tok%2Ben%41%zz',
  'two words  here',
  'it\'s 5 o\'clock "sharp"',
  'back\\slash\\n{}[]|^`<b>',
  'ключ-Schlüssel-鍵-🔑',
  'Zq',
  'Ω',
]

/** Each character as an escape of JSON, or as an entity of HTML. */
const escapes = (token: string) =>
  Array.from(
    { length: token.length },
    (_, at) => `\\u${token.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
const decimals = (token: string) => Array.from(token, (sign) => `&#${sign.codePointAt(0)};`).join('')
const hexadecimals = (token: string) =>
  Array.from(token, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join('')

/** As a page shows it: signs as named entities. */
const asHtml = (token: string) =>
  token
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('/', '&sol;')

const asJson = (token: string) => JSON.stringify(token).slice(1, -1)

/** A token in all the spellings in which a service, a proxy or a library may show it. */
export function spellings(token: string): string[] {
  const encoded = [
    encodeURIComponent(token),
    encodeURI(token),
    new URLSearchParams({ token }).toString().slice('token='.length),
    new URL(`https://hotel.example/?${encodeURIComponent(token)}`).search.slice(1),
    encodeURIComponent(token).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  ]
  const lower = encoded.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))
  const once = [
    token,
    asJson(token),
    ...encoded,
    ...lower,
    escapes(token),
    decimals(token),
    hexadecimals(token),
  ]
  return [
    ...new Set([
      ...once,
      ...once.flatMap(twice),
      encodeURIComponent(encodeURIComponent(encodeURIComponent(token))),
    ]),
  ]
}

/** What was encoded once already, and then by another program. */
const twice = (text: string) => [
  encodeURIComponent(text),
  asHtml(text),
  asJson(text),
  escapes(text),
  decimals(text),
]

/** Fails when a value shows the token anywhere, in any spelling: in texts, errors, causes, headers, or inspected. */
export function expectNoToken(token: string, value: unknown): void {
  const wanted = spellings(token)
  for (const text of textsOf(value)) {
    const leak = wanted.find((spelling) => text.includes(spelling))
    expect(leak, `${leak} stands in: ${text}`).toBeUndefined()
    let plain = text
    for (let layer = 0; layer < 6; layer += 1) {
      const shown = [plain, plain.replaceAll('+', ' ')].some((one) => one.includes(token))
      expect(shown, `decoded ${layer} times, the token stands in: ${text}`).toBe(false)
      plain = percentDecoded(entitiesDecoded(escapesDecoded(plain)))
    }
  }
}

/** Everything that a value can show. */
function textsOf(value: unknown): string[] {
  const texts = [
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    safely(() => String(value)),
    safely(() => JSON.stringify(value) ?? ''),
  ]
  collect(value, texts, new Set())
  return texts
}

/** Collects the texts of all properties, hidden ones included, so that no quoting of `inspect` conceals any. */
function collect(value: unknown, texts: string[], seen: Set<unknown>): void {
  if (typeof value === 'string') texts.push(value)
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return
  seen.add(value)
  if (value instanceof Headers || value instanceof Map) collect([...value], texts, seen)
  for (const key of Reflect.ownKeys(value)) {
    texts.push(String(key))
    collect(
      safely(() => (value as Record<PropertyKey, unknown>)[key]),
      texts,
      seen,
    )
  }
  const above = Object.getPrototypeOf(value)
  if (above && ![Object.prototype, Function.prototype, Array.prototype].includes(above))
    collect(above, texts, seen)
}

function safely<T>(get: () => T): T | string {
  try {
    return get()
  } catch {
    return ''
  }
}

const escapesDecoded = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, '$1')

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/' }
const entitiesDecoded = (text: string) =>
  text
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name) => names[name] ?? all)

/** Decodes every percent code; what is not one stays. */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  )
}
