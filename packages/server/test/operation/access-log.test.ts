import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accessLog } from '../../src/operation/access-log.ts'
import { controlToken, ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'

describe('the log of requests', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await new ServerProcess(['--demo', '--port', '0']).ready()
  })
  afterAll(() => server.kill())

  /** Sends a request, and gives its line once it is there. */
  async function lineOf(id: string, url: string, headers: Record<string, string> = {}) {
    await answered(url, { headers: { 'x-request-id': id, ...headers } })
    return vi.waitFor(() => {
      const lines = server.log.split('\n').filter((line) => line.includes(`"${id}"`))
      expect(lines).toHaveLength(1)
      return JSON.parse(lines[0] ?? '')
    }, waiting)
  }
  const anyRequest = { level: 30, ms: expect.any(Number), address: '127.0.0.1', msg: 'request' }

  it('has one line for each, with its operation and status, and without its address and token', async () => {
    const line = await lineOf('poll-17', `${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
    expect(line).toMatchObject({
      ...anyRequest,
      id: 'poll-17',
      api: 'property',
      method: 'GET',
      operation: 'listRooms',
      hotel: 'demo',
      status: 200,
    })
    expect(JSON.stringify(line)).not.toMatch(/demo-token|apps\/rooms/)
  })

  it('has what was refused, without the hotel that was asked for', async () => {
    const wrong = await lineOf('wrong', `${server.url}/api/v2/apps/rooms?token=a-wrong-one&hr_id=demo`)
    expect(wrong).toMatchObject({ ...anyRequest, operation: 'listRooms', status: 401 })
    expect(JSON.stringify(wrong)).not.toContain('demo')
    const nowhere = await lineOf('nowhere', `${server.url}/a-secret-in-a-path`)
    expect(nowhere).toMatchObject({ ...anyRequest, status: 404 })
    expect(JSON.stringify(nowhere)).not.toContain('a-secret')
  })

  it('has who called the control API, and no supervisor', async () => {
    const supervised = `${server.controlUrl}/health/live`
    await answered(supervised, { headers: { 'x-request-id': 'a-probe' } })
    const headers = { authorization: `Bearer ${controlToken}` }
    const line = await lineOf('a-read', `${server.controlUrl}/control/v1/clock`, headers)
    expect(line).toMatchObject({
      ...anyRequest,
      api: 'control',
      operation: 'getClock',
      who: 'bootstrap',
      status: 200,
    })
    expect(server.log).not.toContain('a-probe')
  })
})

describe('strangers who send thousands of requests', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('have some lines and their number, and callers have all of theirs', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const lines: string[] = []
    const info = (_: object, words: string) => void lines.push(words)
    const warn = ({ requests }: { requests: number }) => void lines.push(`${requests} more`)
    const access = accessLog({ info, warn } as never)
    for (let index = 0; index < 1_000; index += 1) access.write({}, 'stranger')
    expect(lines).toHaveLength(100)
    for (let index = 0; index < 1_000; index += 1) access.write({}, 'caller')
    expect(lines).toHaveLength(1_100)
    vi.advanceTimersByTime(1_000)
    expect(lines.slice(1_100)).toEqual(['900 more'])
    for (let index = 0; index < 20; index += 1) access.write({}, 'stranger')
    access.close()
    expect(lines.slice(1_101)).toEqual([...Array(10).fill('request'), '10 more'])
  })
})
