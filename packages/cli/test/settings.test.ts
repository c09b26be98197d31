import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WrongUse } from '../src/failure.ts'
import { forbiddenPorts } from '../src/settings/forbidden-ports.ts'
import { clientOf } from '../src/settings/hotel.ts'
import { startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

const token = 'demo-token'
let server: Server
let person: Person
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.stop())
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

const file = (name: string, content: string) => writeFile(join(person.folder, name), content)
const environment = () => ({
  INNWIRE_BASE_URL: server.url,
  INNWIRE_HR_ID: 'demo',
  INNWIRE_TOKEN: token,
})
const login = (profile: string, hrId = 'demo') =>
  person.inPipe(
    ['login', '--profile', profile, '--base-url', server.url, '--hr-id', hrId, '--token-file', '-'],
    {
      input: `${token}\n`,
    },
  )
const config = async (args: string[] = [], env = {}) => {
  const { out, err } = await person.inPipe(['config', '--json', ...args], { env })
  return err === '' ? JSON.parse(out) : err
}

describe('settings', () => {
  it('that are missing are named, each with the ways to give it', async () => {
    const { code, err } = await person.inPipe(['rooms', '--hr-id', 'demo'])
    expect(code).toBe(2)
    expect(err).toBe(
      'innwire: Which hotel? Give --base-url or INNWIRE_BASE_URL; --token-file or INNWIRE_TOKEN. Or run innwire login once, or try it with --demo.\n',
    )
  })

  it('come from options, --demo, a named profile, the environment, the file of the folder, and a stored profile', async () => {
    await login('default')
    expect(await config()).toMatchObject({ hrId: { value: 'demo', from: 'profile default' } })
    await file('innwire.config.json', '{"hrId": "of the file"}')
    expect(await config()).toMatchObject({ hrId: { value: 'of the file', from: 'innwire.config.json' } })
    expect(await config([], { INNWIRE_HR_ID: 'e' })).toMatchObject({
      hrId: { value: 'e', from: 'INNWIRE_HR_ID' },
      baseUrl: { from: 'profile default' },
    })
    await login('linden')
    expect(await config(['--profile', 'linden'], environment())).toMatchObject({
      token: { value: '(set)', from: 'profile linden' },
    })
    expect(await config(['--profile', 'linden', '--demo'])).toMatchObject({ hrId: { from: '--demo' } })
    expect(await config(['--demo', '--hr-id', '4711'])).toMatchObject({
      hrId: { value: '4711', from: '--hr-id' },
    })
  })

  it('send the token of a profile to no other service that the file of a folder names', async () => {
    await login('default')
    const asked: unknown[] = []
    const other = createServer((request, response) => {
      asked.push(request.url)
      response.end('{"rooms": []}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    for (const more of [{}, { profile: 'default' }]) {
      await file('innwire.config.json', JSON.stringify({ baseUrl, ...more }))
      for (const args of [['rooms'], ['config'], ['outbox']]) {
        const { code, err } = await person.inPipe(args)
        expect(code).toBe(2)
        expect(err).toContain(
          `innwire.config.json names the service ${baseUrl}, and the token of profile default is for ${server.url}. `,
        )
      }
    }
    other.close()
    expect(asked).toEqual([])
    await file('innwire.config.json', JSON.stringify({ baseUrl: `${server.url}/` }))
    expect((await person.inPipe(['rooms'])).code).toBe(0)
  })

  it('never show the token', async () => {
    const shown = [await person.inPipe(['config'], { env: environment() }), await login('default')]
    const terminal = person.atTerminal(['config'], environment())
    await terminal.ends()
    expect(terminal.shown).toMatch(/token +\(set\) +INNWIRE_TOKEN/)
    expect(JSON.stringify(shown) + terminal.raw).not.toContain(token)
  })

  it.each([
    ['{"token": "demo-token"}', /has a token, and everybody who sees this folder may use it/],
    ['{"baseurl": "http://127.0.0.1"}', /"baseurl" is not known. Known are baseUrl, hrId, profile, quota, /],
    ['{"hrId": 4711}', /hrId has to be a text/],
    ['[]', /has to be an object/],
    ['{', /is not JSON \(line 1 column 2\)/],
    ['{"hrId": demo-token}', /innwire\.config\.json is not JSON\. Correct it/],
  ])('of a file %s are refused before anything is sent', async (content, why) => {
    await file('innwire.config.json', content)
    const { code, err } = await person.inPipe(['rooms', '--demo'])
    expect(code).toBe(2)
    expect(err).toMatch(why)
    expect(err).not.toContain(token)
  })

  it('name as a port that fetch forbids none that it reaches', async () => {
    for (const port of forbiddenPorts)
      await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
        cause: { message: 'bad port' },
      })
  })

  // Without a process for each: login and every command check them here.
  it.each([
    [
      { baseUrl: '127.0.0.1:5030' },
      '--base-url: Give the http(s) URL of the service, such as http://127.0.0.1:4020. Nothing was sent.',
    ],
    [
      { baseUrl: 'http://127.0.0.1:5030/at/api/v2' },
      '--base-url: Leave the path /api/v2 out: http://127.0.0.1:5030/at. Nothing was sent.',
    ],
    [
      { baseUrl: 'http://127.0.0.1:6000' },
      '--base-url: The port 6000 is one that fetch refuses. Let the service listen on another one. Nothing was sent.',
    ],
    ...['https://me:word@service.example', 'https://service.example/?token=word'].map(
      (baseUrl): [object, string] => [
        { baseUrl },
        '--base-url: Leave user, password and what follows ? or # out: the token alone says who asks. Nothing was sent.',
      ],
    ),
    [
      { token: 'two words' },
      '--token-file: The token contains a space or a line break. Copy it again, alone and whole. Nothing was sent.',
    ],
    [{ token: 'short' }, '--token-file: The token is wrong. Give 8 to 4000 characters. Nothing was sent.'],
    [
      { hrId: '4'.repeat(65) },
      '--hr-id: The id of the hotel is wrong. Give 1 to 64 characters. Nothing was sent.',
    ],
  ])('such as %j are refused by the name of what was typed', (wrong, message) => {
    const given = { baseUrl: 'http://127.0.0.1:4020', hrId: '4711', token: 'a-token-of-4711', ...wrong }
    const settings = {
      baseUrl: { value: given.baseUrl, from: '--base-url' },
      hrId: { value: given.hrId, from: '--hr-id' },
      token: { value: given.token, from: '--token-file' },
    }
    expect(() => clientOf(settings)).toThrow(new WrongUse(message))
  })

  it('of a file that every user of the machine may read are used, and the person is told', async () => {
    await file('token', token)
    await chmod(join(person.folder, 'token'), 0o644)
    const asked = ['rooms', '--demo', '--base-url', server.url, '--token-file', 'token']
    const open = await person.inPipe(asked)
    expect(open).toMatchObject({
      code: 0,
      err: 'innwire: Every user of this machine may use token, which holds a secret. Run chmod o= on it, and have a new one made.\n',
    })
    await chmod(join(person.folder, 'token'), 0o640)
    expect(await person.inPipe(asked)).toMatchObject({ code: 0, err: '' })
    await truncate(join(person.folder, 'token'), 1_000_000)
    expect((await person.inPipe(asked)).err).toMatch(
      /cannot be read from token: it has more than 65,536 bytes/,
    )
  })

  it.each([
    [
      'cut off',
      `{"token": "${token}`,
      /profile broken cannot be read .*: it is not JSON\. Run innwire login/,
    ],
    ['mistyped', `{"token": ${token}}`, /: it is not JSON\. Run innwire login/],
    ['of something else', 'null', /: it does not have what innwire login stores/],
    ['of other values', '{"token": 5}', /: it does not have what innwire login stores/],
  ])('of a profile that is %s are refused without its words', async (_, content, why) => {
    const folder = join(person.folder, 'config', 'innwire', 'profiles')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'broken.json'), content, { mode: 0o600 })
    const { code, err } = await person.inPipe(['rooms', '--profile', 'broken'])
    expect(code).toBe(2)
    expect(err).toMatch(why)
    expect(err).not.toContain(token.slice(0, 4))
  })

  it('are stored anew whole, for this user alone, whatever was there', async () => {
    const folder = join(person.folder, 'config', 'innwire', 'profiles')
    await mkdir(folder, { recursive: true })
    await writeFile(join(person.folder, 'of-another'), 'as it was')
    for (const name of ['linden.json', 'linden.json.new']) {
      await symlink(join(person.folder, 'of-another'), join(folder, name))
      expect((await login('linden')).code).toBe(0)
      expect(await readdir(folder)).toEqual(['linden.json'])
      expect((await lstat(join(folder, 'linden.json'))).mode & 0o777).toBe(0o600)
    }
    expect(await readFile(join(person.folder, 'of-another'), 'utf8')).toBe('as it was')
  })

  it('that cannot be stored or removed are told with their place', async () => {
    await writeFile(join(person.folder, 'config'), '')
    const stored = await login('linden')
    expect(stored).toMatchObject({ code: 2, out: '' })
    expect(stored.err).toMatch(
      /^innwire: The profile linden cannot be stored: \w+: .*config.*\. See to its folder.*\n$/,
    )
    await rm(join(person.folder, 'config'))
    await mkdir(join(person.folder, 'config', 'innwire', 'profiles', 'linden.json'), { recursive: true })
    const removed = await person.inPipe(['logout', '--profile', 'linden'])
    expect(removed).toMatchObject({ code: 2, out: '' })
    expect(removed.err).toMatch(/^innwire: The profile linden cannot be removed: .*linden\.json.*\n$/)
  })

  it.each([
    ['rooms', '--token', token],
    ['rooms', `--token=${token}`],
  ])(
    'of a token in an option are refused, because every user of the machine sees it: %s %s',
    async (...args) => {
      const { code, err } = await person.inPipe(args)
      expect(code).toBe(2)
      expect(err).toContain('--token')
      expect(err).not.toContain(token)
    },
  )

  it.each([
    ['../escape', /cannot be the name of a profile/],
    ['nobody', /There is no profile nobody. Run innwire login --profile nobody first/],
  ])('of a profile called %s cannot be read', async (name, why) => {
    const { code, err } = await person.inPipe(['rooms', '--profile', name])
    expect(code).toBe(2)
    expect(err).toMatch(why)
  })
})

