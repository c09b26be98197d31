import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '../build/root.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'
import { breakingChanges } from './breaking-changes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-contract-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the gate says to the released contract with a change. */
async function judge(change: (document: OpenApiDocument) => void) {
  const document = parse(await readFile(`${root}openapi/released.yaml`, 'utf8')) as OpenApiDocument
  change(document)
  const file = join(folder, `${crypto.randomUUID()}.yaml`)
  await writeFile(file, stringify(document))
  return breakingChanges(file).run()
}

it('lets the released contract pass', async () => {
  expect(await judge(() => {})).toMatchObject({ passed: 1, failed: 0 })
})

it('refuses a removed response field, and names the next version below 1.0', async () => {
  const { failed, output } = await judge(({ components }) => {
    delete components.schemas.Channel?.properties?.name
  })
  expect(failed).toBe(1)
  expect(output).toContain('Property `name` of `Channel` was removed')
  expect(output).toContain('must be 0.2.0 or later')
})

it('refuses an added field without a new version, and lets it pass with one', async () => {
  const add = ({ components }: OpenApiDocument) => {
    Object.assign(components.schemas.Channel?.properties ?? {}, { logo: { type: 'string' } })
  }
  const refused = await judge(add)
  expect(refused.output).toContain('must be 0.2.0 or later')
  const passed = await judge((document) => {
    add(document)
    document.info.version = '0.2.0'
  })
  expect(passed.failed).toBe(0)
})
