import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ContractName, contractFiles } from '../contract/contract.ts'
import { keepContracts } from '../keep-contracts.ts'
import { breakingChanges } from './breaking-changes.ts'

let folder: string
beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'innwire-contract-'))}/`
  await mkdir(`${folder}openapi/control`, { recursive: true })
  await mkdir(`${folder}openapi/baseline`)
  await mkdir(`${folder}.changeset`)
  await writeContract('property')
  await writeContract('control')
  await keepContracts(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const answered = { code: { type: 'string' }, name: { type: 'string' } }

const answering = (examples: object) => ({
  responses: {
    '200': {
      description: 'A channel.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Channel' }, examples } },
    },
  },
})

/** A contract of two operations that answer these properties. */
const writeContract = (name: ContractName, properties: object = answered, version = '0.1.0') =>
  writeFile(
    folder + contractFiles[name],
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Test', version },
      paths: {
        '/channels': { get: answering({}) },
        '/channels/late': { get: answering({ late: { value: { code: 'late' } } }) },
      },
      components: { schemas: { Channel: { type: 'object', properties } } },
    }),
  )
const writeChangeset = (size: string, file = 'one.md') =>
  writeFile(`${folder}.changeset/${file}`, `---\n"@innwire/types": ${size}\n---\n\nA change.\n`)
const judge = (name: ContractName = 'property') => breakingChanges(name, folder).run()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: folder })
const commit = () => {
  git('add', '.')
  git('commit', '--quiet', '--message', 'A change')
}

it('lets the released contract pass', async () => {
  expect(await judge()).toMatchObject({ passed: 1, failed: 0 })
})

it.each(['property', 'control'] as const)(
  'refuses a removed response field of the %s API also with a changeset, and names the next version below 1.0',
  async (name) => {
    await writeContract(name, { code: { type: 'string' } })
    await writeChangeset('minor')
    const { failed, output } = await judge(name)
    expect(failed).toBe(1)
    expect(output).toContain('Property `name` of `Channel` was removed')
    expect(output).toContain('must be 0.2.0 or later')
  },
)

it('names the operations that have an example of a new code', async () => {
  await writeContract('property', { code: { type: 'string', enum: ['early'] } })
  await keepContracts(folder)
  await writeContract('property', { code: { type: 'string', enum: ['early', 'late'] } })
  expect((await judge()).output).toContain("gained values: 'late', which GET /channels/late answers.")
})

const more = { ...answered, logo: { type: 'string' } }

it('refuses an added field without a new version, and lets it pass with one', async () => {
  await writeContract('property', more)
  expect((await judge()).output).toContain('must be 0.2.0 or later')
  await writeContract('property', more, '0.2.0')
  expect((await judge()).failed).toBe(0)
})

it('lets an added field pass with a changeset that is large enough', async () => {
  await writeContract('property', more)
  await writeChangeset('patch')
  expect((await judge()).output).toContain('Add a changeset of this change that says minor')
  await writeChangeset('minor')
  expect((await judge()).failed).toBe(0)
})

it('lets no changeset of an earlier change speak for this one', async () => {
  git('init', '--quiet', '--initial-branch', 'main')
  await writeContract('property', more)
  await writeChangeset('minor')
  commit()
  git('switch', '--quiet', '--create', 'change')
  await writeFile(`${folder}README.md`, 'No change of the contract.\n')
  commit()
  expect((await judge()).failed).toBe(0)
  await writeContract('property', { ...more, icon: { type: 'string' } })
  expect((await judge()).output).toContain('Add a changeset of this change that says minor')
  await writeChangeset('minor', 'two.md')
  commit()
  expect((await judge()).failed).toBe(0)
})

it('keeps what a new version changed, and nothing of a version that is kept again', async () => {
  await writeContract('property', more)
  await keepContracts(folder)
  await writeContract('property', { code: { type: 'string' } }, '0.2.0')
  await keepContracts(folder)
  expect(await readdir(`${folder}openapi/baseline/changes`)).toEqual(['0.2.0-property.json'])
  const kept = JSON.parse(await readFile(`${folder}openapi/baseline/changes/0.2.0-property.json`, 'utf8'))
  expect(kept).toMatchObject({ name: 'property', version: '0.2.0' })
  expect(kept.changes.map(({ field }: { field: string }) => field).sort()).toEqual([
    'Channel.logo',
    'Channel.name',
  ])
})
