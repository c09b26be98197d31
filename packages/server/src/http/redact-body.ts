import { type Redactor, redacted, shortestPart } from './redact.ts'
import type { KeptBody } from './request-log.ts'

/** A field of such a name has a secret. */
const secretName = /token|secret|password|authorization|api[-_]?key/i

/** The same outside of JSON, up to the end of the value. */
const secretField =
  /((?:token|secret|password|authorization|api[-_]?key)[\w[\]%]*['"]?\s*[=:]\s*['"]?)[^\s&,;'"}\]]+/gi

/**
 * Characters at the end of a body that was cut, which are not shown: a token that was cut in two is known by nothing. The
 * longest has 128 characters, each of which JSON may write as six.
 */
const unsureEnd = 1000

/** A body as it may be seen, with *** in the place of each token. */
export function redactBody(
  { bytes, contentType, isCut }: KeptBody,
  tokens: readonly string[],
  redact: Pick<Redactor, 'text'>,
): string {
  const text = tokens.reduce(withoutToken, new TextDecoder().decode(bytes))
  const shown = /urlencoded/i.test(contentType ?? '') ? redactForm(text, redact) : redactJson(text, redact)
  return isCut ? shown.slice(0, -unsureEnd) : shown
}

/** Replaces a token that the caller has sent, in every spelling. */
function withoutToken(text: string, token: string): string {
  if (token.length < shortestPart) return text
  const once = asJson(token)
  // A message may show it as JSON, within JSON.
  const spellings = new Set([asJson(once), once, token, encodeURIComponent(token)])
  return [...spellings].reduce((left, spelling) => left.replaceAll(spelling, redacted), text)
}

const asJson = (text: string) => JSON.stringify(text).slice(1, -1)

function redactForm(text: string, redact: Pick<Redactor, 'text'>): string {
  const fields = text.split('&').map((field) => {
    const [[name, value] = ['', '']] = new URLSearchParams(field)
    const given = field.slice(0, Math.max(0, field.indexOf('=')))
    if (secretName.test(name)) return `${given}=${redacted}`
    if (redact.text(name) !== name) return redacted
    return redact.text(value) === value ? field : `${given}=${redacted}`
  })
  return fields.join('&')
}

/** A string of JSON, which may lack its end, with the colon that makes it a name; or what stands between two. */
const piece = /("(?:[^"\\]|\\.)*"?)(\s*:)?|[^"]+/gs

/** Works on the text, since it may be cut, or no JSON at all. */
function redactJson(text: string, redact: Pick<Redactor, 'text'>): string {
  let isSecret = false
  return text.replace(piece, (whole, string: string | undefined, colon: string | undefined) => {
    if (string === undefined) return isSecret ? redactWords(whole) : redactBetween(whole, redact)
    const value = spelledOut(string)
    const isShown = redact.text(value) === value
    if (colon !== undefined) {
      isSecret = secretName.test(value)
      return isShown ? whole : `"${redacted}"${colon}`
    }
    return isShown && !isSecret ? whole : `"${redacted}"`
  })
}

function spelledOut(string: string): string {
  try {
    return JSON.parse(string)
  } catch {
    return string.replace(/^"|"$/g, '')
  }
}

const word = /[^\s,:;=&[\]{}]+/g

const redactWords = (text: string) => text.replace(word, redacted)

const redactBetween = (text: string, redact: Pick<Redactor, 'text'>) =>
  text
    .replace(secretField, `$1${redacted}`)
    .replace(word, (its) => (redact.text(its) === its ? its : redacted))
