import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sign, verify } from '../../src/connectors/signature.ts'

const now = new Date('2026-11-21T09:30:00.000Z')
const seconds = now.getTime() / 1_000
const body = '{"name":"Größe M"}'
const secret = 'correct horse battery staple'
const header = sign(secret, seconds, body)

/** The signature as another implementation computes it: Web Crypto instead of node:crypto. */
async function signedElsewhere(key: string, timestamp: number, content: Uint8Array): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, ['sign'])
  const signed = Uint8Array.from([...bytes.encode(`${timestamp}.`), ...content])
  return `v1=${Buffer.from(await crypto.subtle.sign('HMAC', imported, signed)).toString('hex')}`
}

describe('a signature', () => {
  it('is the one that another implementation computes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.nat({ max: 4_000_000_000 }),
        fc.string({ unit: 'grapheme' }),
        async (key, timestamp, content) => {
          const expected = await signedElsewhere(key, timestamp, new TextEncoder().encode(content))
          expect(sign(key, timestamp, content)).toBe(expected)
        },
      ),
    )
  })

  it('is good for the body as text and as bytes', () => {
    expect(verify(secret, header, String(seconds), body, { now })).toBe(true)
    expect(verify(secret, header, String(seconds), Buffer.from(body), { now })).toBe(true)
  })

  it('is not good for another body, secret or timestamp', () => {
    expect(verify(secret, header, String(seconds), `${body} `, { now })).toBe(false)
    expect(verify('another', header, String(seconds), body, { now })).toBe(false)
    expect(verify(secret, header, String(seconds + 1), body, { now })).toBe(false)
  })

  it('is good for five minutes before and after, unless another tolerance is given', () => {
    const good = (offset: number, options = {}) =>
      verify(secret, header, String(seconds), body, {
        now: new Date(now.getTime() + offset * 1_000),
        ...options,
      })
    expect([-301, -300, 0, 300, 301].map((offset) => good(offset))).toEqual([false, true, true, true, false])
    expect([10, 11].map((offset) => good(offset, { toleranceSeconds: 10 }))).toEqual([true, false])
  })

  it.each([
    undefined,
    '',
    'v1=',
    header.slice(3),
    `v2=${header.slice(3)}`,
    `${header}0`,
    [header],
    'ü'.repeat(67),
  ])('is refused when the header is %j', (given) => {
    expect(verify(secret, given, String(seconds), body, { now })).toBe(false)
  })

  it.each([undefined, '', 'now', 'NaN', '-1', '1e3', ` ${seconds}`, [String(seconds)]])(
    'is refused when the timestamp is %j, whatever was signed',
    (timestamp) => {
      const forged = sign(secret, Number.NaN, body)
      expect(verify(secret, forged, timestamp, body, { now })).toBe(false)
      expect(verify(secret, header, timestamp, body, { now })).toBe(false)
    },
  )

  it('is neither made nor accepted with an empty secret, with which anybody could sign', () => {
    expect(() => sign('', seconds, body)).toThrow('The secret is empty.')
    expect(() => verify('', header, String(seconds), body, { now })).toThrow('The secret is empty.')
  })

  it('is the one of the example for receivers in other languages', async () => {
    const guide = await readFile(new URL('../../../../docs/channels.md', import.meta.url), 'utf8')
    const figure = (name: string) => new RegExp(`^\\| ${name} \\| \`(.+)\` \\|$`, 'm').exec(guide)?.[1] ?? ''
    const [given, timestamp, content] = ['the secret', '`Innwire-Timestamp`', 'the body'].map(figure)
    const signature = figure('`Innwire-Signature`')
    expect(signature).toBe(sign(given ?? '', Number(timestamp), content ?? ''))
    const at = { now: new Date(Number(timestamp) * 1_000) }
    expect(verify(given ?? '', signature, timestamp, content ?? '', at)).toBe(true)
    expect(guide).toContain(`printf %s '${timestamp}.${content}' | openssl dgst -sha256 -hmac '${given}'`)
  })
})
