import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpTransport } from '../../src/connectors/http.ts'
import { startReceiver, status } from '../support/receiver.ts'
import { change } from './change.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

async function messageFor(text: string, url: string, secret: string): Promise<string> {
  receiver.answer = status(503, text)
  const connector = httpTransport({ url, secret, now: () => new Date() })
  const handover = await connector.deliver(change, 1, new AbortController().signal)
  return handover.outcome === 'succeeded' ? '' : handover.message
}

it('a receiver that nearly repeats a long url or secret, over and over, takes no time of others', async () => {
  const nearly = 'a'.repeat(65_000)
  const url = `${receiver.url}?${'a'.repeat(1_900)}b`
  for (let time = 0; time < 20; time += 1) {
    expect(await messageFor(nearly, url, `${'a'.repeat(199)}b`)).toContain(': "aaaa')
  }
})

it.each([
  ['percent', 'k%C3%A9y %26 sign'],
  ['a plus', 'kéy+&+sign'],
  ['numbers in HTML', 'k&#xE9;y &#00038; s&#105;gn'],
  ['names in HTML', 'kéy &amp; sign'],
  ['JSON', '\\u006B\\u00e9y & sign'],
  ['backslashes', 'k\\éy \\& sign'],
  ['a mixture', 'K%c3%a9y+&AMP;+\\u0073ign'],
])('a secret that is written with %s is found', async (_, text) => {
  expect(await messageFor(`No: ${text}.`, receiver.url, 'kéy & sign')).toContain('not shown')
})

it.each(['%41bc%zz', 'a\\u0041b', 'x&amp;y+z', '😀😀%'])(
  'a secret that looks escaped itself, %s, is found as it is and encoded',
  async (secret) => {
    const json = Array.from({ length: secret.length }, (_, index) => secret.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join('')
    for (const text of [secret, encodeURIComponent(secret), json]) {
      expect(await messageFor(`No: ${text}.`, receiver.url, secret)).toContain('not shown')
    }
  },
)

it('a secret that begins where the quote ends, after a long run of spaces, is found', async () => {
  const secret = `s${'e'.repeat(1_900)}t`
  const encoded = Array.from(secret, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  const text = `${' '.repeat(50_000)}${'x'.repeat(195)}${encoded}`
  expect(await messageFor(text, receiver.url, secret)).toContain('not shown')
})
