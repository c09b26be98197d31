import { errorCodes, mostBytes } from '@innwire/types'
import { hasTooManyNames } from './field-names.ts'
import type { ReaderCode } from './issue.ts'
import { isNestedTooDeep } from './nesting.ts'
import { type Refusal, refusals } from './refusal.ts'

/** These codes mean the same, and have the same status, in every contract. */
const { refuse } = /* @__PURE__ */ refusals<ReaderCode>(errorCodes)

/** A body as it came over the wire. */
export type RawBody = {
  /** The header `content-type`; without it, the body is of the type that the operation takes (D31). */
  contentType?: string | null | undefined
  body?: Uint8Array | string | null | undefined
}

/** What was read: a form, or the JSON; nothing where the operation takes no body, or may do without. */
export type Body = { form?: URLSearchParams; json?: unknown } | { refusal: Refusal<ReaderCode> }

/**
 * Reads the body of a request as the operation wants it.
 * @param wanted null where the operation takes none; what is sent all the same is not looked at
 * @example readBody({ mediaType: 'application/json', required: true }, { contentType, body })
 */
export function readBody(
  wanted: { mediaType: string; required: boolean } | null,
  { body, contentType }: RawBody,
): Body {
  if (!wanted) return {}
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  if (bytes.length === 0 && !wanted.required) return {}
  if (bytes.length > mostBytes) {
    const message = `The body has more than ${mostBytes / 1_000_000} MB. Split it over several requests.`
    return refused('body_too_large', message)
  }
  const mediaType = (contentType ?? wanted.mediaType).split(';')[0]?.trim().toLowerCase()
  if (bytes.length > 0 && mediaType !== wanted.mediaType) {
    const given = mediaType ? `not ${mediaType}` : 'and content-type is empty'
    return refused('unsupported_media_type', `This operation takes ${wanted.mediaType}, ${given}.`)
  }
  const text = decode(bytes)
  if (text === undefined) return unreadable('The body is not valid UTF-8. Encode it as UTF-8.')
  if (wanted.mediaType !== 'application/json') return readForm(text, 'form')
  if (text.trim() === '') return unreadable('The body is empty. Send one JSON document.')
  if (isNestedTooDeep(bytes))
    return unreadable('The body is nested deeper than any operation allows. Compare it with the contract.')
  if (hasTooManyNames(bytes)) {
    const message =
      'The body has more different field names than any operation. Compare them with the contract.'
    return refused('too_many', message)
  }
  try {
    return { json: JSON.parse(text) as unknown }
  } catch (error) {
    const [where = ''] = quotesNothing.exec(`: ${(error as Error).message}`) ?? []
    return unreadable(`The body is not JSON${where}. Send one complete JSON document.`)
  }
}

/** Of what the engine says of broken JSON. The rest of it quotes the body, which may hold a token or a password. */
const quotesNothing = /^: Unexpected end of JSON input$| at position \d+/

/** Fields of a query or a form: all weekdays and all channels of the largest request are some hundred. */
const mostFields = 500

/**
 * Reads a query string or a form, or says why it cannot be read: a broken percent sign, broken UTF-8, too many fields.
 * @param name what it is, for the message
 * @example readForm('hr_id=demo&limit=10', 'query string') // { form: URLSearchParams { … } }
 */
export function readForm(
  text: string,
  name: 'query string' | 'form',
): { form: URLSearchParams } | { refusal: Refusal<ReaderCode> } {
  if (hasMoreFieldsThan(mostFields, text))
    return refused('too_many', `The ${name} has more than ${mostFields} fields. Send fewer.`)
  try {
    // URLSearchParams takes anything; this throws on a broken percent sign and on broken UTF-8.
    decodeURIComponent(text)
    return { form: new URLSearchParams(text) }
  } catch {
    return unreadable(`The ${name} has a broken percent sign. Encode it.`)
  }
}

function hasMoreFieldsThan(most: number, text: string): boolean {
  let at = -1
  for (let fields = 0; fields < most; fields += 1) {
    at = text.indexOf('&', at + 1)
    if (at === -1) return false
  }
  return true
}

const refused = (code: ReaderCode, message: string) => ({ refusal: refuse(code, message) })
const unreadable = (message: string) => refused('unreadable_request', message)

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