describe('innwire login', () => {
  const profiles = () => join(person.environment.XDG_CONFIG_HOME ?? '', 'innwire', 'profiles')

  it('asks on a terminal, hides the token, and stores all for this user alone', async () => {
    const terminal = person.atTerminal(['login'])
    await terminal.shows(/Address of the service/)
    terminal.type(`${server.url}\r`)
    await terminal.shows(/Id of the hotel/)
    terminal.type('demo\r')
    await terminal.shows(/Token/)
    terminal.type(`${token}\r`)
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/hotel demo is connected to 3 channel\(s\)\. Stored as default in /)
    expect(terminal.raw).not.toContain(token)
    expect((await stat(join(profiles(), 'default.json'))).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(join(profiles(), 'default.json'), 'utf8'))).toMatchObject({ token })
    expect((await person.inPipe(['rooms'])).code).toBe(0)
  })

  it('stores nothing when the service does not take them', async () => {
    const refused = await login('default', 'another')
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(
      /^innwire: listConnectedChannels: 401 .*\nWhat unauthorized means is explained by innwire docs, at \/errors\.html#unauthorized\.\n$/,
    )
    await expect(readdir(profiles())).rejects.toThrow('ENOENT')
  })

  it('stores nothing when the person gives up', async () => {
    const terminal = person.atTerminal(['login'])
    await terminal.shows(/Address of the service/)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(2)
    expect(terminal.shown).toContain('Nothing was stored.')
  })

  it('says what to give where nobody can be asked', async () => {
    expect(await person.inPipe(['login'])).toMatchObject({
      code: 2,
      err: 'innwire: There is no terminal to ask on. Give --base-url.\n',
    })
  })

  it('is undone by logout', async () => {
    await login('linden')
    expect((await person.inPipe(['logout', '--profile', 'linden'])).code).toBe(0)
    expect((await person.inPipe(['logout', '--profile', 'linden'])).err).toBe(
      'innwire: There is no profile linden.\n',
    )
  })
})
