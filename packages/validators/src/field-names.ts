/** Fields that a body may have with any names. */
const mostFields = 20_000
/** Different names of the fields in a body with more fields than that; no operation has as many. */
const mostNames = 100
/** A smaller body has no room for so many fields: each has at least five bytes, as in `"":1,`. */
const leastBytes = 5 * mostFields

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
/** Another one in every process, so that nobody can look for names that it takes for one. */
const seed = Math.floor(Math.random() * 2 ** 32)

/**
 * Whether a body of JSON has more different field names than it could have for any operation. To build objects from
 * 200,000 names takes a parser five times as long as from the same few, too long to do it in one go.
 */
export function hasTooManyNames(json: Uint8Array): boolean {
  if (json.length < leastBytes) return false
  const names = new Set<number>()
  let fields = 0
  for (let at = json.indexOf(quote); at !== -1; at = json.indexOf(quote, at)) {
    let hash = seed
    for (at += 1; at < json.length && json[at] !== quote; at += 1) {
      if (json[at] === backslash) at += 1
      hash = Math.imul(hash ^ (json[at] ?? 0), 0x01000193)
    }
    at += 1
    while (isSpace(json[at])) at += 1
    if (json[at] !== colon) continue
    fields += 1
    if (names.size <= mostNames) names.add(hash)
    if (fields > mostFields && names.size > mostNames) return true
  }
  return false
}

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
