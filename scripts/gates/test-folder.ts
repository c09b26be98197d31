import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Several times what all tests have at once. */
const leastBytes = 8e9

/**
 * Makes the folder in which tests make theirs. It is in memory where there is room: they kill processes, and never cut the
 * power, so they need not wait for a disk, which takes half the time of those that commit.
 */
export async function makeTestFolder(): Promise<string> {
  if (await hasRoom()) {
    const folder = await makeIn(memory)
    if (await runsPrograms(folder)) return folder
    await rm(folder, { recursive: true })
  }
  return makeIn(tmpdir())
}

async function makeIn(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'innwire-tests-'))
  // PostgreSQL goes through it as a user of its own.
  await chmod(folder, 0o711)
  return folder
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, process.availableMemory()) > leastBytes
}

/** In a container it may be mounted so that no program of it runs. */
async function runsPrograms(folder: string): Promise<boolean> {
  const program = join(folder, 'program')
  await writeFile(program, '#!/bin/sh\n', { mode: 0o700 })
  return promisify(execFile)(program).then(
    () => true,
    () => false,
  )
}
