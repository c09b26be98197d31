import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bin, Person, type Terminal } from './innwire.ts'

let person: Person
let server: Terminal | undefined
beforeEach(async () => {
  person = await Person.make()
})
afterEach(async () => {
  server?.type('\u0003')
  await server?.ends()
  await person.leave()
})

/** The commands of the section, and the table that it shows. */
async function firstMinute() {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const section = readme.split('\n## The first minute\n')[1]?.split('\n## ')[0] ?? ''
  const commands = Array.from(section.matchAll(/```sh\n(.+)\n```/g), ([, command = '']) => command)
  const [, table = ''] = /```\n(CHANNEL.+?)```/s.exec(section) ?? []
  return { commands, table }
}

it('the first minute of the README brings a price from nothing to each channel, as it says', async () => {
  const { commands, table } = await firstMinute()
  const [serve = '', example = '', push = '', show = '', ...more] = commands
  expect(more).toEqual([])
  const programs = join(person.folder, 'programs')
  await mkdir(programs)
  // npx, where nothing is to be installed.
  await writeFile(join(programs, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${bin}' "$@"\n`, {
    mode: 0o755,
  })
  const run = (command: string) =>
    person.programAtTerminal('sh', ['-c', command], { PATH: `${programs}:${person.environment.PATH}` })
  // Another test may have the usual ports.
  server = run(`${serve} --port 0 --control-port 0`)
  await server.shows(/^ready$/m)
  const [, url = ''] = /property API {2}(http:\S+)/.exec(server.shown) ?? []
  expect(await run(example).ends()).toBe(0)
  const pushed = run(`${push} --base-url ${url}`)
  expect(await pushed.ends()).toBe(0)
  expect(pushed.shown.replaceAll(/ +$/gm, '')).toContain(table)
  const shown = run(`${show} --base-url ${url}`)
  expect(await shown.ends()).toBe(0)
  expect(shown.raw).toContain('\u001b[32m- 149.9 -')
})

it('the file that is shown as an example begins tomorrow, by UTC, and is not written over', async () => {
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const before = dayOf(1)
  const { out } = await person.inPipe(['calendar', 'example', '-'])
  const [head, first, ...others] = out.trimEnd().split('\n')
  expect(head).toBe('inv_code,date,price')
  expect([before, dayOf(1)]).toContain(first?.split(',')[1])
  expect(others).toHaveLength(29)
  await writeFile(join(person.folder, 'prices.csv'), 'mine')
  const again = await person.inPipe(['calendar', 'example'])
  expect(again).toEqual({
    code: 2,
    out: '',
    err: 'innwire: prices.csv is there already. Nothing was written: give another file.\n',
  })
})

it('docs/start/terminal.md has the same command and the same table', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const page = await readFile(new URL('../../../docs/start/terminal.md', import.meta.url), 'utf8')
  const both = page.matchAll(/first-minute\.test\.ts -->\n(```[\s\S]+?```)/g)
  for (const [, block = ''] of both) expect(readme).toContain(block)
})
