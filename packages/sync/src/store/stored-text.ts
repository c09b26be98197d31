/*
 * A JavaScript string may hold what a database's text cannot: PostgreSQL refuses U+0000, and no UTF-8 has a surrogate
 * without its partner. Both are written with an escape in such a way that the order of the bytes of the stored texts
 * is the order of code points of the originals, and that a text begins with another if and only if the stored one
 * does. So all stores sort and cut alike.
 */

const nothing = '\u0000'
const lowEscape = '\u0001'
/** The first character after the surrogates; it escapes them and itself. */
const highEscape = '\uE000'

/** A property, collection or key as it is stored. */
export const storedText = (text: string): string =>
  text
    .replaceAll(lowEscape, `${lowEscape}\u0002`)
    .replaceAll(nothing, `${lowEscape}${lowEscape}`)
    .replace(/[\p{Surrogate}\uE000]/gu, (character) =>
      character === highEscape ? `${highEscape}g` : highEscape + character.charCodeAt(0).toString(16),
    )

export const originalText = (stored: string): string =>
  stored
    .replace(/\uE000(g|d[0-9a-f]{3})/g, (_, code: string) =>
      code === 'g' ? highEscape : String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(`${lowEscape}${lowEscape}`, nothing)
    .replaceAll(`${lowEscape}\u0002`, lowEscape)

/** Sorts stored texts by code points, which is the order of their UTF-8 bytes and that of both databases. */
export function byBytes(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  for (let index = 0; index < shorter; index += 1) {
    const [left, right] = [one.charCodeAt(index), other.charCodeAt(index)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** Pairs of surrogates, which begin at U+D800, stand for what comes after U+FFFF. */
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x2800 : unit)
