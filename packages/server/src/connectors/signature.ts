import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The `Innwire-Signature` of a body: `v1=` and the HMAC-SHA256 in hex over `<timestamp>.<body>`.
 *
 * @param timestamp Unix time in seconds, as it stands in `Innwire-Timestamp`.
 */
export function sign(secret: string, timestamp: number, body: string | Uint8Array): string {
  // A variable that was not set looks like an empty secret, with which anybody can sign.
  if (!secret) throw new TypeError('The secret is empty. Give the secret that stands in the connection.')
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}

/**
 * Whether a request that a receiver got comes from Innwire and is fresh. Throws only when the secret is empty.
 *
 * `body` must be what came over the wire: JSON that was parsed and written again has another signature. A request
 * that comes again within the tolerance is good too; drop it by the `delivery_id` in its body, which is signed.
 *
 * @param header The `Innwire-Signature` header.
 * @param timestamp The `Innwire-Timestamp` header.
 * @param options `now` is the receiver's clock. A timestamp may be off by `toleranceSeconds` either way.
 *
 * @example
 * ```ts
 * createServer(async (request, response) => {
 *   const body = await buffer(request) // from node:stream/consumers
 *   const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = request.headers
 *   const genuine = verify(secret, signature, timestamp, body, { now: new Date() })
 *   response.writeHead(genuine ? 204 : 401).end()
 * })
 * ```
 */
export function verify(
  secret: string,
  header: string | string[] | undefined,
  timestamp: string | string[] | undefined,
  body: string | Uint8Array,
  { now, toleranceSeconds = 300 }: { now: Date; toleranceSeconds?: number },
): boolean {
  const at = typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  const expected = Buffer.from(sign(secret, at, body))
  const given = Buffer.from(typeof header === 'string' ? header : '')
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  // NaN fails this comparison, so a timestamp that is no number is refused.
  return genuine && Math.abs(now.getTime() / 1_000 - at) <= toleranceSeconds
}
