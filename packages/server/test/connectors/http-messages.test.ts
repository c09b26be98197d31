import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpTransport } from '../../src/connectors/http.ts'
import { startReceiver, status } from '../support/receiver.ts'
import { change } from './change.ts'

const secret = 'the "shared" s€cret'
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const guarded = () => `http://hotel:p%40ss%2Fword@${receiver.host}/in?key=abc%20d%C3%A9f&v=2`

/** The message of an attempt that the receiver answers with a text. */
async function messageFor(text: string, settings: { url?: string; secret?: string; code?: number } = {}) {
  receiver.answer = status(settings.code ?? 422, text)
  const url = settings.url ?? receiver.url
  const connector = httpTransport({ url, secret: settings.secret ?? secret, now: () => new Date() })
  const handover = await connector.deliver(change, 1, new AbortController().signal)
  return handover.outcome === 'succeeded' ? '' : handover.message
}
const quoteOf = (message: string) => /status \d+: "(.*)"\.$/.exec(message)?.[1] ?? ''

describe('the message of a handover', () => {
  it('quotes one line of what the receiver said', async () => {
    const message = await messageFor('Room\r\n\t3301\u0000 is\u001b[31m \u202eclosed\u0085.\n')
    expect(quoteOf(message)).toBe('Room 3301 is [31m closed .')
  })

  it('quotes up to 200 characters and no half ones', async () => {
    expect(quoteOf(await messageFor('x'.repeat(5_000)))).toBe('x'.repeat(200))
    expect(quoteOf(await messageFor(`${'x'.repeat(199)}🏨`))).toBe('x'.repeat(199))
  })

  it('quotes nothing of an answer that is too long to be looked through', async () => {
    expect(await messageFor('x'.repeat(70_000))).toMatch(/status 422\.$/)
  })

  it('quotes bytes that are no text without control characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const message = await messageFor(text)
        expect(message).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(quoteOf(message).length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['the secret', () => secret],
    ['the secret in other letters', () => secret.toUpperCase()],
    ['the secret in JSON', () => JSON.stringify({ secret })],
    ['the secret in ASCII JSON', () => JSON.stringify({ secret }).replace('€', '\\u20ac')],
    ['the secret in HTML', () => secret.replaceAll('"', '&quot;').replace('€', '&#8364;')],
    ['the secret in an address', () => encodeURIComponent(secret)],
    ['the secret over two lines', () => secret.replace(' ', '\r\n')],
    ['the secret where the quote would end', () => `${'x'.repeat(190)}${secret}`],
    ['the user', () => 'No account hotel.'],
    ['the password', () => 'Wrong: p@ss/word'],
    ['the password as it stands in the url', () => 'Wrong: p%40ss%2fword'],
    ['the Authorization header', () => Buffer.from('hotel:p@ss/word').toString('base64')],
    ['the query', () => 'POST /in?key=abc%20d%C3%A9f&v=2'],
    ['a value of the query', () => 'Unknown key "abc déf"'],
  ])('says nothing of an answer that repeats %s', async (_, text) => {
    for (const code of [422, 503]) {
      const message = await messageFor(`Refused: ${text()}`, { url: guarded(), code })
      expect(message).toBe(
        `The channel's receiver at http://${receiver.host} answered with status ${code} and a text that is not shown because it repeats the secret or parts of the url of the connection.`,
      )
    }
  })

  it('never holds the secret, wherever the receiver repeats it', async () => {
    const part = fc.string({ unit: 'binary', maxLength: 300 })
    const secrets = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((tail) => `#${tail.trim()}§${tail.length}`)
    await fc.assert(
      fc.asyncProperty(secrets, part, part, async (own, before, after) => {
        expect(await messageFor(before + own + after, { secret: own })).not.toContain(own)
      }),
      { numRuns: 50 },
    )
  })

  it('sends what stands before the host as a header and never tells of it', async () => {
    expect(await messageFor('Busy.', { url: guarded(), code: 503 })).toBe(
      `The channel's receiver at http://${receiver.host} answered with status 503: "Busy.".`,
    )
    const seen = receiver.seen.at(-1)
    expect(seen?.url).toBe('/in?key=abc%20d%C3%A9f&v=2')
    expect(seen?.headers.authorization).toBe(`Basic ${Buffer.from('hotel:p@ss/word').toString('base64')}`)
  })

  it('tells only the code of what a transport complains about', async () => {
    const post = () =>
      Promise.reject(Object.assign(new Error(`connect ${guarded()} ${secret}`), { code: 'ENOTFOUND' }))
    const connector = httpTransport({ url: guarded(), secret, now: () => new Date(), post })
    expect(await connector.deliver(change, 1, new AbortController().signal)).toMatchObject({
      outcome: 'retry',
      message: `The channel's receiver at http://${receiver.host} cannot be reached (ENOTFOUND). Check that it runs and that the url is right.`,
    })
  })
})
