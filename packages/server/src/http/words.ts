/** A text of more words, one way or another, is not looked through. */
const mostWords = 50

/** No letter, digit, `_` or `-`. */
const sign = /[^\w-]/
/**
 * A token that was chosen may have any sign in it. So a text is taken apart in several ways: at every sign, at those that
 * stand between things, at those that stand around them, and at spaces, which no token has. And what stands within the
 * outermost quotes or brackets may be one.
 */
const waysApart = [/[^\w-]+/, /[\s,;:=&?#@|/]+/, /[\s"'`()<>[\]{}]+/, /\s+/]
const pairs = ['""', "''", '``', '()', '<>', '[]', '{}']

/** What of a text may be a token; undefined where that is too much. */
export function wordsIn(text: string): Set<string> | undefined {
  if (!sign.test(text)) return new Set([text])
  const words = new Set<string>()
  for (const apart of waysApart) {
    const pieces = text.split(apart, mostWords)
    if (pieces.length === mostWords) return undefined
    for (const piece of pieces) for (const word of withoutEnds(piece)) words.add(word)
  }
  for (const [open = '', close = ''] of pairs) {
    const [from, to] = [text.indexOf(open), text.lastIndexOf(close)]
    if (from !== -1 && to > from) words.add(text.slice(from + 1, to))
  }
  return words
}

/** A piece, and what it is without signs at its ends, such as quotes or the dot of a sentence. */
function withoutEnds(piece: string): string[] {
  const [first, last] = [sign.test(piece.charAt(0)), sign.test(piece.charAt(piece.length - 1))]
  if (!first && !last) return [piece]
  const inner = /[\w-](?:.*[\w-])?/s.exec(piece)?.[0] ?? ''
  // One sign is more often around it, or behind it, than part of it.
  if (!last) return [piece, inner, piece.slice(1)]
  return [piece, inner, piece.slice(0, -1), ...(first ? [piece.slice(1, -1)] : [])]
}
