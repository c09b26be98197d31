import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parseTokenFile, readTokenFile } from '../../src/control/control-token-file.ts'

vi.mock('node:fs', { spy: true })

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

it('a file that cannot be read is named, with what to do about it', () => {
  expect(() => readTokenFile(join(folder, 'missing'))).toThrow(
    /missing is not there\. Make it with innwire-server control-token/,
  )
  expect(() => readTokenFile(folder)).toThrow(/is a folder\. Name a file/)
  // For root every file can be read.
  vi.mocked(openSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('Permission denied.'), { code: 'EACCES' })
  })
  expect(() => readTokenFile('tokens')).toThrow(/may not read the file tokens\. Give the file .+ chown/)
})
