// The rest of the server takes long to load, and a lot of memory.
import { sign } from '@innwire/server/signature'
import type { OnReservation } from '@innwire/sync'

type Options = { url: string; secret: string; hrId: string }

/** A receiver that has not answered then has not taken it. */
const timeoutMs = 30_000

/**
 * Takes each change by a POST, signed as the service signs what it sends to channels. It has taken the change when it answers
 * with 2xx.
 */
export function byPost({ url, secret, hrId }: Options): OnReservation {
  const { origin } = new URL(url)
  return async ({ key, first, masterRoom, reservation, attempt, signal }) => {
    const body = JSON.stringify({ hr_id: hrId, key, first, master_room: masterRoom, reservation })
    const timestamp = Math.floor(Date.now() / 1000)
    const limit = AbortSignal.timeout(timeoutMs)
    let answer: Response
    try {
      answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: {
          'content-type': 'application/json',
          'Innwire-Timestamp': String(timestamp),
          'Innwire-Signature': sign(secret, timestamp, body),
          'Innwire-Key': inHeader(key),
          'Innwire-Attempt': String(attempt),
        },
        signal: AbortSignal.any([signal, limit]),
      })
    } catch (error) {
      if (limit.aborted) throw new Error(`${origin} did not answer within ${timeoutMs / 1000} seconds.`)
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      throw new Error(
        `${origin} cannot be reached${code ? ` (${code})` : ''}. Check that it runs, and its url.`,
      )
    }
    // Nobody needs what it says.
    await answer.body?.cancel().catch(() => {})
    if (answer.ok) return
    const isRedirect = answer.status >= 300 && answer.status < 400
    const advice = isRedirect ? ' Redirects are not followed: give the url to which it leads.' : ''
    throw new Error(`${origin} answered with status ${answer.status}.${advice}`)
  }
}

/** A header holds no other signs; the body has the key as it is. */
const inHeader = (text: string) => text.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
