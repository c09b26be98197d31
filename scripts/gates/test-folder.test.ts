import { execFile } from 'node:child_process'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { makeTestFolder } from './test-folder.ts'

it('the folder of the tests lets other users through, and runs programs', async () => {
  const folder = await makeTestFolder()
  expect((await stat(folder)).mode & 0o777).toBe(0o711)
  const program = join(folder, 'greets')
  await writeFile(program, '#!/bin/sh\necho hello', { mode: 0o700 })
  const { stdout } = await promisify(execFile)(program)
  expect(stdout).toBe('hello\n')
  await rm(folder, { recursive: true })
})
