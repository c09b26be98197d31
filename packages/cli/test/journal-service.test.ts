import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, inDays, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let test: Server
let live: Server
let person: Person
beforeAll(async () => {
  ;[test, live] = await Promise.all([startDemo(), startDemo()])
})
afterAll(() => Promise.all([test.stop(), live.stop()]))
beforeEach(async () => {
  person = await Person.make()
  await writeFile(join(person.folder, 'file.csv'), `inv_code,date,price\nHR:1,${inDays(5)},91\n`)
})
afterEach(() => person.leave())

const journal = ['--journal', 'one.db']
const push = (server: Server, args = journal) =>
  person.inPipe(['calendar', 'push', 'file.csv', ...asDemo(server), '--yes', ...args])

describe('a journal', () => {
  it('of one service is refused for another, which has nothing of what the first has confirmed', async () => {
    expect((await push(test)).code).toBe(0)
    const { code, out, err } = await push(live)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`one.db has the hotel demo of the service ${test.url}`)
    expect(err).toMatch(/Nothing was sent\. Give another file as --journal/)
    const month = inDays(5).slice(0, 7)
    const shown = await person.inPipe([
      'calendar',
      'show',
      'HR:1',
      '--from',
      month,
      ...asDemo(live),
      ...journal,
    ])
    expect(shown).toMatchObject({ code: 2, out: '', err: expect.stringContaining(test.url) })
    expect((await push(live, ['--journal', 'other.db'])).code).toBe(0)
    expect((await push(test)).code).toBe(0)
  })

  it('that is not stated is one of each service', async () => {
    expect((await push(test, [])).code).toBe(0)
    const { code, out } = await push(live, [])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ sent: 1 })
  })

  it('that cannot be used is wrong use, whichever command needs it', async () => {
    await writeFile(join(person.folder, 'one.db'), 'no database')
    for (const command of [['outbox'], ['calendar', 'show', 'HR:1'], ['reservations', 'dead']]) {
      const { code, out, err } = await person.inPipe([...command, ...asDemo(test), ...journal])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/one\.db cannot be used: .* The journal is needed: correct that, or give another/)
    }
  })

  it('of many hotels has the status of each', async () => {
    await push(test)
    const status = (hrId: string) =>
      person.inPipe(['status', ...asDemo(test), ...journal, '--hr-id', hrId, '--json'])
    expect(JSON.parse((await status('other')).out)).toMatchObject([{ hr_id: 'other', status: null }])
    expect(JSON.parse((await status('demo')).out)).toMatchObject([
      { hr_id: 'demo', status: { calendar: { lastSuccessAt: expect.any(String) } } },
    ])
  })
})
