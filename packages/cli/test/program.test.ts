import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fitHelp } from '../src/fit-help.ts'
import { program } from '../src/program.ts'
import { serveDocs } from '../src/serve-docs.ts'
import { Person } from './innwire.ts'

let person: Person
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

/** The commands that a help lists. */
const commandsOf = (help: string) =>
  [...(help.split('Commands:\n')[1]?.split('\n\n')[0] ?? '').matchAll(/^ {2}(\S+)/gm)].map(
    ([, name = '']) => name,
  )

const named = (name: string, { commands }: Command) =>
  commands.find((command) => command.name() === name) as Command

/** What a command shows with --help, without a process for each. */
function helpOf(command: Command): string {
  let shown = ''
  command.configureOutput({
    writeOut: (text) => {
      shown += fitHelp(text)
    },
    getOutHelpWidth: () => 80,
  })
  command.outputHelp()
  return shown
}

describe('help', () => {
  it('lists every command, each with a help of its own that has an example, and options that the README has', async () => {
    const { code, out } = await person.inPipe(['--help'])
    expect(code).toBe(0)
    expect(commandsOf(out)).toContain('rooms')
    const names = commandsOf(out).filter((name) => name !== 'server')
    const options = new Set<string>()
    const look = (words: string[], command: Command) => {
      const its = helpOf(command)
      const inner = commandsOf(its)
      expect(its.match(/^\S.{80,}$/gm), `${words}`).toBeNull()
      if (inner.length === 0)
        expect(its, `${words}`).toMatch(new RegExp(`Examples?:\\n {2}innwire ${words.join(' ')}`))
      for (const [option] of its.matchAll(/(?<=^ {2}(?:-\w, )?)--[\w-]+/gm)) options.add(option)
      for (const name of inner) look([...words, name], named(name, command))
      return its
    }
    for (const name of names) look([name], named(name, program()))
    const lists = await Promise.all(
      ['rooms', 'calendar'].map(async (name) => [name, await person.inPipe([name, '--help'])] as const),
    )
    for (const [name, its] of lists)
      expect(its).toEqual({ code: 0, err: '', out: helpOf(named(name, program())) })
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    expect([...options].filter((option) => !new RegExp(`${option}\\b(?!-)`).test(readme))).toEqual([])
  })

  it('and the README list the same commands', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    const rows = [...readme.matchAll(/^\| (`innwire .+?`) \|/gm)].map(([, cell = '']) => cell)
    const named = rows.flatMap((cell) => [...cell.matchAll(/`innwire ([a-z-]+)/g)].map(([, name]) => name))
    expect(named.sort()).toEqual(commandsOf((await person.inPipe(['--help'])).out).sort())
  })

  it.each([
    [[], 'innwire <command>'],
    [['calendar'], 'innwire calendar <command>'],
    [['lookup'], 'innwire lookup <list>'],
  ])('is all that is shown where no command is given, and that is wrong use: %s', async (words, usage) => {
    const { out } = await person.inPipe([...words, '--help'])
    expect(out).toContain(`Usage: ${usage} [options]`)
    expect(await person.inPipe(words)).toEqual({ code: 2, out: '', err: out })
  })

  it('says the version', async () => {
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
    expect(await person.inPipe(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })
})

describe('wrong use ends with 2 and one sentence on standard error', () => {
  it.each([
    [['roms'], "innwire: unknown command 'roms'. Did you mean rooms? See innwire --help.\n"],
    [
      ['lookup', 'extra'],
      "innwire: unknown command 'extra'. Did you mean extras? See innwire lookup --help.\n",
    ],
    [['rooms', '--jsn'], "innwire: unknown option '--jsn'. Did you mean --json? See innwire rooms --help.\n"],
    [
      ['calendar', 'resume', '--yes'],
      "innwire: unknown option '--yes'. See innwire calendar resume --help.\n",
    ],
    [['transaction'], "innwire: missing required argument 'id'. See innwire transaction --help.\n"],
    [
      ['mock', '--port', '70000'],
      "innwire: option '--port <number>' argument '70000' is invalid. A port is a number from 0 to 65535. See innwire mock --help.\n",
    ],
    [
      ['rooms', '--demo', '--base-url', 'nowhere'],
      'innwire: --base-url: Give the http(s) URL of the service, such as http://127.0.0.1:4020. Nothing was sent.\n',
    ],
    [
      ['reservations', 'list', '--since', 'yesterday'],
      "innwire: option '--since <date>' argument 'yesterday' is invalid. Give a date such as 2026-11-01. See innwire reservations list --help.\n",
    ],
  ])('%s', async (args, err) => {
    expect(await person.inPipe(args)).toEqual({ code: 2, out: '', err })
  })
})

it('a server without TLS, asked by https, ends with 3 and a sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, err } = await person.inPipe(['rooms', '--demo', '--base-url', `https://127.0.0.1:${port}`])
  server.close()
  expect(code).toBe(3)
  expect(err).toMatch(
    /: there is no TLS at this address: it may be one for http:\/\/, not for https:\/\/\. \(/,
  )
  expect(err).not.toContain('SSL routines')
})

it('innwire mock names the port that is taken, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const refused = await person.inPipe(['mock', '--port', `${port}`])
  other.close()
  expect(refused).toEqual({
    code: 2,
    out: '',
    err: `innwire: Port ${port} is taken by another program. Choose another with --port, or 0 for a free one.\n`,
  })
})

it('a service that cannot be reached ends with 3, and says what to do', async () => {
  const { code, out, err } = await person.inPipe(['rooms', '--demo', '--base-url', 'http://127.0.0.1:2'])
  expect({ code, out }).toEqual({ code: 3, out: '' })
  expect(err).toMatch(/^innwire: listRooms: No complete answer: /)
  expect(err).toContain('where nothing listens: see whether the service runs')
})

describe('a part of the toolkit', () => {
  it('innwire server runs the server, with its own options and exit codes', async () => {
    const start = ['server', '--demo', '--port', '0', '--control-port', '0', '--database', 'hotel.db']
    const terminal = person.atTerminal(start)
    await terminal.shows(/^ready$/m)
    const url = /property API {2}(http:\S+)/.exec(terminal.shown)?.[1] ?? ''
    const rooms = await person.inPipe(['rooms', '--demo', '--base-url', url])
    expect(rooms.out.trim().split('\n')).toHaveLength(12)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(0)
    expect((await person.inPipe(['server', '--port', 'x'])).code).toBe(2)
    const wrong = await person.inPipe(['server', '--dem'])
    expect(wrong.err).toBe("Unknown option '--dem'. See innwire server --help.\n")
    const { out: help } = await person.inPipe(['server', '--help'])
    expect(help).toContain('Usage: innwire server [options]')
    expect(help).not.toContain('innwire-server')
    await writeFile(join(person.folder, 'tokens'), '', { mode: 0o600 })
    const doctor = ['server', 'doctor', '--database', 'hotel.db', '--control-tokens', 'tokens']
    const { out: report } = await person.inPipe(doctor)
    expect(report).toContain('Add one with innwire server control-token.')
  })

  it('innwire docs says how it gets docs, where it has none', async () => {
    // Beside the sources there never are any; the packed ones are tried in scripts/test/consumers.
    await expect(serveDocs(0)).rejects.toThrow(
      'This innwire has no docs. In its repository, npm start serves them',
    )
  })

  it('innwire mock answers until it is stopped', async () => {
    const terminal = person.atTerminal(['mock', '--port', '0'])
    await terminal.shows(/http:\S+/)
    const url = /http:\S+/.exec(terminal.shown)?.[0] ?? ''
    expect((await person.inPipe(['channels', '--demo', '--base-url', url])).code).toBe(0)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(0)
  })
})
