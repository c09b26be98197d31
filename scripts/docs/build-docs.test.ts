import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildDocs } from './build-docs.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-build-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a contract that is not there is named, with the command that makes it', async () => {
  const contract = join(folder, 'none.json')
  await expect(buildDocs({ addresses: {}, contract, outDir: folder })).rejects.toThrow(
    `The contract cannot be read at ${contract}. Run "npm run generate"`,
  )
})

test('a contract that is half written is not taken for one', async () => {
  const contract = join(folder, 'half.json')
  await writeFile(contract, '{ "openapi": ')
  await writeFile(join(folder, 'half.yaml'), '')
  await expect(buildDocs({ addresses: {}, contract })).rejects.toThrow(
    `The contract at ${contract} is not JSON.`,
  )
})

test('a build that fails leaves the site as it was and says what Redocly said', async () => {
  const contract = join(folder, 'broken.json')
  const get = { operationId: 'a', summary: 'A', tags: ['T'], responses: {} }
  const info = { title: 'Broken', version: '1.0.0' }
  await writeFile(contract, JSON.stringify({ openapi: '7.0', info, paths: { '/a': { get } } }))
  await writeFile(join(folder, 'broken.yaml'), '')
  const outDir = join(folder, 'site')
  await expect(buildDocs({ addresses: {}, contract, outDir })).rejects.toThrow(
    'Redocly could not build the reference. It said:\nUnsupported OpenAPI version: 7.0',
  )
  expect(await readdir(folder)).not.toContain('site')
})
