import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asDemo, inDays, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let server: Server
let person: Person
// They only look at what one push has left, whose journal this person has.
beforeAll(async () => {
  server = await startDemo()
  person = await Person.make()
  await push()
})
afterAll(async () => {
  await person.leave()
  await server.stop()
})

const demo = () => asDemo(server)
const date = inDays(40)
const month = date.slice(0, 7)
const show = (args: string[]) => ['calendar', 'show', ...args, '--from', month, ...demo()]

async function push() {
  const lines = [
    'inv_code,rate_code,date,availability,price,min_stay,stop_sale,cta,ctd',
    `HR:1,,${date},0,119.90,2,1,1,1`,
    `,NR:HR:2,${date},,80,,,,`,
  ]
  await writeFile(join(person.folder, 'file.csv'), lines.join('\n'))
  expect((await person.inPipe(['calendar', 'push', 'file.csv', '--yes', ...demo()])).code).toBe(4)
}

it('innwire calendar show draws the month of a room, with what is wanted and whether the channels have it', async () => {
  const terminal = person.atTerminal(show(['HR:1']))
  expect(await terminal.ends()).toBe(0)
  expect(terminal.shown).toContain(month)
  expect(terminal.shown).toMatch(/Mon +Tue +Wed +Thu +Fri +Sat +Sun/)
  expect(terminal.raw).toContain('\u001b[32m0 119.9 2 Xad')
  const refused = person.atTerminal(show(['NR:HR:2']))
  await refused.ends()
  expect(refused.raw).toContain('\u001b[31m- 80 -')
})

it('has signs where there are no colours', async () => {
  const terminal = person.atTerminal(show(['NR:HR:2', '--months', '2']), { NO_COLOR: '1' })
  expect(await terminal.ends()).toBe(0)
  expect(terminal.raw).not.toContain('\u001b[')
  expect(terminal.shown).toContain('!- 80 -')
})

it('fits a week into 80 columns, and cuts nothing', async () => {
  const terminal = person.atTerminal(show(['HR:1']), { NO_COLOR: '1' }, 80)
  expect(await terminal.ends()).toBe(0)
  const lines = terminal.shown.split('\n')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  const price = lines.findIndex((line) => line.includes('119.9'))
  const at = lines[price]?.indexOf('119.9') ?? 0
  expect(lines[price - 1]?.slice(at)).toMatch(new RegExp(`^${Number(date.slice(8))}\\b`))
  expect(lines[price + 1]?.slice(at)).toMatch(/^0 2 Xad/)
  expect(lines.slice(1, 3).join()).toMatch(/Mon +Tue +Wed +Thu +Fri +Sat +Sun/)
})

it('prints the days as JSON in a pipe', async () => {
  const { code, out } = await person.inPipe(show(['HR:1']))
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject([
    {
      date,
      values: { price: { wanted: '119.9', state: 'sent', channels: { expedia: { state: 'confirmed' } } } },
    },
  ])
  expect((await person.inPipe(show(['HR:2']))).out).toBe('[]\n')
})

it('says where nothing was pushed', async () => {
  const terminal = person.atTerminal(show(['HR:2']))
  expect(await terminal.ends()).toBe(0)
  expect(terminal.shown).toContain(`Nothing was pushed for HR:2 from ${month}-01`)
})

it.each([
  [['--from', '2026-13'], /A month is written as 2026-12/],
  [['--months', '0'], /Give a number from 1 to 34/],
])('%s is wrong use', async (args, why) => {
  const { code, err } = await person.inPipe(['calendar', 'show', 'HR:1', ...demo(), ...args])
  expect(code).toBe(2)
  expect(err).toMatch(why)
})
