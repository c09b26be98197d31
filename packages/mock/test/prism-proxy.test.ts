import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { operationTable } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodRequests } from '../../validators/test/good-requests.ts'
import { type Mock, startMock } from '../src/index.ts'

// A judge that is not ours: Prism's validating proxy between caller and mock, with the contract in hand.
let mock: Mock
let proxy: ChildProcess
let url: string

beforeAll(async () => {
  mock = await startMock({ port: 0 })
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  const contract = fileURLToPath(import.meta.resolve('@innwire/types/openapi.json'))
  proxy = spawn(process.execPath, [prism, 'proxy', contract, mock.url, '--errors', '--port', '0'])
  url = await address(proxy)
})

afterAll(async () => {
  const closed = once(proxy, 'close')
  proxy.kill()
  await closed
  await mock.stop()
})

/** The proxy's address, once it has printed it; it goes on printing, so its output is read to the end. */
function address({ stdout, stderr }: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  const read = (chunk: Buffer) => {
    printed += chunk.toString()
    const found = /listening on (http:\/\/\S+:\d+)/.exec(printed)?.[1]
    if (found) resolve(found)
  }
  stdout?.on('data', read)
  stderr?.on('data', read)
  stdout?.on('close', () => reject(new Error(`The proxy did not start:\n${printed}`)))
  return promise
}

describe('the validating proxy finds no violation in', () => {
  it.each(Object.entries(operationTable))('%s', async (id, { method, path }) => {
    const { query = '', init } = goodRequests[id] ?? {}
    const response = await fetch(`${url}${path}?token=demo-token&hr_id=demo${query}`, {
      method: method.toUpperCase(),
      ...init,
    })
    expect(response.headers.get('sl-violations')).toBeNull()
    expect(response.status).toBe(200)
  })

  it('refusals', async () => {
    const response = await fetch(`${url}/api/v2/apps/rooms?token=wrong&hr_id=demo`)
    expect(response.headers.get('sl-violations')).toBeNull()
    expect(response.status).toBe(401)
  })
})
