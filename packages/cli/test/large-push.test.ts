import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HotelFile, type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLong } from '../../../scripts/test/harness/long.ts'
import { asDemo, control, inDays } from './demo-server.ts'
import { Person } from './innwire.ts'

const [types, ratesOfEach, days] = [20, 10, 500]
/** Dates that are sent, too: all of them in a long run, where they take minutes. */
const sentDays = isLong ? days : 50
const rates = Array.from({ length: types }, (_, type) => `HR:${type + 1}`).flatMap((inv_code, type) =>
  Array.from({ length: ratesOfEach }, (_, rate) => ({
    inv_code,
    code: rate === 0 ? inv_code : `HR:${(type + 1) * 1000 + rate}`,
  })),
)
const hotel: HotelFile = {
  hr_id: 'demo',
  token: 'demo-token',
  property: { name: 'Large', time_zone: 'UTC', currency: 'EUR' },
  rooms: Object.fromEntries(
    rates.map(({ code, inv_code }) => [
      code,
      { inv_code, name: `Rate ${code}`, room_capacity: 3, adult_capacity: 2 },
    ]),
  ),
  channels: { bookingcom: { name: 'Booking.com', connector: { kind: 'simulated' } } },
}

let server: Server
let person: Person
beforeAll(async () => {
  ;[server, person] = await Promise.all([startServer({ port: 0, hotel }), Person.make()])
})
afterAll(async () => {
  await person.leave()
  await server.stop()
})

async function file(dates: number): Promise<void> {
  const lines = rates.flatMap(({ code }, rate) =>
    Array.from({ length: dates }, (_, day) => `${code},${inDays(1 + day)},${80 + rate + (day % 7)}.50`),
  )
  await writeFile(join(person.folder, 'prices.csv'), `rate_code,date,price\n${lines.join('\n')}\n`)
}

it('the prices of 200 rates for 500 days are 6 requests, of which 4 a minute go under 5 a minute', async () => {
  await file(days)
  const args = ['calendar', 'plan', 'prices.csv', ...asDemo(server), '--quota', '5/250']
  const { code, out } = await person.inPipe(args)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ lines: 100_000, requests: 6, minutes: 2, refused: [] })
})

/** Writes down, at the end, how much memory the process had at most, in kilobytes. */
const tellingMemory = `import fs from 'node:fs'
process.on('exit', () => fs.writeFileSync('memory', String(process.resourceUsage().maxRSS)))`

it('they reach the channel with bounded memory', { timeout: 900_000 }, async () => {
  await file(sentDays)
  await writeFile(join(person.folder, 'memory.mjs'), tellingMemory)
  const memory = join(person.folder, 'memory')
  const { code, out, err } = await person.inPipe(
    ['calendar', 'push', 'prices.csv', ...asDemo(server), '--yes', '--json'],
    { env: { NODE_OPTIONS: `--max-old-space-size=256 --import=${join(person.folder, 'memory.mjs')}` } },
  )
  const sent = rates.length * sentDays
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/^[\d,]+ line/) })
  expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent, waiting: 0, refused: [] })
  expect(JSON.parse(out).channels).toMatchObject([{ code: 'bookingcom', confirmed: sent, failed: 0 }])
  const { requests } = await control(server, 'GET', '/requests?limit=100')
  const updates = requests.filter(
    ({ operation_id }: { operation_id: string }) => operation_id === 'updateRoomsDaily',
  )
  expect(updates).toHaveLength(Math.ceil(sentDays / 90))
  expect(Number(await readFile(memory, 'utf8')) / 1024).toBeLessThan(700)
})
