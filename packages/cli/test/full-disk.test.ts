import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asDemo, control, inDays, startDemo } from './demo-server.ts'
import { bin, Person } from './innwire.ts'

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

const file = (lines: string[]) =>
  writeFile(join(person.folder, 'file.csv'), `inv_code,date,price\n${lines.join('\n')}\n`)
const options = () => [...asDemo(server), '--journal', 'hotel.db']
const push = () => ['calendar', 'push', 'file.csv', '--yes', ...options()]

/** As if the disk had so many blocks of 512 bytes for each file, and no more. */
function startWithBlocks(blocks: number, args: string[]) {
  const command = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`
  return person.programAtTerminal('/bin/sh', ['-c', command, process.execPath, bin, ...args])
}

async function withBlocks(blocks: number, args: string[]) {
  const terminal = startWithBlocks(blocks, args)
  return { code: await terminal.ends(), said: terminal.shown }
}

describe.skipIf(process.platform === 'win32')('a disk that is full for the journal of a push', () => {
  const many = () =>
    ['HR:1', 'HR:2'].flatMap((code) =>
      Array.from({ length: 500 }, (_, day) => `${code},${inDays(1 + day)},${90 + (day % 7)}.50`),
    )

  it.each([
    ['that has little room', 220],
    ['that has more', 440],
  ])(
    '%s ends it with 1, which is said; what was there stays, and a second run goes on',
    async (_, blocks) => {
      await file([`HR:3,${inDays(9)},90`])
      expect((await person.inPipe(push())).code).toBe(0)
      await file(many())
      const { code, said } = await withBlocks(blocks, push())
      expect({ code, said }).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /The journal cannot be (used|written): .*See to its disk, and run innwire/,
        ),
      })
      const again = await person.inPipe(push())
      expect(JSON.parse(again.out)).toMatchObject({ ended: 'done', sent: 1000, waiting: 0, refused: [] })
      const day = inDays(9)
      const before = await person.inPipe([
        'calendar',
        'show',
        'HR:3',
        '--from',
        day.slice(0, 7),
        ...options(),
      ])
      expect(JSON.parse(before.out)).toMatchObject([
        { date: day, values: { price: { wanted: '90', state: 'sent' } } },
      ])
    },
  )
})

describe.skipIf(process.platform === 'win32')('a disk that is full for the journal of a post', () => {
  it.each([
    ['before it has the bills', 220, 'not_taken', '41749:25238942'],
    ['before it has the outcomes', 325, 'waiting', '36129:55430289'],
  ])(
    '%s ends it with 1, which is said; the same file again posts each bill once',
    async (_, blocks, outcome, guest) => {
      const line = { post_type: 'Expense', product_id: 'HR:691', quantity: 1, amount: 2.5 }
      const bills = Array.from({ length: 20 }, (_, index) => ({
        transaction_id: `${blocks}-${index}`,
        invoice_number: 'one',
        pos_id: 'bar',
        reservation_id_customer_id: guest,
        posts: Array.from({ length: 40 }, () => line),
      }))
      await writeFile(join(person.folder, 'bills.ndjson'), bills.map((one) => JSON.stringify(one)).join('\n'))
      const post = ['post', 'bills.ndjson', ...options()]
      const { code, said } = await withBlocks(blocks, [...post, '--json'])
      expect({ code, said }).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /The journal cannot be (used|written): .*See to its disk, and run innwire/,
        ),
      })
      expect(said).toContain(`"outcome": "${outcome}"`)
      const again = await person.inPipe(post)
      expect(again).toMatchObject({ code: 0, err: expect.stringContaining('20 of 20 posted') })
      const folio = (await control(server, 'GET', `/properties/demo/folios/${guest}?limit=1000`)) as {
        items: { transaction_id: string }[]
      }
      expect(folio.items.filter((one) => one.transaction_id.startsWith(`${blocks}-`))).toHaveLength(20 * 40)
    },
  )
})

it.skipIf(process.platform === 'win32')(
  'a disk that is full for the journal of a running innwire run is in its metrics',
  async () => {
    const hotel = { hrId: 'demo', tokenFile: 'token', journal: 'hotel.db' }
    const stated = { quota: '600/100000', bookings: 'lower', rangeEnd: 'included', repeat: 'never' }
    const config = { baseUrl: server.url, ...stated, folder: 'hotels', reservations: false, hotels: [hotel] }
    await writeFile(join(person.folder, 'token'), 'demo-token', { mode: 0o600 })
    await writeFile(join(person.folder, 'innwire.run.json'), JSON.stringify(config))
    const terminal = startWithBlocks(200, ['run', '--metrics', '127.0.0.1:0'])
    await terminal.shows(/It is served/)
    const url = /Metrics are at (\S+)\./.exec(terminal.shown)?.[1] ?? ''
    const serving = async () => /^innwire_run_serving\S+ (\d)$/m.exec(await (await fetch(url)).text())?.[1]
    expect(await serving()).toBe('1')
    // Each asking writes a little, until the disk is full.
    await vi.waitFor(async () => expect(await serving()).toBe('0'), 20_000)
    terminal.send('SIGTERM')
    expect(await terminal.ends()).toBe(0)
  },
)
