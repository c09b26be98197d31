import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, inDays, setFailures, startDemo } from './demo-server.ts'
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

const demo = () => asDemo(server)

describe('innwire transaction', () => {
  const update = async (body: unknown): Promise<string> => {
    const response = await fetch(`${server.url}/api/v2/apps/rooms/daily?token=demo-token&hr_id=demo`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { transaction_id: string }).transaction_id
  }
  const priced = { rooms: [{ inv_code: 'HR:1', dates: [{ date: inDays(9), price: '91.50' }] }] }

  it('waits until each channel has taken it, and shows each', async () => {
    const terminal = person.atTerminal(['transaction', await update(priced), '--wait', ...demo()])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/3 succeeded, 0 failed, 0 in progress/)
    expect(terminal.shown).toMatch(/bookingcom +succeeded +8833301 +Standard Room/)
  })

  it('ends with 4 when some channels failed it', async () => {
    await setFailures(server, 1)
    const { code, out } = await person.inPipe(['transaction', await update(priced), '--wait', ...demo()])
    expect(JSON.parse(out).counts).toMatchObject({ failed: 1 })
    expect(code).toBe(4)
  })

  it('ends with 1 and says so when there is none', async () => {
    const { code, out, err } = await person.inPipe(['transaction', 'none', ...demo()])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^innwire: getTransactionDetails: 404 /)
    const json = await person.inPipe(['transaction', 'none', '--json', ...demo()])
    expect(JSON.parse(json.err)).toMatchObject({ error: { status: 404, exit_code: 1 } })
  })
})
