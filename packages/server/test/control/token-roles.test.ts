import { hash } from 'node:crypto'
import { appendFile, chmod, mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ControlOperationId } from '../../src/control/control-contract.ts'
import { addControlToken } from '../../src/control/control-token-file.ts'
import { isAtLeast, type TokenRole } from '../../src/control/token-roles.ts'
import { tokenRoles } from '../../src/generated/control-limits.ts'
import { controlOperations } from '../../src/generated/control-operations.ts'
import { type Server, StartError, startServer } from '../../src/index.ts'
import { answered, refusalOf } from '../support/answered.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-roles-'))
  file = join(folder, 'control-tokens')
})
afterEach(() => rm(folder, { recursive: true }))

const ask = (server: Server, token: string, method: string, path: string) =>
  answered(`${server.controlUrl}${path}`, { method, headers: { authorization: `Bearer ${token}` } })
const statusFor = async (server: Server, token: string) =>
  (await ask(server, token, 'GET', '/control/v1/properties')).status

describe('a role', () => {
  let server: Server
  let own: string
  const tokens = {} as Record<TokenRole, string>
  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), 'innwire-roles-'))
    const controlTokens = join(own, 'control-tokens')
    for (const role of tokenRoles) tokens[role] = addControlToken(controlTokens, `a-${role}`, role)
    server = await startServer({ port: 0, test: true, controlTokens, checkResponses: true })
  })
  afterAll(async () => {
    await server.stop()
    await rm(own, { recursive: true })
  })

  it.each(Object.entries(controlOperations))(
    'that is too small for %s is told which is needed',
    async (id, operation) => {
      const { method, path, role } = operation
      // Nobody has it, so that whoever may ask changes nothing; the last operations name nothing.
      const target = path.replaceAll(/\{\w+\}/g, '404')
      for (const given of tokenRoles.filter((one) => !isAtLeast(one, role))) {
        const answer = await ask(server, tokens[given], method.toUpperCase(), target)
        expect(refusalOf(answer)).toEqual({ status: 403, code: 'insufficient_role' })
        expect(answer.body.message).toBe(
          `${id} needs the role ${role}; this token has the role ${given}. Use a token with that role.`,
        )
      }
      if (method !== 'get' && !target.includes('404')) return
      // A stream has no end to wait for.
      const asking = id === 'streamEvents' ? 'HEAD' : method.toUpperCase()
      const allowed = await ask(server, tokens[role], asking, target)
      expect([401, 403]).not.toContain(allowed.status)
    },
  )

  it('sees with read, does the work of the desk with desk, and all else with admin only', () => {
    const of = (role: TokenRole) =>
      Object.entries(controlOperations).flatMap(([id, its]) =>
        its.role === role ? [id as ControlOperationId] : [],
      )
    expect(of('read')).toEqual(
      Object.entries(controlOperations).flatMap(([id, { method, path }]) =>
        // Everybody begins and ends a session of their own.
        method === 'get' || path === '/control/v1/session' ? [id] : [],
      ),
    )
    expect(of('desk').sort()).toEqual([
      'cancelBooking',
      'changeBooking',
      'checkIn',
      'checkOut',
      'confirmBooking',
      'createBooking',
      'resendCalendar',
    ])
  })

  it('is told only to who has a token', async () => {
    const answer = await ask(server, 'no-token-at-all', 'POST', '/control/v1/properties')
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'unauthorized' })
  })
})

