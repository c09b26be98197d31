import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { curlOf } from './as-curl.ts'

/** What the shell makes of the line: the arguments that curl would get. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for its in "$@"; do printf '%s\\0' "$its"; done; }\n${line}`
  const env = { PATH: process.env.PATH, INNWIRE_BASE_URL: 'http://127.0.0.1:4020', INNWIRE_TOKEN: 'secret' }
  return execFileSync('bash', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

it('asks the same address with the token of the environment, and has no token itself', () => {
  const line = curlOf({ method: 'GET', path: '/api/v2/apps/rooms', query: 'token=***&hr_id=demo' })
  expect(line).toBe('curl "$INNWIRE_BASE_URL/api/v2/apps/rooms?token=$INNWIRE_TOKEN&hr_id=demo"')
  expect(argumentsOf(line)).toEqual(['http://127.0.0.1:4020/api/v2/apps/rooms?token=secret&hr_id=demo'])
})

it('gives the shell whatever a body or an address holds as it is', () => {
  const line = fc.record({
    body: fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes('\0')),
    name: fc.string(),
  })
  fc.assert(
    fc.property(line, ({ body, name }) => {
      const query = `x=${encodeURIComponent(name)}$(echo hi)\`id\`"`
      const [method, verb, address = '', flag, header, data, sent] = argumentsOf(
        curlOf({ method: 'PUT', path: '/api', query, body, contentType: 'application/json' }),
      )
      expect([method, verb, flag, header, data]).toEqual([
        '-X',
        'PUT',
        '-H',
        'content-type: application/json',
        '--data-raw',
      ])
      expect(sent).toBe(Buffer.from(body).toString())
      expect(decodeURIComponent(address)).toBe(
        `http://127.0.0.1:4020/api?token=secret&x=${name}$(echo hi)\`id\`"`,
      )
    }),
    { numRuns: 30 },
  )
})
