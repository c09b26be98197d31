/** How far a text is searched; no more of it is ever shown. */
const mostSearched = 1_000

/**
 * Makes a check whether the beginning of a text repeats one of the secrets: as it is, percent-encoded, or escaped as in JSON
 * or HTML. A text is decoded once and then compared: a pattern of all spellings would take the length of the text times
 * that of the secret.
 */
export function repeats(secrets: string[]): (text: string) => boolean {
  const written = new Set(secrets.flatMap(readings))
  written.delete('')
  const longest = Math.max(0, ...Array.from(written, (secret) => secret.length))
  return (text) =>
    readings(text).some((reading) => {
      const searched = reading.slice(0, mostSearched + longest)
      return written.values().some((secret) => searched.includes(secret))
    })
}

/** The text on one line: without control characters, format characters and lone surrogates. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()

/** The text as written and as decoded. Secrets are read in both ways, too, because they may look like escapes. */
const readings = (text: string): string[] =>
  [text, text.replace(escapes, meaningOf)].map((reading) => oneLine(reading).toLowerCase())

const escapes = /(?:\\u[\da-f]{4})+|\\(?=.)|(?:%[\da-f]{2})+|&#(?:x[\da-f]+|\d+);|&(?:amp|lt|gt|quot);|\+/gi

const names: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '+': ' ' }

function meaningOf(written: string): string {
  if (written === '\\') return ''
  if (written.startsWith('%')) return Buffer.from(written.replaceAll('%', ''), 'hex').toString('utf8')
  if (written.startsWith('\\')) {
    const units = written.split(/\\u/i).slice(1)
    return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
  }
  if (!written.startsWith('&#')) return names[written.toLowerCase()] ?? ''
  const digits = written.slice(2, -1)
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  return code <= lastCodePoint ? String.fromCodePoint(code) : ''
}

const lastCodePoint = 0x10ffff
