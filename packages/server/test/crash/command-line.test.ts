import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Ended, ServerProcess } from './server-process.ts'

const run = (...options: string[]) => new ServerProcess(options).ended()

/** One sentence or two on one line, and nothing of where in the program it happened. */
function expectRefused({ code, printed, log }: Ended, words: RegExp): void {
  expect({ code, printed }).toEqual({ code: 2, printed: '' })
  expect(log).toMatch(/^[^\n]+\.\n$/)
  expect(log).toMatch(words)
  expect(log).not.toMatch(/\n {4}at |Error:/)
}

describe('a database that cannot be used', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('because another server has it is refused, and the other goes on', async () => {
    const database = join(folder, 'hotel.db')
    const first = await new ServerProcess(['--demo', '--port', '0', '--database', database]).ready()
    const refused = await run('--demo', '--port', '0', '--database', database)
    expectRefused(refused, /hotel\.db is in use by another server\. Stop that one, or name another/)
    const rooms = await fetch(`${first.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
    expect(rooms.status).toBe(200)
    expect((await first.stop()).code).toBe(0)
    const next = await new ServerProcess(['--port', '0', '--database', database]).ready()
    expect((await next.stop()).code).toBe(0)
  })

  it('because it is a text is refused, and stays as it was', async () => {
    const file = join(folder, 'notes.txt')
    const text = 'Bring bread.\n'.repeat(100)
    await writeFile(file, text)
    expectRefused(
      await run('--port', '0', '--database', file),
      /notes\.txt cannot be opened: .+ Name another/,
    )
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('because it is a folder is refused', async () => {
    const file = join(folder, 'hotel.db')
    await mkdir(file)
    expectRefused(await run('--port', '0', '--database', file), /hotel\.db cannot be opened: .+ Name another/)
    expect(await readdir(file)).toEqual([])
  })

  it('because its folder is missing is refused', async () => {
    const file = join(folder, 'nowhere', 'hotel.db')
    expectRefused(await run('--port', '0', '--database', file), /hotel\.db cannot be opened: .+ Name another/)
  })
})

describe.concurrent('the command line', () => {
  it.each([
    [['--port', '65536'], /--port is "65536"\. Give a number/],
    [['--port', 'http'], /--port is "http"\. Give a number/],
    [['--port'], /--port.+ See innwire-server --help/],
    [['--log', 'loud'], /--log is "loud"\. Give one of silent, error/],
    [['--quota', '0/5'], /--quota is "0\/5"\. Give requests/],
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

  it('refuses an address of a database server, which this version does not use', async () => {
    const environment = { DATABASE_URL: 'postgres://user:very-secret@localhost/hotel' }
    const ended = await new ServerProcess(['--port', '0'], environment).ended()
    expectRefused(ended, /DATABASE_URL is set/)
    expect(ended.log).not.toContain('very-secret')
  })

  it('refuses a control token that is too short to be one, without showing it', async () => {
    const environment = { INNWIRE_CONTROL_TOKEN: 'short' }
    const ended = await new ServerProcess(['--demo', '--port', '0'], environment).ended()
    expectRefused(ended, /control token must have 8 to 128/)
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
