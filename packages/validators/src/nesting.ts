/** No operation has a value that is nested so deep. */
const mostLevels = 64
/** A smaller body is parsed in no time, however deep it is. */
const leastBytes = 100_000

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a large body of JSON is nested deeper than any operation allows. To build a million lists within each other
 * takes a parser five times as long as to build half of them, too long to do it in one go.
 */
export function isNestedTooDeep(json: Uint8Array): boolean {
  if (json.length < leastBytes) return false
  let levels = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) {
      for (at += 1; at < json.length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1
    } else if (byte === openList || byte === openObject) {
      levels += 1
      if (levels > mostLevels) return true
    } else if (byte === closeList || byte === closeObject) levels -= 1
  }
  return false
}
