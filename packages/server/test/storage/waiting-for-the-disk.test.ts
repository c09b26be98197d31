import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/storage/sqlite/node-sqlite.ts'

it.each([
  ['waits for the disk', false, 2],
  ['does not wait for the disk where the file is temporary', true, 0],
])('a commit %s', (_, temporary, synchronous) => {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-disk-'))
  const database = openDatabase(join(folder, 'hotel.db'), temporary)
  try {
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous })
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
})
