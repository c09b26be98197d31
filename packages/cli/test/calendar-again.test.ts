import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asDemo, control, inDays, setFailures, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let server: Server
let person: Person
beforeEach(async () => {
  server = await startDemo()
  person = await Person.make()
})
afterEach(async () => {
  await person.leave()
  await server.stop()
})

const date = inDays(40)
const push = async (content: string, ...args: string[]) => {
  await writeFile(join(person.folder, 'file.csv'), content)
  return person.inPipe(['calendar', 'push', 'file.csv', ...asDemo(server), '--yes', ...args])
}

/** As somebody does who stops the demo and starts it again. */
async function restart() {
  const { port } = new URL(server.url)
  await server.stop()
  server = await startServer({ port: Number(port), demo: true })
  await setFailures(server, 0)
}

async function priceOf(code: string): Promise<number> {
  const query = new URLSearchParams({ from: date, to: date, code })
  const { entries } = (await control(server, 'GET', `/properties/demo/calendar?${query}`)) as {
    entries: { price: string }[]
  }
  return Number(entries[0]?.price)
}

it('innwire calendar push --again brings what a restarted server has lost, also what is not in the file', async () => {
  const file = `inv_code,date,price\nHR:1,${date},149.90\n`
  expect((await push(file)).code).toBe(0)
  expect((await push(`inv_code,date,price\nHR:2,${date},88\n`)).code).toBe(0)
  await restart()
  const { code, out } = await push(file, '--again')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: 1, waiting: 0, refused: [] })
  expect(await Promise.all(['HR:1', 'HR:2'].map(priceOf))).toEqual([149.9, 88])
})

it('an availability above 0 is held then, until the next push, which is said', async () => {
  const file = `inv_code,date,availability\nHR:1,${date},2\n`
  expect((await push(file, '--bookings-counted')).code).toBe(0)
  await restart()
  const again = await push(file, '--bookings-counted', '--again')
  expect(again.code).toBe(4)
  expect(JSON.parse(again.out).refused).toMatchObject([{ code: 'HR:1', date, state: 'held' }])
  expect(again.err).toContain('push their present availability.')
  const { code, out } = await push(file, '--bookings-counted')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ sent: 1, refused: [] })
})
