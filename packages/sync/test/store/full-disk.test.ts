import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Said } from './full-disk-worker.ts'

const run = promisify(execFile)

it.skipIf(process.platform === 'win32')('nobody gets a lease that a full disk does not keep', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-sync-'))
  try {
    const file = join(folder, 'sync.db')
    const store = await sqliteStore(file)
    await store.close()
    // As if the disk had 100 blocks of 512 bytes for each file, and no more.
    const limited = `trap '' XFSZ; ulimit -f 100; exec "$0" "$@"`
    const worker = join(import.meta.dirname, 'full-disk-worker.ts')
    const { stdout } = await run('/bin/sh', ['-c', limited, process.execPath, worker, file])
    const refused = { failed: expect.stringMatching(/disk/) }
    const said: Said = JSON.parse(stdout)
    expect(said).toEqual([refused, refused, refused, refused])
  } finally {
    await rm(folder, { recursive: true })
  }
})
