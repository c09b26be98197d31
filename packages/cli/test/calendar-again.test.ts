import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
  server = await startServer({ port: Number(port), controlPort: 0, demo: true })
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

it('the file brings its availability above 0 along, and that which is not in it is held until it is pushed', async () => {
  const numbers = (...codes: string[]) =>
    `inv_code,date,availability\n${codes.map((code) => `${code},${date},2\n`).join('')}`
  expect((await push(numbers('HR:1', 'HR:2'), '--bookings-counted')).code).toBe(0)
  await restart()
  const again = await push(numbers('HR:1'), '--bookings-counted', '--again')
  expect(again).toMatchObject({ code: 0 })
  expect(JSON.parse(again.out)).toMatchObject({ sent: 1, waiting: 0, refused: [] })
  const shown = await person.inPipe([
    ...['calendar', 'show', 'HR:2', ...asDemo(server)],
    ...['--from', date.slice(0, 7), '--json'],
  ])
  const [day] = JSON.parse(shown.out)
  expect(day.values.availability).toMatchObject({ state: 'held' })
  const { code, out } = await push(numbers('HR:2'), '--bookings-counted')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ sent: 1, refused: [] })
})

it('a push notices by itself that the service has lost its data, says it, and sends all of it', async () => {
  const file = `inv_code,date,price\nHR:1,${date},149.90\n`
  expect((await push(file)).code).toBe(0)
  const still = await push(file)
  expect(still.err).not.toContain('does not know the update')
  expect((await push(`inv_code,date,price\nHR:2,${date},88\n`)).code).toBe(0)
  await restart()
  const { code, out, err } = await push(file)
  expect(err).toMatch(/The service does not know the update \S+, which it took before .* is sent anew/)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: 1, waiting: 0, refused: [] })
  await vi.waitFor(async () => expect(await Promise.all(['HR:1', 'HR:2'].map(priceOf))).toEqual([149.9, 88]))
  expect((await push(file)).err).not.toContain('does not know the update')
})
