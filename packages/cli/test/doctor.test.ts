import { readdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, control, inDays, setFailures, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let server: Server
let person: Person
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.stop())
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

const doctor = (...args: string[]) => person.inPipe(['doctor', ...asDemo(server), ...args])
const findingsOf = (out: string) =>
  JSON.parse(out).findings.map(({ check, level, problem }: Record<string, string>) => [check, level, problem])

describe('innwire doctor', () => {
  it('says what the token may do and notes what may be as it should, at the cost of four requests', async () => {
    const requests = async () => (await control(server, 'GET', '/requests?limit=100')).requests.length
    const before = await requests()
    const { code, out, err } = await doctor()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      hr_id: 'demo',
      requests: 4,
      token: { rooms: 'yes', channels: 'yes', reservations: 'yes', postings: 'yes' },
      rooms: 12,
      channels: ['bookingcom', 'expedia', 'online'],
      quota: { service: null, engine: { stated: { perMinute: 600 }, left: { minute: 600 } } },
    })
    expect(Math.abs(JSON.parse(out).clock_ahead_seconds)).toBeLessThan(5)
    expect(findingsOf(out)).toEqual([
      ['rooms', 'note', expect.stringContaining('can be set for NR:HR:2.')],
      ['rooms', 'note', expect.stringContaining('HR:9 is the master room')],
    ])
    expect((await requests()) - before).toBe(4)
  })

  it('delivers no reservation', async () => {
    const fresh = await startDemo()
    await person.inPipe(['doctor', ...asDemo(fresh)])
    const list = await fetch(`${fresh.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo`)
    expect(await list.json()).toMatchObject({ count: 6 })
    await fresh.stop()
  })

  it('says that a channel takes nothing at present, by what a push has left', async () => {
    await setFailures(server, 1)
    const input = `inv_code,date,price\nHR:1,${inDays(20)},90\n`
    const pushed = await person.inPipe(['calendar', 'push', '-', ...asDemo(server), '--yes'], { input })
    await setFailures(server, 0)
    expect(pushed.code).toBe(4)
    const { code, out } = await doctor()
    expect(code).toBe(4)
    const about = /^expedia takes nothing of HR:1, since .* and sells by an old calendar: /
    expect(findingsOf(out)).toContainEqual(['channels', 'problem', expect.stringMatching(about)])
    expect((await person.inPipe(['calendar', 'resume', ...asDemo(server), '--wait'])).code).toBe(0)
    expect(findingsOf((await doctor()).out).filter(([, level]: string[]) => level === 'problem')).toEqual([])
  })

  it('names first what stands still in the journal, with the command for each', async () => {
    const input = `rate_code,date,price\nNR:HR:2,${inDays(20)},90\n`
    const pushed = await person.inPipe(['calendar', 'push', '-', ...asDemo(server), '--yes'], { input })
    expect(pushed.code).toBe(4)
    const [status] = JSON.parse((await person.inPipe(['status', ...asDemo(server), '--json'])).out)
    expect(status.refused).toEqual([{ channel: null, values: 1, reason: expect.stringContaining('NR:HR:2') }])
    const shown = person.atTerminal(['status', ...asDemo(server)])
    expect(await shown.ends()).toBe(0)
    expect(shown.shown.replace(/\s+/g, ' ')).toMatch(
      /The service refuses 1 value\(s\), such as: .*calendar retry/,
    )
    const { code, out } = await doctor()
    expect(code).toBe(4)
    const [first, ...others] = JSON.parse(out).findings
    expect(first).toEqual({
      check: 'calendar',
      level: 'problem',
      problem: expect.stringMatching(/^1 date\(s\) have a value that the service or a channel refuses/),
      advice: expect.stringMatching(/innwire calendar retry sends it again, retry --drop gives it up/),
    })
    expect(new Set(others.map(({ level }: { level: string }) => level))).toEqual(new Set(['note']))
    const dropped = await person.inPipe(['calendar', 'retry', '--drop', '--yes', ...asDemo(server)])
    expect(dropped.code).toBe(0)
    expect((await doctor()).code).toBe(0)
  })

  it('looks at a hotel of innwire run as its config has it', async () => {
    const hotels = [
      { hrId: 'demo', tokenFile: 'demo.token', folder: 'demo' },
      { hrId: 'other', tokenFile: 'demo.token', folder: 'other' },
    ]
    const [quota, bookings, rangeEnd, repeat] = ['600/100000', 'lower', 'included', 'by-transaction-id']
    const shared = { baseUrl: server.url, quota, bookings, rangeEnd, repeat, reservations: false }
    await writeFile(join(person.folder, 'demo.token'), 'demo-token')
    await writeFile(join(person.folder, 'run.json'), JSON.stringify({ ...shared, hotels }))
    const about = (...args: string[]) => person.inPipe(['doctor', '--config', 'run.json', ...args])
    const its = await about('--hr-id', 'demo')
    expect(its.code).toBe(0)
    expect(JSON.parse(its.out)).toMatchObject({
      base_url: String(server.url),
      hr_id: 'demo',
      quota: { engine: { stated: { perMinute: 600, perDay: 100_000 } } },
    })
    expect((await about('--hr-id', 'other')).code).toBe(1)
    const unclear = await about()
    expect(unclear.code).toBe(2)
    expect(unclear.err).toContain('Give --hr-id: it has demo, other.')
  })

  it('shows a person the same, with what to do about each', async () => {
    const terminal = person.atTerminal(['doctor', ...asDemo(server)])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/token +rooms: yes, channels: yes, reservations: yes, postings: yes/)
    expect(terminal.shown).toMatch(
      /note \(rooms\): HR:9 is the master room.*\n {2}When one comes, take a room/,
    )
  })

  it('ends with 2 and asks nobody when a setting is missing', async () => {
    const { code, out } = await person.inPipe(['doctor', '--hr-id', 'demo', '--bookings', 'lower'])
    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ requests: 0, hr_id: 'demo', token: { rooms: 'not asked' } })
    expect(findingsOf(out).map(([check, , problem]: string[]) => [check, problem])).toEqual([
      ['settings', 'baseUrl is not given.'],
      ['settings', 'token is not given.'],
      ['settings', expect.stringContaining('the requests that the service lets the hotel make')],
      ['settings', expect.stringContaining('whether an update of a range sets its last date')],
      ['settings', expect.stringContaining('whether the service charges a bill once')],
    ])
  })

  it('ends with 1 at the first answer when the service does not take the token', async () => {
    const { code, out } = await doctor('--hr-id', 'another')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ requests: 1, token: { rooms: 'not asked' } })
    expect(findingsOf(out)).toEqual([['token', 'problem', expect.stringContaining('401')]])
  })

  it('ends with 3 at once when nobody answers', async () => {
    const { code, out } = await doctor('--base-url', 'http://127.0.0.1:2')
    expect(code).toBe(3)
    expect(JSON.parse(out).requests).toBe(1)
    expect(findingsOf(out)).toEqual([
      ['connection', 'problem', expect.stringContaining('No complete answer')],
    ])
  })

  it('names a journal that no other command can use', async () => {
    await writeFile(join(person.folder, 'hotel.db'), 'no database'.repeat(999), { mode: 0o600 })
    const { code, out } = await doctor('--journal', 'hotel.db')
    expect(code).toBe(4)
    expect(findingsOf(out)[0]).toEqual([
      'settings',
      'problem',
      expect.stringMatching(/^The database hotel\.db cannot be used: file is not a database/),
    ])
  })

  it('makes no file and no folder', async () => {
    await doctor()
    expect(await readdir(person.folder, { recursive: true })).toEqual([])
  })

  it('says of a quota how much of it is left, by the service and by the journal', async () => {
    await control(server, 'PATCH', '/properties/demo', { quota: { per_minute: 100, per_day: 7 } })
    try {
      const { out } = await doctor('--quota', '5/250')
      expect(JSON.parse(out).quota).toMatchObject({
        service: { limit: 7, remaining: 3 },
        engine: { stated: { perMinute: 5, perDay: 250 }, left: { minute: 5, day: 250 } },
      })
      const used = await doctor()
      expect(used.code).toBe(1)
      expect(findingsOf(used.out)).toContainEqual(['budget', 'problem', expect.stringContaining('429')])
      expect(JSON.parse(used.out).token).toMatchObject({ reservations: 'yes', postings: 'not asked' })
    } finally {
      await control(server, 'PATCH', '/properties/demo', { quota: null })
    }
  })
})

