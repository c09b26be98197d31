import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Mock, startMock } from '@innwire/mock'
import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'

// Every block of code of a README or a guide is a file that is type-checked with the rest and run here.
const examples = globSync('{README.md,docs/**/*.md,packages/*/README.md}', { cwd: root }).flatMap((readme) =>
  [
    ...readFileSync(root + readme, 'utf8').matchAll(/(?:<!-- example: (\S+) -->\n)?```[jt]s\n([\s\S]*?)```/g),
  ].map(([, file, code]) => ({ readme, file, code })),
)

/** What an example prints, in part. */
const prints: Record<string, string> = {
  'docs/examples/first-call.ts': 'bookingcom: Standard Room succeeded\n',
  'docs/examples/follow-a-transaction.ts':
    '1 succeeded, 1 failed\nexpedia has the old price: This rate is archived.\n',
  'docs/examples/receive-reservations.ts': '16 reservations, 1 of them canceled\n',
  'packages/client/examples/first-call.ts': 'HR:1 Standard Room takes prices',
  'packages/client/examples/outcomes.ts': 'Accepted: 2 succeeded, 0 failed.',
  'packages/client/examples/paging.ts': '1 undelivered\nR754208185 confirmed\n',
  'packages/client/examples/poll.ts': 'R754208185 confirmed\n',
  'packages/client/examples/errors.ts':
    'AuthenticationError: createPosting: 401 unauthorized: Token or hotel id is missing or wrong.',
  'packages/client/examples/single-resource.ts': '3 rates',
  'packages/types/examples/list-operations.ts': 'GET   /api/v2/apps/rooms listRooms',
  'packages/validators/examples/read-request.ts': '"path": "rooms[0].dates[0].date"',
  'packages/msw/examples/poll.ts': '1\n0\n429 42\n',
  'packages/spectral-ruleset/examples/lint.ts': 'Operation id "list_rooms" is not camelCase',
  'packages/mock/examples/start.ts': '200\n429 42\n',
  'packages/sync/examples/pms.ts': 'bookingcom: stop_sale 1 confirmed',
  'packages/sync/examples/pos.ts':
    'item 1 is on the folio, by product\n4712/refused\nThe hotel system refuses the bill: it should be on no folio.',
  'packages/sync/examples/plan.ts': 'first of all: range, 2 dates\ndaily, 28 dates\n2 requests',
  'packages/sync/examples/budget.ts': '3 left in this minute',
  'packages/sync/examples/fleet.ts': 'demo released: This worker serves',
  'packages/server/examples/start.ts': '6 new reservations\n0\n',
  'packages/server/examples/a-booking-arrives.ts': 'HR:1\nTypeError Ada Byron\n',
  'packages/server/examples/your-hotel.ts': "HR:1 [ 'bookingcom' ]\nHR:11 [ 'bookingcom' ]\n204\n",
  'packages/server/examples/receive-changes.ts': 'DBL: 365 dates',
}

/** What needs the whole service; all others call the mock, or start what they need. */
const callsServer = ['docs/examples/first-call.ts']

let mock: Mock
let server: Server
beforeAll(async () => {
  ;[mock, server] = await Promise.all([startMock({ port: 0 }), startServer({ port: 0, demo: true })])
})
afterAll(() => Promise.all([mock.stop(), server.stop()]))

it('finds the examples of the READMEs', () => {
  expect(examples.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(prints)))
})

it.each(examples)('the example in $readme is the file that it names', ({ file = '', code }) => {
  expect(code).toBe(readFileSync(root + file, 'utf8'))
})

// Those that are tests run with the others.
const programs = examples.filter(({ file = '' }) => !file.endsWith('.test.ts'))

describe.each(programs)('the example in $readme', ({ file = '' }) => {
  it('runs and prints what it promises', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [root + file], {
      env: { ...process.env, INNWIRE_BASE_URL: callsServer.includes(file) ? server.url : mock.url },
    })
    expect(stdout).toContain(prints[file])
  })
})
