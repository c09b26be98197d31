import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { help } from '../../src/command-line.ts'
import { commands } from '../../src/commands/commands.ts'
import { expectRefused, run } from './refused.ts'
import { controlToken, ServerProcess } from './server-process.ts'

describe('the installed command', () => {
  it('says which Node it needs, before one that is too old reads the rest', async () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '24.17.0' })"
    const program = fileURLToPath(new URL('../../bin/innwire-server.js', import.meta.url))
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, program, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const ended = { code: status, printed: stdout, log: stderr }
    expectRefused(ended, /needs Node 24\.18 or later; this is Node 24\.17\.0 \(\S+\)\. Install/)
    // A name that an old Node lacks would end it first.
    const imports = (await readFile(program, 'utf8')).match(/^import .+$/gm)
    expect(imports).toEqual([
      "import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'",
      "import module from 'node:module'",
      "import { homedir } from 'node:os'",
      "import { join } from 'node:path'",
    ])
  })

  it('says its version', async () => {
    const program = fileURLToPath(new URL('../../bin/innwire-server.js', import.meta.url))
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
    const { stdout } = spawnSync(process.execPath, [program, '--version'], { encoding: 'utf8' })
    expect(stdout).toBe(`${version}\n`)
  })
})

describe.concurrent('the command line', () => {
  it.each([...commands.keys()])('%s --help has what the help says of that command', async (name) => {
    const { code, printed } = await run(name, '--help')
    const about = new RegExp(
      `^Usage: innwire-server ${name} .+\n\ninnwire-server ${name} [a-z].+\n\nSee`,
      's',
    )
    expect([code, printed]).toEqual([0, expect.stringMatching(about)])
    expect(printed.split('\n').length).toBeLessThan(15)
  })

  it('has the options that the README lists', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
    const names = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name)
    const listed = [...names(readme, /^\| `(--[\w-]+)` \|/gm), '--help']
    expect(listed.sort()).toEqual(names(help, /^ {2}(--[\w-]+)/gm).sort())
  })

  it.each([
    [['--port', '65536'], /--port is "65536"\. Give a number/],
    [['--port', 'http'], /--port is "http"\. Give a number/],
    [['--port', '1', '--port', '2'], /--port is given twice\. Give it once/],
    [['--allow-host', 'http://a b'], /--allow-host is "http:\/\/a b"\. Give a name without a scheme/],
    [['--port'], /--port.+ See innwire-server --help/],
    [['--log', 'loud'], /--log is "loud"\. Give one of silent, error/],
    [['--keep-free', '1GB'], /--keep-free is "1GB"\. Give a number of megabytes/],
    [['--quota', '0/5'], /--quota is "0\/5"\. Give requests/],
    [
      ['--quota', '2000/20'],
      /--quota is "2000\/20"\. Give requests per minute and per day, which are no fewer/,
    ],
    [['--demonstration'], /--demonstration.+ See innwire-server --help/],
    [['hotel.db'], /hotel\.db.+ See innwire-server --help/],
    [['--control', '--control-port', '-1'], /--control-port.+ See innwire-server --help/],
    [['--control', '--control-port', '65536'], /--control-port is "65536"\. Give a number/],
    [['--control-port', '0'], /--control-port is for the control API, which is off\. Add --control/],
    [['--control-tokens', 'tokens'], /--control-tokens is for the control API, which is off\. Add --control/],
    [['control-token'], /control-token takes one file\. See innwire-server --help/],
    [['control-token', 'a', 'b'], /control-token takes one file\. See innwire-server --help/],
    [['control-token', 'a', '--name', 'a b', '--role', 'read'], /--name is "a b"\. Give 1 to 64 letters/],
    [['control-token', 'a', '--name', 'bootstrap', '--role', 'read'], /another than bootstrap/],
    [
      ['control-token', 'a', '--name', 'a', '--role', 'owner'],
      /--role is "owner"\. Give one of read, desk, admin/,
    ],
    [['control-token', '/dev/null/a', '--name', 'a', '--role', 'read'], /cannot be written .+ Name another/],
  ])('refuses %j with one sentence', async (options, words) => {
    expectRefused(await run(...options), words)
  })

  it('refuses an address of a database that it does not know, without showing it', async () => {
    const environment = { DATABASE_URL: 'mysql://user:very-secret@localhost/hotel' }
    const ended = await new ServerProcess(['--port', '0'], environment).ended()
    expectRefused(ended, /given as mysql:\/\/….+ Give the path of an SQLite file, or postgres:/)
    expect(ended.log).not.toContain('very-secret')
  })

  const mistyped = [
    '"postgres://innwire:very-secret@localhost/hotel"',
    ' postgres://innwire:very-secret@localhost/hotel',
    'postgres//innwire:very-secret@localhost/hotel',
    'host=localhost user=innwire password=very-secret',
  ]
  it.each(mistyped)(
    'refuses %s as a database, which would be the name of a new file, and does not show it',
    async (database) => {
      const environment = { DATABASE_URL: database }
      const runs = [['--port', '0'], ['doctor'], ['alarms'], ['migrate', '--to', '/nowhere/a.db']]
      const ended = await Promise.all(runs.map((args) => new ServerProcess(args, environment).ended()))
      for (const one of ended) {
        expectRefused(one, /not shown, .+ a password in it\. Give the path of an SQLite file, or postgres:/)
        expect(one.log).not.toContain('very-secret')
      }
    },
  )

  it('refuses a control token that is too short to be one, without showing it', async () => {
    const environment = { INNWIRE_CONTROL_TOKEN: 'short' }
    const ended = await new ServerProcess(['--demo', '--port', '0'], environment).ended()
    expectRefused(ended, /control token must have 8 to 128/)
  })

  it('opens the control API and the console by --console alone, and nothing that is for tests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
    const places = ['--port', '0', '--control-port', '0', '--database', join(folder, 'hotel.db')]
    const server = await new ServerProcess([...places, '--console']).ready()
    const headers = { authorization: `Bearer ${controlToken}` }
    const ask = (path: string, method: string) => fetch(`${server.controlUrl}${path}`, { method, headers })
    expect((await ask('/console/', 'GET')).status).toBe(200)
    expect((await ask('/control/v1/session', 'POST')).status).toBe(200)
    expect((await ask('/control/v1/reset', 'POST')).status).toBe(403)
    await server.stop()
    await rm(folder, { recursive: true })
  })

  it('refuses a port that is taken, and says by which option to choose another', async () => {
    const first = await new ServerProcess(['--demo', '--port', '0']).ready()
    const refused = await run('--demo', '--port', String(first.port), '--control-port', '0')
    expectRefused(refused, new RegExp(`Port ${first.port} is taken by another program\\. .+ --port`))
    const control = await run('--demo', '--port', '0', '--control-port', String(first.controlPort))
    expectRefused(control, new RegExp(`Port ${first.controlPort} is taken .+ --control-port`))
    await first.stop()
  })

  it('shows its options and ends with 0', async () => {
    const { code, printed, log } = await run('--help')
    expect({ code, log }).toEqual({ code: 0, log: '' })
    const other = ['--test', '--control-port', '--control-tokens', 'control-token', '--allow-host']
    for (const option of [
      '--demo',
      '--port',
      '--database',
      '--control',
      '--quota',
      '--log',
      '--help',
      ...other,
    ]) {
      expect(printed).toContain(option)
    }
  })

  it('ends with 0 when it is stopped at the very moment at which it says that it is ready', async () => {
    const server = await new ServerProcess(['--demo', '--port', '0']).ready()
    expect(await server.stop()).toMatchObject({ code: 0, log: '' })
  })

  it('adds a control token, prints it and nothing else, and lets it in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
    const file = join(folder, 'tokens')
    const { code, printed, log } = await run('control-token', file, '--name', 'desk-1', '--role', 'desk')
    expect({ code, log }).toEqual({ code: 0, log: '' })
    expect(printed).toMatch(/^[\w-]{32}\n$/)
    const options = ['--demo', '--port', '0', '--control-tokens', file]
    const server = await new ServerProcess(options, { INNWIRE_CONTROL_TOKEN: '' }).ready()
    const headers = { authorization: `Bearer ${printed.trim()}` }
    expect((await fetch(`${server.controlUrl}/control/v1/properties`, { headers })).status).toBe(200)
    const ended = await server.stop()
    expect(ended.printed).toContain('(tokens: those of --control-tokens)')
    const both = await new ServerProcess(options).ready()
    expect((await both.stop()).printed).toContain(
      '(tokens: INNWIRE_CONTROL_TOKEN and those of --control-tokens)',
    )
    await rm(folder, { recursive: true })
  })

  it('says that a control token without the control API is of no use', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
    const server = await new ServerProcess(['--port', '0', '--database', join(folder, 'hotel.db')]).ready()
    const { printed } = await server.stop()
    await rm(folder, { recursive: true })
    expect(printed).toContain(
      'control API   off; INNWIRE_CONTROL_TOKEN is set, and opens it only with --control',
    )
  })

  it('warns of a file of control tokens by which nobody gets in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
    const file = join(folder, 'tokens')
    await writeFile(file, '# name role hash\n', { mode: 0o600 })
    const options = ['--demo', '--port', '0', '--control-tokens', file]
    const server = await new ServerProcess(options, { INNWIRE_CONTROL_TOKEN: '' }).ready()
    expect((await server.stop()).log).toMatch(
      /Nobody can use the control API: the file \S+tokens has no tokens\./,
    )
    await rm(folder, { recursive: true })
  })

  it('never prints the control token that it was given', async () => {
    const server = await new ServerProcess(['--demo', '--port', '0'], {
      INNWIRE_CONTROL_TOKEN: 'very-secret',
    }).ready()
    const { printed } = await server.stop()
    expect(printed).toContain('INNWIRE_CONTROL_TOKEN')
    expect(printed).not.toContain('very-secret')
  })
})
