import { expect } from 'vitest'
import { exchange } from './raw-http.ts'

const names = [
  'accept',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'prefer',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-request-id',
]

const values = [
  '',
  '\t',
  '-1',
  '1e999',
  '%',
  '%zz%00',
  '"',
  ';;;=;',
  ','.repeat(1000),
  '\u00e9\u00ff',
  '\u0001',
  '\u007f',
  '__proto__',
  'constructor=prototype',
  '9'.repeat(400),
  'x'.repeat(8000),
  'bytes=10-5',
  'bytes=-',
  'bytes=--5',
  'bytes=5-1,1-5,9-3',
  `bytes=0-${'9'.repeat(30)}`,
  `bytes=${'9'.repeat(30)}-`,
  'items=NaN-Infinity',
]

/**
 * Sends every header with every malformed value to a server on 127.0.0.1, each on a connection of its own; fails when one
 * is neither ignored nor refused as the caller's mistake, or the server is gone afterwards.
 */
export async function survivesMalformedHeaders(port: number, methods: string[], target: string) {
  for (const method of methods) {
    for (const name of names) {
      for (const value of values) await refusedOrIgnored(port, method, target, name, value)
    }
  }
}

async function refusedOrIgnored(port: number, method: string, target: string, name: string, value: string) {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(name === 'host' ? [] : [`host: 127.0.0.1:${port}`]),
    ...(name === 'connection' ? [] : ['connection: close']),
    `${name}: ${value}`,
  ]
  // A request that waits for more, or a connection that is kept, ends with a second request that nobody can read.
  const kept = ['connection', 'content-length', 'transfer-encoding'].includes(name)
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${kept ? 'no request\r\n\r\n' : ''}`, 'latin1')
  const answers = (await exchange(port, bytes)).toString('latin1').match(/^HTTP\/1\.1 [0-9]{3}/gm) ?? []
  const tried = `${method} ${name}: ${value.slice(0, 40)}`
  expect(answers.length, tried).toBeGreaterThan(0)
  for (const answer of answers) expect(Number(answer.slice(-3)), tried).toBeLessThan(500)
}
