import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { startServer } from '@innwire/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../build/command.ts'
import { root } from '../../build/root.ts'
import { packAll } from '../../release/packed-packages.ts'
import { copyInstalledWith } from '../consumers/installed-copy.ts'
import { StartedProgram } from '../harness/started-program.ts'
import { deploy } from './image.ts'

const units = globSync(`${deploy}systemd/*`)
const installed = '/opt/innwire/node_modules/.bin/innwire-server'
const program = `${root}packages/server/bin/innwire-server.js`

/** The value of a setting of a unit. */
const setting = (unit: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(`${deploy}systemd/${unit}`, 'utf8'))?.[1] ?? ''

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-units-'))
})
afterAll(() => rm(folder, { recursive: true }))

// Where there is no systemd, nobody runs these.
describe.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd', () => {
  it('finds nothing wrong with the units, nor with that of the guide to innwire run', async () => {
    const copies = join(folder, 'units')
    await mkdir(copies)
    for (const unit of units) {
      const text = readFileSync(unit, 'utf8').replaceAll(installed, '/bin/true')
      await writeFile(join(copies, basename(unit)), text)
    }
    const [, unit = ''] = /```ini\n(.*?)```/s.exec(readFileSync(`${root}docs/run.md`, 'utf8')) ?? []
    await writeFile(join(copies, 'innwire-run.service'), unit.replace('/usr/bin/innwire', '/bin/true'))
    const files = (await readdir(copies)).map((name) => join(copies, name))
    expect(await command('/usr/bin/systemd-analyze', ['verify', ...files])).toEqual({ code: 0, output: '' })
  })

  it.each(['innwire.service', 'innwire-backup.service'])('gives %s little to do harm with', async (unit) => {
    const args = ['security', '--offline=yes', '--threshold=20', `${deploy}systemd/${unit}`]
    const { code, output } = await command('/usr/bin/systemd-analyze', args)
    expect(code, output).toBe(0)
  })
})

it('the line that installs the server takes the tarballs of npm run pack', async () => {
  const page = readFileSync(`${root}docs/production.md`, 'utf8')
  const [line = ''] = /^npm install --prefix .*$/m.exec(page) ?? []
  const place = join(folder, 'clone')
  const prefix = join(place, 'installed')
  await mkdir(join(place, 'packed'), { recursive: true })
  await packAll(join(place, 'packed'))
  // npm then finds there what it would fetch.
  await mkdir(prefix)
  await copyInstalledWith(['@innwire/server'], prefix)
  const offline = line.replace(/--prefix \S+/, `--offline --prefix ${prefix}`)
  const { code, output } = await command('/bin/sh', ['-c', `cd ${place} && ${offline}`])
  expect(code, output).toBe(0)
  const run = await command(process.execPath, [join(prefix, 'node_modules/.bin/innwire-server'), '--help'])
  expect(run).toEqual({ code: 0, output: expect.stringMatching(/^innwire-server: /) })
})

describe('the service', () => {
  it('starts the server as it takes its options, in the folder of its state, and is not started again in vain', async () => {
    const [file, ...args] = setting('innwire.service', 'ExecStart').split(' ')
    expect(file).toBe(installed)
    const place = join(folder, 'state')
    await mkdir(place)
    const run = (...more: string[]) => new StartedProgram(program, { cwd: place, args: more })
    const withoutTokens = run(...args, '--port', '0', '--control-port', '0')
    expect(await withoutTokens.ends()).toBe(Number(setting('innwire.service', 'RestartPreventExitStatus')))
    await run('control-token', 'tokens', '--name', 'one', '--role', 'read').ends()
    const server = run(...args, '--port', '0', '--control-port', '0')
    await server.prints(/^ready$/m)
    server.interrupt()
    expect(await server.ends()).toBe(0)
    expect(setting('innwire.service', 'WorkingDirectory')).toBe(
      `/var/lib/${setting('innwire.service', 'StateDirectory')}`,
    )
  })

  it('is started again for as long as PostgreSQL is away', async () => {
    const env = {
      DATABASE_URL: 'postgres://innwire:password@127.0.0.1:1/hotels',
      INNWIRE_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    }
    const server = new StartedProgram(program, { cwd: folder, env, args: ['--port', '0'] })
    expect(await server.ends()).not.toBe(Number(setting('innwire.service', 'RestartPreventExitStatus')))
    expect(server.printed).toContain('cannot be reached')
    expect(setting('innwire.service', 'Restart')).toBe('on-failure')
    expect(setting('innwire.service', 'StartLimitIntervalSec')).toBe('0')
  })

  it('has the folder of the sockets that the page for operators names, for its group too', () => {
    const page = readFileSync(`${root}docs/operate.md`, 'utf8')
    const sockets = [...page.matchAll(/--(?:control-)?socket (\S+?)`/g)].map(([, path = '']) => path)
    expect(new Set(sockets.map(dirname))).toEqual(
      new Set([`/run/${setting('innwire.service', 'RuntimeDirectory')}`]),
    )
    expect(setting('innwire.service', 'RuntimeDirectoryMode')).toBe('0750')
  })

  it('gives it longer to stop than it takes', () => {
    const graceMs = /^const graceMs = ([\d_]+)$/m.exec(
      readFileSync(`${root}packages/server/src/main.ts`, 'utf8'),
    )?.[1]
    expect(Number(setting('innwire.service', 'TimeoutStopSec')) * 1_000).toBeGreaterThan(
      Number(graceMs?.replaceAll('_', '')),
    )
  })
})

it('the backup of each night is one of that day of the week, which it replaces in the next week', async () => {
  const database = join(folder, 'innwire.db')
  await (await startServer({ port: 0, database })).stop()
  const backups = join(folder, 'backups')
  await mkdir(backups)
  const line = setting('innwire-backup.service', 'ExecStart')
    .replaceAll('%%', '%')
    .replace(installed, `"${process.execPath}" "${program}"`)
    .replace('/var/lib/innwire/innwire.db', database)
    .replace('/var/backups/innwire', backups)
  for (const time of [1, 2]) {
    const { code, output } = await command('/bin/sh', ['-c', line])
    expect({ time, code }, output).toEqual({ time, code: 0 })
  }
  expect(await readdir(backups)).toEqual([expect.stringMatching(/^innwire-[A-Z][a-z]+day\.db$/)])
})

describe('the proxy', () => {
  const nginx = readFileSync(`${deploy}nginx/innwire.conf`, 'utf8')

  it('leads to the property API, and to nothing else', () => {
    expect([...nginx.matchAll(/server (127[\d.]+:\d+)/g)].map(([, place]) => place)).toEqual([
      '127.0.0.1:4020',
    ])
    expect([...nginx.matchAll(/location (\S+)/g)].map(([, path]) => path)).toEqual(['/api/', '/'])
  })

  it('writes no token into its logs', () => {
    const format = /log_format \w+ '([^']*)'/.exec(nginx)?.[1] ?? ''
    expect(format).toContain('$uri')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|is_args|http_referer|arg_\w+)\b/)
    expect(nginx).toMatch(/^ *error_log \S+ emerg;$/m)
  })

  it('keeps no body and no answer in a file', () => {
    expect(nginx).toMatch(/^ *proxy_request_buffering off;$/m)
    expect(nginx).toMatch(/^ *proxy_max_temp_file_size 0;$/m)
  })
})
