import { backoffMs, retryAfterMs } from './backoff.ts'
import type { ChannelChange, Connector, Handover, HttpSettings } from './connector.ts'
import { oneLine, repeats } from './repeated-secrets.ts'
import { sign } from './signature.ts'

const mostTextBytes = 65_536
const mostQuoted = 200

export type HttpConnectorOptions = Pick<HttpSettings, 'url' | 'secret'> & {
  fetch?: typeof globalThis.fetch
  /** The time by which receivers check the signature: that of the world, not one that was set for a trial. */
  now: () => Date
  timeoutMs?: number
}

/**
 * Hands changes to a receiver over HTTP: signed, one by one, and again later while the receiver cannot take them. Only
 * an answer that speaks about the change itself refuses it for good: a receiver that moves, starts, or has lost its
 * rights for a moment answers 401, 404 or a redirect to anything.
 */
export function httpConnector(options: HttpConnectorOptions): Connector {
  const { secret, fetch = globalThis.fetch, now, timeoutMs = 10_000 } = options
  const receiver = receiverAt(options.url)
  if (!receiver) return failing('The address of the connection is no http or https address. Correct its url.')
  if (!secret) return waiting('The connection has no secret to sign changes with. Set its secret.')
  const who = `The channel's receiver at ${receiver.origin}`
  const isHidden = repeats([secret, ...receiver.hidden])

  const hand: Connector['hand'] = async (change, attempt, signal) => {
    const again = (message: string, askedMs = 0): Handover => ({
      outcome: 'retry',
      message,
      afterMs: backoffMs(change.delivery_id, attempt, askedMs),
      ...(askedMs > 0 && { askedMs }),
    })

    // Not AbortSignal.any: together with AbortSignal.timeout it is known to leak or never to fire in some Nodes.
    const limit = new AbortController()
    const stop = () => limit.abort()
    const timer = setTimeout(stop, timeoutMs)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    try {
      const request = signed(change, secret, now(), receiver.headers)
      const response = await fetch(receiver.href, { ...request, redirect: 'manual', signal: limit.signal })
      const text = await textOf(response)
      if (response.ok) return { outcome: 'succeeded' }
      const reason = `${who} answered with status ${response.status}${quoted(text, isHidden)}.`
      if (refusing.has(response.status)) return { outcome: 'failed', message: reason }
      return again(
        `${reason}${advice(response.status)}`,
        retryAfterMs(response.headers.get('retry-after'), now()),
      )
    } catch (error) {
      if (signal.aborted) return { outcome: 'retry', message: 'The handover was stopped.', afterMs: 0 }
      if (limit.signal.aborted) return again(`${who} did not answer within ${timeoutMs / 1_000} s.`)
      return again(`${who} cannot be reached${reasonOf(error)}`)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }
  return { hand }
}

const failing = (message: string): Connector => ({ hand: async () => ({ outcome: 'failed', message }) })

/** An earlier version took such connections: what could not be sent goes out when the connection is put right. */
const waiting = (message: string): Connector => ({
  hand: async ({ delivery_id }, attempt) => ({
    outcome: 'retry',
    message,
    afterMs: backoffMs(delivery_id, attempt, 0),
  }),
})

type Receiver = { origin: string; href: string; headers: Record<string, string>; hidden: string[] }

/** Where the changes go. What stands before the host's `@` becomes a header: fetch refuses such addresses. */
function receiverAt(text: string): Receiver | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  const [user, password] = [decoded(url.username), decoded(url.password)]
  const basic = user || password ? Buffer.from(`${user}:${password}`).toString('base64') : ''
  // A shorter value is no secret, and hardly any answer is without it.
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function signed(change: ChannelChange, secret: string, at: Date, headers: Record<string, string>) {
  const body = JSON.stringify(change)
  const timestamp = Math.floor(at.getTime() / 1_000)
  return {
    method: 'POST',
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

/** What is wrong with the change itself, and will be the next time. */
const refusing = new Set([400, 409, 413, 422])

function advice(status: number): string {
  if (status < 300 || status >= 400) return ''
  return ' Redirects are not followed: set the url of the connection to where it leads.'
}

/** The text of an answer; undefined when it is too long or breaks off. The status counts without it too. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > mostTextBytes) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch {
    return undefined
  }
}

/** The beginning of what the receiver said, unless it repeats what nobody may read. */
function quoted(text: string | undefined, isHidden: (text: string) => boolean): string {
  const line = oneLine(text ?? '')
  if (!line) return ''
  if (isHidden(text ?? '')) {
    return ' and a text that is not shown because it repeats the secret or parts of the url of the connection'
  }
  return `: "${oneLine(line.slice(0, mostQuoted))}"`
}

/** What went wrong, by its code such as `ECONNREFUSED`, and what to do: what errors say may repeat the address. */
function reasonOf(error: unknown): string {
  const { code, message } = ((error as Error | undefined)?.cause ?? {}) as {
    code?: unknown
    message?: unknown
  }
  if (message === 'bad port') {
    return ': fetch refuses its port, as browsers do. Give the receiver another port, and the connection its url.'
  }
  return `${typeof code === 'string' ? ` (${code})` : ''}. Check that it runs and that the url is right.`
}
