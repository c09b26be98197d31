import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unusedContractFiles } from './unused-contract-files.ts'

let folder: string
beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'innwire-unused-'))}/`
  await write('openapi/openapi.yaml', 'paths:\n  /rooms: { $ref: paths/rooms.yaml }\n')
  await write('openapi/paths/rooms.yaml', 'schema:\n  $ref: "../components/Room.yaml#/properties/code"\n')
  await write('openapi/components/Room.yaml', 'externalValue: ../recorded/rooms.json\n')
  await write('openapi/recorded/rooms.json', '{}')
  await write('openapi/control/openapi.yaml', 'openapi: 3.1.0\n')
  await write('openapi/workflows/poll.arazzo.yaml', 'sourceDescriptions:\n  - url: ../openapi.yaml\n')
  await write('scripts/lint.ts', "lint('openapi/lint.yaml', 'openapi/openapi.yaml')\n")
  await write('openapi/lint.yaml', '')
  await write('CONTRIBUTING.md', 'tool --config openapi/tool.toml')
  await write('openapi/tool.toml', '')
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(folder + file), { recursive: true })
  await writeFile(folder + file, text)
}

it('follows references, values of examples and workflows', async () => {
  expect(await unusedContractFiles(folder)).toEqual([])
})

it('names a file that nothing refers to, and what only that one refers to', async () => {
  await write('openapi/components/Left.yaml', '$ref: Below.yaml\n')
  await write('openapi/components/Below.yaml', '')
  await write('openapi/recorded/left.json', '{}')
  expect(await unusedContractFiles(folder)).toEqual([
    'openapi/components/Below.yaml',
    'openapi/components/Left.yaml',
    'openapi/recorded/left.json',
  ])
})

it('names a file beside the contract that no program and no instruction names', async () => {
  await write('openapi/other.yaml', '')
  await write('scripts/lint.test.ts', "lint('openapi/other.yaml')\n")
  expect(await unusedContractFiles(folder)).toEqual(['openapi/other.yaml'])
})

it('finds no such file in this repository', async () => {
  expect(await unusedContractFiles()).toEqual([])
})
