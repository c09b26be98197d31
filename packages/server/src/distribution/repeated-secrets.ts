/** Where what is shown of a text ends at the latest; what stands behind it is not looked through. */
const mostSearched = 1_000

/**
 * Finds whether the beginning of a text repeats one of the secrets, as it is, percent-encoded, or escaped as in JSON
 * or HTML. Each text is decoded once and then compared, because a pattern of all spellings would take time by the
 * length of the text times that of the secret.
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

/** Without control characters, those that change how others show, and halves of characters. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()

/** As it is written and as it is meant. Secrets are read in the same ways, for they may look like escapes themselves. */
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
