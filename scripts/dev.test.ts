import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './root.ts'
import { StartedProgram } from './started-program.ts'

// The program changes generated files, so it works on a copy of the repository.
let copy: string
let program: StartedProgram
let docs: string
let mock: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'innwire-dev-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  await Promise.all(
    files
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((file) => cp(join(root, file), join(copy, file))),
  )
  const installed = globSync('{.,scripts,packages/*}/node_modules', { cwd: root })
  await Promise.all(installed.map((folder) => symlink(join(root, folder), join(copy, folder))))
  program = new StartedProgram('scripts/dev.ts', {
    cwd: copy,
    env: { DOCS_PORT: '0', MOCK_PORT: '0', SERVER_PORT: '0', CONTROL_PORT: '0' },
  })
  await program.prints(/^ready$/m)
  docs = (await program.prints(/docs {5}(http:\S+)/))[1] ?? ''
  mock = (await program.prints(/mock {5}(http:\S+)/))[1] ?? ''
})

afterAll(async () => {
  program.interrupt()
  await program.ends()
  await rm(copy, { recursive: true })
})

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

const call = (path: string) =>
  fetch(`${mock}${path}&token=demo-token&hr_id=demo`).then((response) => response.json())

describe('npm run dev', () => {
  it('shows a saved example in the mock, and a saved summary in the docs', async () => {
    const example = 'openapi/components/examples/ChannelsRecorded.yaml'
    await change(example, 'name: HRS', 'name: Renamed while running')
    await program.prints(/ChannelsRecorded\.yaml: \d+ generated file\(s\), docs and mock updated in/)
    const { channels } = await call('/api/v2/apps/infos/channels?')
    expect(channels.map(({ name }: { name: string }) => name)).toContain('Renamed while running')

    await change(
      'openapi/paths/channels.yaml',
      'summary: List all channels',
      'summary: List every channel there is',
    )
    await program.prints(/channels\.yaml: \d+ generated file\(s\), docs and mock updated in/)
    expect(await fetch(`${docs}/`).then((response) => response.text())).toContain(
      'List every channel there is',
    )
  })

  it('checks requests by a saved rule', async () => {
    expect(await call('/api/v2/apps/reservations?per_page=101')).toMatchObject({ code: 'invalid_value' })
    await change('openapi/components/parameters/PerPage.yaml', 'maximum: 100', 'maximum: 101')
    await program.prints(/PerPage\.yaml: \d+ generated file\(s\), docs and mock updated in/)
    expect(await call('/api/v2/apps/reservations?per_page=101')).toMatchObject({ current_page: 1 })
  })

  it('shows a fault with file and line, and keeps the version before', async () => {
    await change('openapi/components/schemas/Channel.yaml', 'title: Channel', 'titel: Channel')
    await program.prints(/openapi\/components\/schemas\/Channel\.yaml:2:1/)
    await program.prints(/Channel\.yaml: docs and mock keep the version before\./)
    expect(await call('/api/v2/apps/infos/channels?')).toMatchObject({ channels: { length: 3 } })
  })
})
