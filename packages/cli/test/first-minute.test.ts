import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDays } from './demo-server.ts'
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

const date = inDays(40)

/** The commands of the section, with a date that is not over, and a month that has it; and the table that it shows. */
async function firstMinute() {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const section = readme.split('\n## The first minute\n')[1]?.split('\n## ')[0] ?? ''
  const commands = Array.from(section.matchAll(/```sh\n(.+)\n```/g), ([, command = '']) =>
    command.replaceAll('2026-12-24', date).replaceAll('2026-12', date.slice(0, 7)),
  )
  const [, table = ''] = /```\n(CHANNEL.+?)```/s.exec(section) ?? []
  return { commands, table }
}

it('the first minute of the README brings a price from nothing to each channel, as it says', async () => {
  const { commands, table } = await firstMinute()
  const [serve = '', push = '', show = '', ...more] = commands
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
  const pushed = run(`${push} --base-url ${url}`)
  expect(await pushed.ends()).toBe(0)
  expect(pushed.shown.replaceAll(/ +$/gm, '')).toContain(table)
  const shown = run(`${show} --base-url ${url}`)
  expect(await shown.ends()).toBe(0)
  expect(shown.raw).toContain('\u001b[32m- 149.9 -')
})

it('docs/start/terminal.md has the same command and the same table', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const page = await readFile(new URL('../../../docs/start/terminal.md', import.meta.url), 'utf8')
  const both = page.matchAll(/first-minute\.test\.ts -->\n(```[\s\S]+?```)/g)
  for (const [, block = ''] of both) expect(readme).toContain(block)
})
