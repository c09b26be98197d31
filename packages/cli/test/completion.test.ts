import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bin, Person, type Terminal } from './innwire.ts'

let person: Person
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

describe('what the shells ask', () => {
  const complete = async (...words: string[]) => {
    const { code, out } = await person.inPipe(['complete', '--', ...words])
    expect(code).toBe(0)
    return out
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t')[0])
  }

  it('has commands, those within them, options, and the values of an enumeration', async () => {
    expect(await complete('res')).toEqual(['reservations'])
    expect(await complete('calendar', 'p')).toEqual(['plan', 'push'])
    expect(await complete('calendar', 'push', '--re')).toEqual(['--repeat'])
    expect(await complete('calendar', 'push', '--repeat', '')).toEqual(['by-transaction-id', 'never'])
    expect(await complete('calendar', 'push', '--repeat', '=', 'n')).toEqual(['never'])
    expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish'])
    expect(await complete('')).not.toContain('complete')
  })

  it('has no option twice, and no command where a value is wanted', async () => {
    expect(await complete('rooms', '--json', '--js')).toEqual([])
    expect(await complete('rooms', '--hr-id', '')).toEqual([])
  })

  it('leaves files to the shell', async () => {
    expect(await complete('calendar', 'push', '')).toEqual([':files'])
    expect(await complete('rooms', '--token-file', '')).toEqual([':files'])
  })

  it("has the server's own options and commands", async () => {
    expect(await complete('server', '--dem')).toEqual(['--demo', ':files'])
    expect(await complete('server', 'doc')).toEqual(['doctor', ':files'])
  })

  it('says which shells there are', async () => {
    const { code, err } = await person.inPipe(['completion', 'powershell'])
    expect(code).toBe(2)
    expect(err).toMatch(/Allowed choices are bash, zsh, fish/)
  })
})

/** How each begins without a person's own settings, reads the completion, and says what its echo does not: that it is ready. */
const shells = [
  { shell: 'bash', args: ['--norc', '--noprofile', '-i'], read: "source completion; PS1='rea''dy> '\r" },
  {
    shell: 'zsh',
    args: ['-f', '-i'],
    read: "autoload -U compinit; compinit -u -D; source ./completion; PS1='rea''dy> '\r",
  },
  {
    shell: 'fish',
    args: ['--no-config', '-i'],
    read: "source completion; function fish_prompt; echo 'rea''dy> '; end\r",
  },
] as const

describe.each(shells)('in $shell', ({ shell, args, read }) => {
  const isInstalled = spawnSync(shell, ['--version']).status === 0
  const content = (name: string) => readFile(join(person.folder, name), 'utf8').catch(() => '')

  /** Stands for innwire: answers what the shell asks, and notes that, and with what it was called. */
  const program = () => `#!/bin/sh
if [ "$1" = complete ]; then
  '${process.execPath}' '${bin}' "$@"
  echo >> '${join(person.folder, 'asked')}'
else echo "$@" > '${join(person.folder, 'called')}'; fi
`

  async function open(): Promise<Terminal> {
    const programs = join(person.folder, 'programs')
    await mkdir(programs)
    await writeFile(join(programs, 'innwire'), program(), { mode: 0o755 })
    await writeFile(join(person.folder, 'completion'), (await person.inPipe(['completion', shell])).out)
    await writeFile(join(person.folder, 'prices.csv'), '')
    const PATH = `${programs}:${person.environment.PATH}`
    const terminal = person.programAtTerminal(shell, [...args], { PATH })
    terminal.type(read)
    await terminal.shows(/ready> /)
    return terminal
  }

  it.runIf(isInstalled)('a Tab completes a command, an option, a value and a file', async () => {
    const terminal = await open()
    for (const [times, typed] of ['innwire cal', 'pu', 'pri', '--rep', 'nev'].entries()) {
      terminal.type(`${typed}\t`)
      await vi.waitFor(async () => expect((await content('asked')).length).toBeGreaterThan(times))
    }
    terminal.type('\r')
    await vi.waitFor(async () => expect(await content('called')).toMatch(/\n$/))
    expect(await content('called')).toBe('calendar push prices.csv --repeat never\n')
    terminal.type('exit\r')
    await terminal.ends()
  })
})
