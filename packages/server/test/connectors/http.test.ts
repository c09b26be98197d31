import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type HttpTransportOptions, httpTransport } from '../../src/connectors/http.ts'
import { verify } from '../../src/connectors/signature.ts'
import { startReceiver, status } from '../support/receiver.ts'
import { change } from './change.ts'

const secret = 'the-shared-secret'
const now = () => new Date('2026-11-21T09:30:00.900Z')
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

const hand = (
  attempt = 1,
  options: Partial<HttpTransportOptions> = {},
  signal = new AbortController().signal,
) => httpTransport({ url: receiver.url, secret, now, ...options }).deliver(change, attempt, signal)

describe('a change handed over by HTTP', () => {
  it('is posted as JSON under its number and signed over time and body', async () => {
    expect(await hand()).toEqual({ outcome: 'succeeded' })
    const [seen] = receiver.seen
    if (!seen) throw new Error('Nothing came.')
    expect([seen.method, seen.url, seen.headers['content-type']]).toEqual([
      'POST',
      '/changes',
      'application/json',
    ])
    expect(JSON.parse(seen.body)).toEqual(change)
    expect(seen.headers['innwire-delivery']).toBe('8121')
    expect(seen.headers['innwire-timestamp']).toBe('1795253400')
    const hmac = createHmac('sha256', secret).update(`1795253400.${seen.body}`, 'utf8').digest('hex')
    expect(seen.headers['innwire-signature']).toBe(`v1=${hmac}`)
  })

  it('passes the check that receivers are given', async () => {
    await hand()
    const [seen] = receiver.seen
    if (!seen) throw new Error('Nothing came.')
    const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = seen.headers
    expect(verify(secret, signature, timestamp, seen.body, { now: now() })).toBe(true)
  })

  it.each([200, 201, 202, 204])('has succeeded when the answer is %d, whatever it says', async (code) => {
    receiver.answer = status(code, code === 204 ? '' : 'x'.repeat(200_000))
    expect(await hand()).toEqual({ outcome: 'succeeded' })
  })

  it('has succeeded when a good answer breaks off', async () => {
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.destroy())
    }
    expect(await hand()).toEqual({ outcome: 'succeeded' })
  })

  it.each([401, 403, 404, 405, 408, 410, 425, 429, 500, 502, 503, 504, 599])(
    'comes again later after status %d',
    async (code) => {
      receiver.answer = status(code, 'Come again.')
      const handover = await hand(3)
      expect(handover).toEqual({
        outcome: 'retry',
        message: `The channel's receiver at http://${receiver.host} answered with status ${code}: "Come again.".`,
        afterMs: expect.any(Number),
        ...([500, 502, 504, 599].includes(code) && { crashed: true }),
      })
      expect(handover.outcome === 'retry' && handover.afterMs).toBeLessThanOrEqual(4_000)
      expect(await hand(3)).toEqual(handover)
    },
  )

  it.each(['60', 'Sat, 21 Nov 2026 09:31:00 GMT'])(
    'comes again no sooner than Retry-After %s says',
    async (value) => {
      receiver.answer = status(429, '', { 'retry-after': value })
      const handover = await hand()
      const afterMs = handover.outcome === 'retry' ? handover.afterMs : 0
      expect(afterMs).toBeGreaterThanOrEqual(59_100)
      expect(afterMs).toBeLessThanOrEqual(61_000)
    },
  )

  it.each([400, 409, 413, 422])('is refused by status %d', async (code) => {
    receiver.answer = status(code, 'Unknown room 3301.', { 'retry-after': '5' })
    expect(await hand()).toEqual({
      outcome: 'failed',
      message: `The channel's receiver at http://${receiver.host} answered with status ${code}: "Unknown room 3301.".`,
    })
  })

  it.each([301, 302, 303, 307, 308])(
    'does not follow a redirect with status %d, and comes again',
    async (code) => {
      receiver.answer = status(code, '', { location: '/elsewhere' })
      const handover = await hand()
      expect(handover).toMatchObject({
        outcome: 'retry',
        message: expect.stringContaining('Redirects are not followed'),
      })
      expect(receiver.seen.map((seen) => seen.url)).toEqual(['/changes'])
    },
  )

  it('comes again after any number of attempts, at least every quarter of an hour', async () => {
    receiver.answer = status(503)
    const handover = await hand(5_000)
    expect(handover.outcome).toBe('retry')
    expect(handover.outcome === 'retry' && handover.afterMs).toBeLessThanOrEqual(900_000)
  })
})

describe('a receiver that does not answer', () => {
  it('gets the change again when it does not run', async () => {
    await receiver.stop()
    expect(await hand()).toMatchObject({
      outcome: 'retry',
      message: `The channel's receiver at http://${receiver.host} cannot be reached (ECONNREFUSED). Check that it runs and that the url is right.`,
    })
  })

  it.each([6000, 4190, 10080])('may have the port %d, which fetch and browsers refuse', async (port) => {
    const seen: string[] = []
    const server = createServer((request, response) => {
      seen.push(request.url ?? '')
      response.end()
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    expect(await hand(1, { url: `http://127.0.0.1:${port}/changes` })).toEqual({ outcome: 'succeeded' })
    expect(seen).toEqual(['/changes'])
    server.close()
  })

  it('gets the change again when it drops the connection', async () => {
    receiver.answer = (response) => response.destroy()
    expect((await hand()).outcome).toBe('retry')
  })

  it('gets the change again when it takes too long', async () => {
    receiver.answer = () => {}
    expect(await hand(1, { timeoutMs: 50 })).toMatchObject({
      outcome: 'retry',
      message: `The channel's receiver at http://${receiver.host} did not answer within 0.05 s.`,
    })
  })

  it('is judged by its status when its text never ends', async () => {
    receiver.answer = (response) => response.writeHead(422).write('To be contin')
    const message = `The channel's receiver at http://${receiver.host} answered with status 422.`
    expect(await hand(1, { timeoutMs: 200 })).toEqual({ outcome: 'failed', message })
  })

  it('gets the change again at once when the handover was stopped, even on the last attempt', async () => {
    const stopped = { outcome: 'retry', message: 'The handover was stopped.', afterMs: 0 }
    const stop = new AbortController()
    receiver.answer = () => stop.abort(new Error('shutting down'))
    expect(await hand(8, {}, stop.signal)).toEqual(stopped)
    expect(await hand(8, {}, stop.signal)).toEqual(stopped)
    expect(receiver.seen).toHaveLength(1)
  })
})

describe('a connection that cannot work', () => {
  it.each(['', 'nowhere', 'ftp://host/', 'data:text/plain,', 'file:///etc/hosts'])(
    'fails at once when its url is %j',
    async (url) => {
      const message = 'The address of the connection is no http or https address. Correct its url.'
      expect(await hand(1, { url })).toEqual({ outcome: 'failed', message })
    },
  )

  it('keeps its changes waiting while it has no secret', async () => {
    expect(await hand(1, { secret: '' })).toEqual({
      outcome: 'retry',
      message: 'The connection has no secret to sign changes with. Set its secret.',
      afterMs: expect.toSatisfy((ms: number) => ms > 0),
    })
  })
})
