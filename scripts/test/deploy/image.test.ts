import { readdirSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { newPair, store } from '../../../packages/server/test/operation/certificates.ts'
import { root } from '../../build/root.ts'
import { deploy, Image } from './image.ts'

let image: Image
beforeAll(async () => {
  image = await Image.build()
})
afterAll(() => image?.remove())

const dockerfile = readFileSync(`${deploy}Dockerfile`, 'utf8')

describe('the Dockerfile', () => {
  it('has nothing that its linter finds wrong', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('has the Node that the tests run on, by its whole version', () => {
    const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-bookworm-slim`]))
  })

  it('gives the server neither root nor the tools of the repository', () => {
    expect(image.list('USER')).toEqual(['node'])
    const installed = readdirSync(image.path('/innwire/node_modules'))
    expect(installed).toEqual(expect.arrayContaining(['@innwire', '@opentelemetry']))
    for (const tool of ['vitest', 'typescript', '@stoplight']) expect(installed).not.toContain(tool)
    expect(readdirSync(image.path('/innwire/node_modules/@innwire')).sort()).toEqual([
      'server',
      'types',
      'validators',
    ])
  })
})

const compose = parse(readFileSync(`${deploy}compose.yaml`, 'utf8'))

describe.each([
  { by: 'the Dockerfile', options: () => image.list('CMD') },
  { by: 'the compose file', options: () => compose.services.innwire.command as string[] },
])('the server as $by starts it', ({ options }) => {
  it('is healthy once it takes changes, is backed up, and stops when it is asked to', async () => {
    await image.run('control-token', 'tokens', '--name', `of-${options().length}`, '--role', 'read')
    // On free ports, of this machine only.
    const ofMachine = options().map((option) => option.replace('0.0.0.0', '127.0.0.1'))
    const { controlPort, stop } = await image.start([...ofMachine, '--port', '0', '--control-port', '0'])
    expect(await image.isHealthy(controlPort)).toBe(true)
    const backup = ['backup', '--database', 'innwire.db', '--to', '/backup/innwire.db', '--replace']
    expect(await image.run(...backup)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^Backed up /),
    })
    expect(await stop()).toBe(0)
    expect(await image.isHealthy(controlPort)).toBe(false)
  })
})

it('the server is healthy with a certificate, too', async () => {
  const { cert, key } = store(image.path('/var/lib/innwire'), await newPair())
  await image.run('control-token', 'tokens', '--name', 'of-tls', '--role', 'read')
  const ofMachine = image.list('CMD').map((option) => option.replace('0.0.0.0', '127.0.0.1'))
  const ports = ['--port', '0', '--control-port', '0']
  const { controlPort, stop } = await image.start([
    ...ofMachine,
    ...ports,
    '--tls-cert',
    cert,
    '--tls-key',
    key,
  ])
  expect(await image.isHealthy(controlPort)).toBe(true)
  expect(await stop()).toBe(0)
  expect(await image.isHealthy(controlPort)).toBe(false)
})

it('where there is no token yet, the server says what to do and that starting it again does not help', async () => {
  const { code, log } = await image.run(
    '--control',
    '--control-tokens',
    'none',
    '--port',
    '0',
    '--database',
    'new.db',
  )
  expect({ code, log }).toEqual({
    code: 2,
    log: expect.stringContaining('Make it with innwire-server control-token'),
  })
})
