import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { keepRequestId } from '@innwire/validators'
import { wordsIn } from './words.ts'

/** What stands in the place of a secret. */
const redacted = '***'

type Address = { path: string; query: string }

/** What is known of a request, and so need not be looked at. */
type Trusted = { route?: string | undefined; hrId?: string | undefined }

/** Takes tokens out of what is logged, wherever they stand. */
export type Redactor = {
  /** A request's address as it may be seen. */
  address(url: string, trusted?: Trusted): Address
  /** A text that came from a caller, or *** where it holds a token. */
  text(text: string): string
  /** The caller's own request id, or a new one where it is not to be kept or holds a token. */
  requestId(request: IncomingMessage): string
}

export type KnownTokens = {
  /** Whether this is the SHA-256 of a token of any hotel, or of the control API. */
  isTokenHash(hash: string): boolean
  /** The token of the control API that is known itself, not only by its hash. */
  controlToken: string | undefined
}

/** A field that is called token, to its end, also where a wrong sign has made it part of the path or of another field. */
const tokenField = /(token(?:\[\]|%5B%5D)?(?:=|%3D))[^&]*/gi

const longWords = /[\w-]{32,}/g

/** Whether it has a token that this server made: 24 random bytes in base64url. An id in hex has no letters of both kinds. */
const hasTokenShape = (text: string): boolean =>
  text.match(longWords)?.some((word) => /[A-Z]/.test(word) && /[a-z]/.test(word)) ?? false

/** Shorter texts are no tokens of a hotel, and as a part they would be found everywhere. */
const shortestPart = 8
/** Words that are compared by their hash; what would be more is taken for a token. */
const mostHashed = 100
/** A query of more parameters, and a path of more segments, is redacted as a whole. */
const mostParts = 100
/** Most requests have some, and they need no look-up. */
const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** What is logged holds no token, whether the caller sent it as one or put it where something else belongs. */
export function redactor({ isTokenHash, controlToken }: KnownTokens): Redactor {
  /** Anybody can send an address, so what one costs is bounded: whoever sends more gets less shown. */
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
      if (text.length < shortestPart) return false
      const words = wordsIn(text)
      return words === undefined || words.values().some(isKnown)
    }
    const isSecret = (text: string) =>
      own.some((token) => text === token || (token.length >= shortestPart && text.includes(token))) ||
      hasTokenShape(text) ||
      holdsKnown(text)
    return (text: string) => readings(text).some(isSecret)
  }

  const ownTokens = (parameters: URLSearchParams) =>
    [...parameters]
      .filter(([name, value]) => /token/i.test(name) && value)
      .flatMap(([, value]) => readings(value))

  return {
    address: (url, { route, hrId } = {}) => {
      const [path, query] = split(url)
      const parameters = new URLSearchParams(query)
      const isSecret = findsSecrets([...ownTokens(parameters), ...(controlToken ? [controlToken] : [])])
      return {
        path: path === route ? path : redactPath(path, isSecret),
        query: redactQuery(parameters, (text) => text !== hrId && isSecret(text)),
      }
    },
    text: (text) => (findsSecrets(controlToken ? [controlToken] : [])(text) ? redacted : text),
    requestId: ({ headers, url = '' }) => {
      const given = headers['x-request-id']
      const kept = keepRequestId(Array.isArray(given) ? given[0] : given)
      if (given === undefined) return kept
      const bearer = headers.authorization?.replace(/^\S+\s+/, '')
      const own = [...ownTokens(new URLSearchParams(split(url)[1])), controlToken, bearer]
      return findsSecrets(own.filter((token) => token !== undefined))(kept) ? randomUUID() : kept
    },
  }
}

/** What a text may stand for: encoded once more, or with a `+` that was read as a space because it was not encoded. */
function readings(text: string): string[] {
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

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