describe('a file of tokens', () => {
  let server: Server | undefined
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })
  const start = async (options: object = {}) => {
    server = await startServer({ port: 0, control: true, controlTokens: file, ...options })
    return server
  }
  const lineOf = async (name: string) =>
    (await readFile(file, 'utf8')).split('\n').find((line) => line.startsWith(`${name} `)) ?? ''

  it('has no token itself, and is for its owner only', async () => {
    const token = addControlToken(file, 'desk-1', 'desk')
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(await readFile(file, 'utf8')).toBe(`desk-1 desk ${hash('sha256', token)}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('lets in who is added to it and nobody who is removed from it, at once', async () => {
    const [first, second] = [addControlToken(file, 'one', 'read'), addControlToken(file, 'two', 'admin')]
    const running = await start()
    expect(running.controlToken).toBeUndefined()
    expect([await statusFor(running, first), await statusFor(running, second)]).toEqual([200, 200])
    await writeFile(file, `# Only the second is left.\n\n${await lineOf('two')}`)
    expect([await statusFor(running, first), await statusFor(running, second)]).toEqual([401, 200])
    const third = addControlToken(file, 'three', 'read')
    expect(await statusFor(running, third)).toBe(200)
    await writeFile(file, '')
    expect([await statusFor(running, second), await statusFor(running, third)]).toEqual([401, 401])
  })

  it('stands beside the token that the server was started with', async () => {
    const token = addControlToken(file, 'one', 'read')
    const running = await start({ controlToken: 'given-at-start' })
    expect([await statusFor(running, token), await statusFor(running, 'given-at-start')]).toEqual([200, 200])
  })

  it.each([
    ['is broken', () => appendFile(file, 'nonsense\n')],
    ['is open to others', () => chmod(file, 0o640)],
    ['is gone', () => unlink(file)],
  ])('leaves the tokens as they were when it %s later', async (_, change) => {
    const token = addControlToken(file, 'one', 'read')
    const running = await start()
    await change()
    expect([await statusFor(running, token), await statusFor(running, 'other-token')]).toEqual([200, 401])
  })

  const good = `one read ${hash('sha256', 'one')}\n`
  it.each([
    ['no hash', `${good}two read very-secret-token\n`, /Line 2 of .+ is no token\. Give its name, its role/],
    ['no role', `two owner ${hash('sha256', 'two')}\n`, /Line 1 .+\(read, desk, admin\)/],
    ['a name with a colon', `t:o read ${hash('sha256', 'two')}\n`, /Line 1 .+ is no token/],
    ['the name of the first token', `bootstrap read ${hash('sha256', 'two')}\n`, /Line 1 .+ is no token/],
    ['more than that', `one read ${hash('sha256', 'one')} x\n`, /Line 1 .+ is no token/],
    ['a name twice', `${good}\n#\none desk ${hash('sha256', 'two')}\n`, /Line 4 .+ has a name that is taken/],
    [
      'a token twice',
      `${good}two desk ${hash('sha256', 'one')}\n`,
      /Line 2 .+ has a token that is there already/,
    ],
  ])('with %s keeps the server from starting, and shows nothing of it', async (_, text, words) => {
    await writeFile(file, text, { mode: 0o600 })
    const refused = await start().catch((error: Error) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(words)
    expect(String(refused)).not.toContain('very-secret-token')
    expect(() => addControlToken(file, 'new', 'read')).toThrow(words)
  })

  it('that others may read keeps the server from starting', async () => {
    await writeFile(file, good, { mode: 0o644 })
    await expect(start()).rejects.toThrow('is open to others (0644). Run chmod 600 on it.')
    expect(() => addControlToken(file, 'new', 'read')).toThrow('is open to others (0644)')
  })

  it('that is missing keeps the server from starting, and so does a folder', async () => {
    await expect(start()).rejects.toThrow('is not there. Make it with innwire-server control-token')
    await expect(start({ controlTokens: folder })).rejects.toThrow('is a folder. Name a file')
  })

  it('takes a name once, and goes on behind a line without an end', async () => {
    await writeFile(file, good.trim(), { mode: 0o600 })
    expect(() => addControlToken(file, 'one', 'desk')).toThrow('has a token one already')
    const token = addControlToken(file, 'two', 'desk')
    expect(await readFile(file, 'utf8')).toBe(`${good}two desk ${hash('sha256', token)}\n`)
  })
})
