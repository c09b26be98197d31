import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../build/build-stale.ts'
import { RepositoryCopy } from '../test/harness/repository-copy.ts'
import { StartedProgram } from '../test/harness/started-program.ts'

// The program changes generated files, so it works on a copy of the repository.
let copy: RepositoryCopy
let program: StartedProgram
let docs: string
let mock: string

beforeAll(async () => {
  await buildSite()
  copy = await RepositoryCopy.make()
  program = new StartedProgram('scripts/dev.ts', {
    cwd: copy.folder,
    env: { DOCS_PORT: '0', MOCK_PORT: '0', SERVER_PORT: '0', CONTROL_PORT: '0' },
  })
  await program.prints(/^ready$/m)
  docs = (await program.prints(/docs {5}(http:\S+)/))[1] ?? ''
  mock = (await program.prints(/mock {5}(http:\S+)/))[1] ?? ''
})

afterAll(async () => {
  program.interrupt()
  await program.ends()
  await copy.remove()
})

const call = (path: string) =>
  fetch(`${mock}${path}&token=demo-token&hr_id=demo`).then((response) => response.json())

describe('npm run dev', () => {
  it('tells of each of several files saved at once: an example is in the mock, a rule in force', async () => {
    expect(await call('/api/v2/apps/reservations?per_page=101')).toMatchObject({ code: 'invalid_value' })
    await Promise.all([
      copy.change('openapi/recorded/channels.json', '"HRS"', '"Renamed while running"'),
      copy.change('openapi/paths/channels.yaml', 'summary: List all', 'summary: List every one of all'),
      copy.change('openapi/components/parameters/PerPage.yaml', 'maximum: 100', 'maximum: 101'),
    ])
    await program.prints(/channels\.json\b.*: \d+ generated file\(s\), mock updated in/)
    await program.prints(/channels\.yaml\b.*: \d+ generated file\(s\), mock updated in/)
    await program.prints(/PerPage\.yaml\b.*: \d+ generated file\(s\), mock updated in/)

    const { channels } = await call('/api/v2/apps/infos/channels?')
    expect(channels.map(({ name }: { name: string }) => name)).toContain('Renamed while running')
    expect(await call('/api/v2/apps/reservations?per_page=101')).toMatchObject({ current_page: 1 })
  })

  it('tells of a file whose change changes nothing', async () => {
    await copy.change('openapi/paths/guests.yaml', 'get:', 'get:')
    await program.prints(/guests\.yaml: 0 generated file\(s\), mock updated in/)
  })

  it('shows a change of the contract in the docs, whose pages load themselves again', async () => {
    // Of the first file, and of all that was saved meanwhile: after that nothing builds any more that would outlive the copy.
    await program.prints(/docs updated in[\s\S]*docs updated in/)
    const page = await fetch(`${docs}/operations.html`).then((response) => response.text())
    expect(page).toContain('List every one of all')
    expect(page).toContain('/__reload')
  })

  it('shows a fault with file and line, and keeps the version before', async () => {
    await copy.change(
      'openapi/components/schemas/Channel.yaml',
      'required: [name, code]',
      'requierd: [name, code]',
    )
    await program.prints(/openapi\/components\/schemas\/Channel\.yaml:4:1/)
    await program.prints(/Channel\.yaml: docs and mock keep the version before\./)
    expect(await call('/api/v2/apps/infos/channels?')).toMatchObject({ channels: { length: 3 } })
  })
})
