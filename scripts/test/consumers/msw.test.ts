import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../build/command.ts'
import { root } from '../../build/root.ts'
import { install, packWorkspaces } from './consumer-project.ts'

/** Each version of MSW that the package takes, and what makes it refuse requests that no handler takes. */
const versions = [
  { installed: 'msw', strict: "{ onUnhandledFrame: 'error' }" },
  { installed: 'msw-2', strict: "{ onUnhandledRequest: 'error' }" },
]

const program = (strict: string) => `
import { handlers, respond } from '@innwire/msw'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

const baseUrl = 'https://hotel.example:8443/pms'
const server = setupServer(...handlers({ baseUrl }))
server.listen(${strict})
const call = async (path: string, init?: RequestInit) => {
  const response = await fetch(\`\${baseUrl}\${path}?token=t&hr_id=h\`, init)
  const body: unknown = await response.text().then((text) => JSON.parse(text || 'null'))
  return { status: response.status, body, allow: response.headers.get('allow') }
}
const seen = [await call('/api/v2/apps/rooms'), await call('/api/v2/apps/room'), await call('/api/v2/apps/rooms', { method: 'PATCH' })]
server.use(respond('listChannels', () => HttpResponse.json({ channels: [] }), { baseUrl }))
seen.push(await call('/api/v2/apps/infos/channels'), await call('/api/v2/apps/rooms', { method: 'HEAD' }))
server.close()
console.log(JSON.stringify(seen))
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-msw-'))
  const packed = await packWorkspaces(['@innwire/types', '@innwire/validators', '@innwire/msw'], folder)
  for (const { installed, strict } of versions) {
    const modules = join(folder, installed, 'node_modules')
    await install(packed, modules)
    await symlink(`${root}node_modules/${installed}`, join(modules, 'msw'))
    await mkdir(join(modules, '@types'))
    await symlink(`${root}node_modules/@types/node`, join(modules, '@types/node'))
    await writeFile(join(folder, installed, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, installed, 'program.ts'), program(strict))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(versions)('the packed handlers with $installed', ({ installed }) => {
  it('answer, refuse what no operation takes, and are overridden', async () => {
    const { output } = await command('node', ['program.ts'], { cwd: join(folder, installed) })
    expect(JSON.parse(output)).toMatchObject([
      { status: 200, body: { rooms: expect.anything() } },
      { status: 404, body: { code: 'path_not_found' } },
      { status: 405, body: { code: 'method_not_allowed' }, allow: 'GET, HEAD' },
      { status: 200, body: { channels: [] } },
      { status: 200, body: null },
    ])
  })

  it('type-check', async () => {
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node']
    const { output } = await command('tsc', [...options, 'program.ts'], { cwd: join(folder, installed) })
    expect(output).toBe('')
  })
})
