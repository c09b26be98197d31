import { decoded } from '../http/redact.ts'
import { backoffMs, retryAfterMs } from './backoff.ts'
import type { ChannelChange, DeliveryOutcome, HttpSettings, Transport } from './connector.ts'
import { AnswerTooLong, type Post, post as postOverNetwork } from './post.ts'
import { oneLine, repeats } from './repeated-secrets.ts'
import { sign } from './signature.ts'

const mostQuoted = 200

export type HttpTransportOptions = Pick<HttpSettings, 'url' | 'secret'> & {
  post?: Post
  /** The real time, by which receivers check the signature. */
  now: () => Date
  timeoutMs?: number
}

/**
 * Sends changes to a receiver over HTTP, signed, one by one. Only a status that is about the change itself refuses it for
 * good; after all others it is sent again, because a receiver that moves, starts, or has lost its rights for a moment
 * answers 401, 404 or a redirect to everything.
 */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { secret, post = postOverNetwork, now, timeoutMs = 10_000 } = options
  const receiver = receiverAt(options.url)
  if (!receiver) return { deliver: async () => ({ outcome: 'failed', message: noAddress }) }
  if (!secret) return waiting
  const who = `The channel's receiver at ${receiver.origin}`
  const isHidden = repeats([secret, ...receiver.hidden])

  const deliver: Transport['deliver'] = async (change, attempt, signal, headers) => {
    const again = (message: string, askedMs = 0, crashed = false): DeliveryOutcome => ({
      outcome: 'retry',
      message,
      afterMs: backoffMs(change.delivery_id, attempt, askedMs),
      ...(askedMs > 0 && { askedMs }),
      ...(crashed && { crashed }),
    })

    // Not AbortSignal.any: together with AbortSignal.timeout it is known to leak or never to fire in some Nodes.
    const limit = new AbortController()
    const stop = () => limit.abort()
    const timer = setTimeout(stop, timeoutMs)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    try {
      const message = signed(change, secret, now(), { ...headers, ...receiver.headers })
      const { status, retryAfter, text } = await post(receiver.href, message, limit.signal)
      if (status >= 200 && status < 300) return { outcome: 'succeeded' }
      const reason = `${who} answered with status ${status}${quoted(text, isHidden)}.`
      if (refusing.has(status)) return { outcome: 'failed', message: reason }
      const askedMs = retryAfterMs(retryAfter, now())
      return again(`${reason}${advice(status)}`, askedMs, askedMs === 0 && isCrash(status))
    } catch (error) {
      if (signal.aborted) return { outcome: 'retry', message: 'The handover was stopped.', afterMs: 0 }
      if (limit.signal.aborted) return again(`${who} did not answer within ${timeoutMs / 1_000} s.`)
      if (error instanceof AnswerTooLong)
        return again(`${who} began an answer without end. Check what answers there.`)
      return again(`${who} cannot be reached${codeOf(error)}. Check that it runs and that the url is right.`)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }
  return { deliver }
}

const noAddress = 'The address of the connection is no http or https address. Correct its url.'

/** An earlier version accepted such connections: their changes wait until the secret is set. */
const waiting: Transport = {
  deliver: async ({ delivery_id }, attempt) => ({
    outcome: 'retry',
    message: 'The connection has no secret to sign changes with. Set its secret.',
    afterMs: backoffMs(delivery_id, attempt),
  }),
}

type Receiver = { origin: string; href: string; headers: Record<string, string>; hidden: string[] }

/** Where the changes go. A user and password in the url become a header, and are never shown. */
function receiverAt(text: string): Receiver | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  const [user, password] = [decoded(url.username), decoded(url.password)]
  const basic = user || password ? Buffer.from(`${user}:${password}`).toString('base64') : ''
  // A shorter value is no secret, and would be found in almost every answer.
  const values = [...url.searchParams.values()].filter((value) => value.length >= 4)
  const query = url.search.slice(1)
  url.username = ''
  url.password = ''
  return {
    origin: url.origin,
    href: url.href,
    headers: basic ? { authorization: `Basic ${basic}` } : {},
    hidden: [user, password, basic, query, decoded(query), ...values],
  }
}

function signed(change: ChannelChange, secret: string, at: Date, headers: Record<string, string>) {
  const body = JSON.stringify(change)
  const timestamp = Math.floor(at.getTime() / 1_000)
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'Innwire-Timestamp': String(timestamp),
      'Innwire-Signature': sign(secret, timestamp, body),
      'Innwire-Delivery': String(change.delivery_id),
    },
  }
}

/** Statuses that are about the change itself: it would be refused again. */
const refusing = new Set([400, 409, 413, 422])

/** A receiver that is down says 503; another 5xx may be because of a value of the change. */
const isCrash = (status: number) => status >= 500 && status !== 503

function advice(status: number): string {
  if (status < 300 || status >= 400) return ''
  return ' Redirects are not followed: set the url of the connection to where it leads.'
}

/** The beginning of the receiver's answer, unless it repeats a secret. */
function quoted(text: string | undefined, isHidden: (text: string) => boolean): string {
  const line = oneLine(text ?? '')
  if (!line) return ''
  if (isHidden(text ?? '')) {
    return ' and a text that is not shown because it repeats the secret or parts of the url of the connection'
  }
  return `: "${oneLine(line.slice(0, mostQuoted))}"`
}

/** The code of an error, such as `ECONNREFUSED`; its message may repeat the address. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? ` (${code})` : ''
}