describe('what another service says', () => {
  const room = {
    rate_code: 'HR:1',
    inv_code: 'HR:1',
    availability_update: true,
    price_update: true,
    restrictions_update: true,
    is_master: false,
    channel_codes: ['bookingcom'],
  }
  const channel = { code: 'bookingcom', name: 'Booking.com', in_progress: 0, succeeded: 9, failed: 0 }
  const bodies = {
    '/api/v2/apps/rooms': { rooms: [room] },
    '/api/v2/apps/infos/connected_channels': { channels: [channel] },
    '/api/v2/apps/reservations': { reservations: [] },
    '/api/v1/apps/revenue_accounts': { data: [] },
  }
  type Bodies = Partial<Record<keyof typeof bodies, object>>

  /** @param change what it says otherwise, and how */
  async function examined(others: Bodies, change = (_: ServerResponse, _path: string) => {}) {
    const service = createServer(({ url = '' }, response) => {
      const path = url.split('?')[0] as keyof typeof bodies
      response.setHeader('content-type', 'application/json')
      change(response, path)
      response.end(JSON.stringify(others[path] ?? bodies[path]))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const { code, out } = await doctor('--base-url', `http://127.0.0.1:${port}`)
    service.close()
    return { code, found: findingsOf(out), said: JSON.parse(out) }
  }

  it('is without a finding where all is well', async () => {
    expect(await examined({})).toMatchObject({ code: 0, found: [] })
  })

  it.each<[string, Bodies, string[]]>([
    ['no room', { '/api/v2/apps/rooms': { rooms: [] } }, ['rooms', 'problem', 'The hotel has no rooms yet.']],
    [
      'a room without availability',
      { '/api/v2/apps/rooms': { rooms: [{ ...room, availability_update: false }] } },
      ['rooms', 'problem', 'No availability can be set for HR:1, so that'],
    ],
    [
      'a room on no channel',
      { '/api/v2/apps/rooms': { rooms: [room, { ...room, rate_code: 'HR:2', channel_codes: [] }] } },
      ['rooms', 'problem', 'No channel sells HR:2: what is pushed for it arrives nowhere.'],
    ],
    [
      'no channel',
      { '/api/v2/apps/infos/connected_channels': { channels: [] } },
      ['channels', 'problem', 'The hotel is connected to no channel.'],
    ],
    [
      'a channel without rooms',
      { '/api/v2/apps/infos/connected_channels': { channels: [channel, { ...channel, code: 'hrs' }] } },
      ['channels', 'problem', 'No room is mapped on hrs.'],
    ],
    [
      'a channel on which every update failed',
      { '/api/v2/apps/infos/connected_channels': { channels: [{ ...channel, succeeded: 0, failed: 3 }] } },
      ['channels', 'problem', 'Every update has failed on bookingcom (3)'],
    ],
  ])('with %s is a problem, and ends with 4', async (_, others, [check, level, text = '']) => {
    const { code, found } = await examined(others)
    expect(code).toBe(4)
    expect(found).toEqual([[check, level, expect.stringContaining(text)]])
  })

  it('of updates that failed is a note, because nobody knows since when', async () => {
    const failing = { ...channel, failed: 3 }
    const { code, found } = await examined({
      '/api/v2/apps/infos/connected_channels': { channels: [failing] },
    })
    expect(code).toBe(0)
    expect(found).toEqual([['channels', 'note', expect.stringContaining('bookingcom (3 of 12)')]])
  })

  it('to a token that may not do all of it is named, and the rest is asked for', async () => {
    const { code, found, said } = await examined({}, (response, path) => {
      if (path.endsWith('connected_channels')) response.statusCode = 403
    })
    expect(code).toBe(4)
    expect(said.token).toEqual({ rooms: 'yes', channels: 'no', reservations: 'yes', postings: 'yes' })
    expect(found).toEqual([['token', 'problem', expect.stringContaining('may not list the channels')]])
  })

  it.each([500, 502, 404, 200])('by a page with %i says nothing of what the token may do', async (status) => {
    const { code, found, said } = await examined({}, (response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).write('<html>')
    })
    expect(code).toBe(4)
    expect(said.token.rooms).toBe('not known')
    expect(found[0]).toEqual([
      'connection',
      'problem',
      expect.stringContaining('Whether the token may list the rooms, '),
    ])
    expect(found).not.toContainEqual(expect.arrayContaining(['token']))
  })

  it('by a clock that shows another time is a problem', async () => {
    const hour = 3_600_000
    const { code, found, said } = await examined({}, (response) => {
      response.setHeader('date', new Date(Date.now() + hour).toUTCString())
    })
    expect(code).toBe(4)
    expect(said.clock_ahead_seconds).toBeGreaterThan(3590)
    expect(found).toEqual([['clock', 'problem', expect.stringMatching(/3,(59|60)\d seconds behind/)]])
  })
})
