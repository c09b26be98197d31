import { type Refusal, refuse } from './refusal.ts'

/** A body as it came over the wire. */
export type RawBody = {
  /** The header `content-type`. */
  contentType?: string | null | undefined
  body?: Uint8Array | string | null | undefined
}

/** D29, in bytes. */
export const bodyLimit = 2_000_000

/** What was read: a form, or the JSON; nothing where the operation takes no body, or may do without. */
export type Body = { form: URLSearchParams; json: unknown } | { refusal: Refusal }

/**
 * Reads the body of a request as the operation wants it.
 * @param wanted null where the operation takes none; what is sent all the same is not looked at
 * @example readBody({ mediaType: 'application/json', required: true }, { contentType, body })
 */
export function readBody(
  wanted: { mediaType: string; required: boolean } | null,
  { body, contentType }: RawBody,
): Body {
  const nothing = { form: new URLSearchParams(), json: undefined }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  if (!wanted || (bytes.length === 0 && !wanted.required)) return nothing
  if (bytes.length > bodyLimit) {
    return {
      refusal: refuse('body_too_large', 'The body has more than 2 MB. Split it over several requests.'),
    }
  }
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  if (bytes.length > 0 && mediaType !== wanted.mediaType) {
    const given = mediaType ? `not ${mediaType}` : 'and says so in content-type'
    return {
      refusal: refuse('unsupported_media_type', `This operation takes ${wanted.mediaType}, ${given}.`),
    }
  }
  const text = decode(bytes)
  if (text === undefined) return { refusal: unreadable('The body is not valid UTF-8. Encode it as UTF-8.') }
  if (wanted.mediaType !== 'application/json') {
    const form = readForm(text)
    return form
      ? { ...nothing, form }
      : { refusal: unreadable('The form has a broken percent sign. Encode it.') }
  }
  if (text.trim() === '') return { refusal: unreadable('The body is empty. Send one JSON document.') }
  try {
    return { ...nothing, json: JSON.parse(text) as unknown }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    return { refusal: unreadable(`The body is not JSON: ${reason}. Send one complete JSON document.`) }
  }
}

/**
 * Reads a query string or form; undefined when it has a broken percent sign or broken UTF-8.
 * @example readForm('hr_id=demo&limit=10')?.get('limit') // '10'
 */
export function readForm(text: string): URLSearchParams | undefined {
  try {
    // URLSearchParams takes anything; this throws on a broken percent sign and on broken UTF-8.
    decodeURIComponent(text)
    return new URLSearchParams(text)
  } catch {
    return undefined
  }
}

export const unreadable = (message: string) => refuse('unreadable_request', message)

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
