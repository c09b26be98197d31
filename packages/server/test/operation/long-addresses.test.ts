import { hash } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from '../../src/http/app.ts'
import { type Redactor, redactor } from '../../src/http/redact.ts'
import { requestLog } from '../../src/http/request-log.ts'
import { addRequestTrace } from '../../src/operation/request-trace.ts'

const token = 'lobby-desk-2027'
const tokenHash = hash('sha256', token)

/** What is shown of an address, and how often that took a look at the stored tokens. */
function shown(url: string) {
  let looked = 0
  const isTokenHash = (hash: string) => {
    looked += 1
    return hash === tokenHash
  }
  const { path, query } = redactor({ isTokenHash, controlToken: undefined }).address(url)
  return { text: `${path}?${query}`, looked }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `a-name-${index}`)

it.each([
  ['many names', `/api?${names(1_500).join('&')}&${token}=1`],
  ['many values', `/api?${names(1_500).join('=')}&x=${token}`],
  ['many values of few parameters', `/api?${names(90).join('=x&')}=${names(49)}&x=${names(49)}+${token}`],
  [
    'many encoded values',
    `/api?${names(99)
      .map((name) => `${name}=%2525${name}1,${name}2`)
      .join('&')}`,
  ],
  ['many segments', `/${names(1_500).join('/')}/${token}`],
  ['a path and a query', `/${names(90).join('/')}?${names(99).join('x=y&')}&x=${token}`],
  [
    'many tokens',
    `/${names(90).join('/')}?${names(1_000)
      .map((name) => `token=${name}`)
      .join('&')}`,
  ],
])('an address costs few looks at the stored tokens, and shows none: %s', (_, url) => {
  const { text, looked } = shown(url)
  expect(looked).toBeLessThanOrEqual(100)
  expect(text).not.toContain(token)
  expect(text).toContain('***')
})

it('an address of common length is shown whole', () => {
  const query = names(40)
    .map((name, index) => `${name}=${index}-of-them`)
    .join('&')
  expect(shown(`/api/v2/apps/rooms?${query}`).text).toBe(`/api/v2/apps/rooms?${query}`)
})

it.each([
  ['info', 0],
  ['debug', 1],
])('an address is looked through for a line at the level %s %i times', async (level, times) => {
  let looked = 0
  const redact: Redactor = {
    address: () => {
      looked += 1
      return { path: '', query: '' }
    },
    text: (text) => text,
    requestId: () => 'id',
  }
  const log = pino({ level }, { write() {} })
  const app = createApp(log, { redact })
  const clock = { now: () => new Date() } as never
  addRequestTrace(app, { api: 'property', requests: requestLog(), clock, redact, log, metrics: undefined })
  app.get('/', async () => '')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${url}/?x=1`)
  await app.close()
  expect(looked).toBe(times)
})
