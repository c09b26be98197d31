import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseTokenFile, readTokenFile } from '../../src/control/token-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const line = (index: number) => `name-${index} read ${index.toString(16).padStart(64, '0')}`

it('a file of 200,000 tokens is read in time by its length', () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => line(index))
  expect(parseTokenFile('tokens', lines.join('\n'))).toHaveLength(200_000)
})

it('a pipe in place of the file is refused, and nobody waits for it', () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', ['-m', '600', pipe])
  expect(() => readTokenFile(pipe)).toThrow(`${pipe} is no regular file. Name one that is.`)
})
