import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { keepRequestId } from '@innwire/validators'
import { queryOf } from './request.ts'

/** What stands in the place of a secret. */
export const redacted = '***'

/** Parts of a request that are known to be no secrets. */
type Trusted = { route?: string | undefined; hrId?: string | undefined }

/** Redacts tokens in what is logged, in every place and spelling. */
export type Redactor = ReturnType<typeof redactor>

export type KnownTokens = {
  /** Whether this is the SHA-256 of a token of any hotel, or of the control API. */
  isTokenHash(hash: string): boolean
  /** The token of the control API that is known itself, not only by its hash. */
  controlToken: string | undefined
}

/** A field called token up to its end, even where a wrong character made it part of the path or of another field. */
const tokenField = /(token(?:\[\]|%5B%5D)?(?:=|%3D))[^&]*/gi

const longWords = /[\w-]{32,}/g

/** Whether it holds a token that this server made: 24 random bytes in base64url. An id in hex has no letters of both cases. */
const hasTokenShape = (text: string): boolean =>
  text.match(longWords)?.some((word) => /[A-Z]/.test(word) && /[a-z]/.test(word)) ?? false

/** A shorter text is no token of a hotel, and would be found as a part of many words. */
export const shortestPart = 8
/** Words that are looked up by their hash; each further one is taken for a token. */
const mostHashed = 100
/** A query of more parameters, and a path of more segments, is redacted as a whole. */
const mostParts = 100
/** Most requests have some, and they need no look-up. */
const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Makes a redactor, so that no token is logged, whether the caller sent it as one or in a wrong place. */
export function redactor({ isTokenHash, controlToken }: KnownTokens) {
  /** Anybody can send an address, so its cost is bounded: of a longer one, less is shown. */
  const findsKnown = () => {
    const looked = new Map<string, boolean>()
    return (text: string): boolean => {
      if (text.length < shortestPart || date.test(text)) return false
      const before = looked.get(text)
      if (before !== undefined) return before
      if (looked.size === mostHashed) return true
      const found = isTokenHash(hash('sha256', text))
      looked.set(text, found)
      return found
    }
  }

  const findsSecrets = (own: string[]) => {
    const isKnown = findsKnown()
    const holdsKnown = (text: string) => {
      const words = wordsIn(text)
      return words === undefined || words.values().some((word) => runsIn(word)?.some(isKnown) ?? true)
    }
    const isSecret = (text: string) =>
      own.some((token) => text === token || (token.length >= shortestPart && text.includes(token))) ||
      (text.length >= shortestPart && (hasTokenShape(text) || holdsKnown(text)))
    return (text: string) => readings(text).some(isSecret)
  }

  const ownTokens = (parameters: URLSearchParams) =>
    [...parameters]
      .filter(([name, value]) => /token/i.test(name) && value)
      .flatMap(([, value]) => readings(value))

  return {
    /** A request's address as it may be seen. */
    address: (url: string, { route, hrId }: Trusted = {}) => {
      const [path = ''] = url.split('?', 1)
      const parameters = new URLSearchParams(queryOf({ url }))
      const isSecret = findsSecrets([...ownTokens(parameters), ...(controlToken ? [controlToken] : [])])
      return {
        path: path === route ? path : redactPath(path, isSecret),
        query: redactQuery(parameters, (text) => text !== hrId && isSecret(text)),
      }
    },
    /** A text that came from a caller, or *** where it holds a token. */
    text: (text: string) => (findsSecrets(controlToken ? [controlToken] : [])(text) ? redacted : text),
    /** The caller's own request id, or a new one where that cannot be kept or holds a token. */
    requestId: ({ headers, url = '' }: IncomingMessage) => {
      const given = headers['x-request-id']
      const kept = keepRequestId(Array.isArray(given) ? given[0] : given)
      if (given === undefined) return kept
      const bearer = headers.authorization?.replace(/^\S+\s+/, '')
      const own = [...ownTokens(new URLSearchParams(queryOf({ url }))), controlToken, bearer]
      return findsSecrets(own.filter((token) => token !== undefined))(kept) ? randomUUID() : kept
    },
  }
}

/** What a text may mean: it may be encoded once more, or have a `+` that was decoded to a space. */
function readings(text: string): string[] {
  if (!/[% ]/.test(text)) return [text]
  const others = [decoded(text), text.replaceAll(' ', '+')].filter((other) => other !== text)
  return [text, ...others]
}

function redactPath(path: string, isSecret: (text: string) => boolean): string {
  const decodedPath = decoded(path)
  const written = path.split('/', mostParts + 1)
  if (written.length > mostParts) return redacted
  const segments = written.map((segment) => (isSecret(decoded(segment)) ? redacted : segment))
  const seen = segments.join('/').replace(tokenField, `$1${redacted}`)
  // A token with a slash in it stands in several segments.
  return isSecret(decodedPath) && seen === path ? redacted : seen
}

function redactQuery(parameters: URLSearchParams, isSecret: (text: string) => boolean): string {
  if (parameters.size > mostParts) return redacted
  const shown = new URLSearchParams()
  for (const [name, value] of parameters) {
    const hidden = /token/i.test(name) || isSecret(value)
    shown.append(isSecret(name) ? redacted : name, hidden ? redacted : value)
  }
  return shown.toString().replaceAll('%2A%2A%2A', redacted).replace(tokenField, `$1${redacted}`)
}

/** Without percent signs; a text that has broken ones stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A text that splits into more words is not searched. */
const mostWords = 50

/** No letter, digit, `_` or `-`. */
const sign = /[^\w-]/
/**
 * A token that an operator chose may hold any character but a space. So a text is split in several ways: at every special
 * character, at separators, at quotes and brackets, and at spaces; the text within the outermost quotes or brackets counts,
 * too.
 */
const waysApart = [/[^\w-]+/, /[\s,;:=&?#@|/]+/, /[\s"'`()<>[\]{}]+/, /\s+/]
const pairs = ['""', "''", '``', '()', '<>', '[]', '{}']

/** The parts of a text that may be a token; undefined where there are too many. */
function wordsIn(text: string): Set<string> | undefined {
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

/** A word that splits into more parts is not searched: their runs would be more than `mostHashed`. */
const mostPieces = 13
/** Most ids are one. A token that is a part of one is not looked for. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The word, and each run of its parts between `-` and `_`, which may belong to a token or stand beside one; undefined where
 * there are too many.
 */
function runsIn(word: string): string[] | undefined {
  if (uuid.test(word)) return [word]
  const pieces = word.split(/[-_]/, mostPieces + 1)
  if (pieces.length > mostPieces) return undefined
  let end = -1
  const places = pieces.map(({ length }) => {
    const start = end + 1
    end = start + length
    return { start, end }
  })
  return places.flatMap(({ start }, first) => places.slice(first).map((last) => word.slice(start, last.end)))
}

/** A piece, and the piece without special characters at its ends, such as quotes or a full stop. */
function withoutEnds(piece: string): string[] {
  const [first, last] = [sign.test(piece.charAt(0)), sign.test(piece.charAt(piece.length - 1))]
  if (!first && !last) return [piece]
  const inner = /[\w-](?:.*[\w-])?/s.exec(piece)?.[0] ?? ''
  // A special character at an end is more often punctuation than part of a token.
  if (!last) return [piece, inner, piece.slice(1)]
  return [piece, inner, piece.slice(0, -1), ...(first ? [piece.slice(1, -1)] : [])]
}
